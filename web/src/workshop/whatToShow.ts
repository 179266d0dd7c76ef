import type { TitleFolder } from '$lib/table/title.ts'
import { loadTitle } from '../games/index.ts'
import { settingFrom, type Setting } from './match/setting.ts'

/** The parts, or a match of one title. */
export type Shown = { kind: 'parts'; query: URLSearchParams } | { kind: 'match'; folder: TitleFolder; setting: Setting }

export async function whatToShow(path: string, query: URLSearchParams): Promise<Shown> {
  const [, , title] = path.split('/')
  if (!title) return { kind: 'parts', query }
  const setting = settingFrom(title, query)
  const folder = await loadTitle(title, setting?.language ?? 'en')
  await folder?.screen.fetch()
  if (folder && setting)
    await Promise.all(folder.pieces({ seats: setting.seats, isOver: true, view: null }).map((part) => part.fetch()))
  return folder && setting ? { kind: 'match', folder, setting } : { kind: 'parts', query }
}

import type { TitleFolder } from '$lib/table/title.ts'
import { loadTitle } from '../games/index.ts'
import { WORDS } from '../games/cardbot-derby/words/words.ts'
import { settingFrom, type Setting } from './match/setting.ts'

/** The parts, or the derby's board in motion, or a match of one title. */
export type Shown =
  | { kind: 'parts'; query: URLSearchParams }
  | { kind: 'derbyBoard'; query: URLSearchParams }
  | { kind: 'match'; folder: TitleFolder; setting: Setting }

export async function whatToShow(path: string, query: URLSearchParams): Promise<Shown> {
  const [, , title] = path.split('/')
  if (!title) return { kind: 'parts', query }
  if (title === 'derby-board') {
    await WORDS.fetch(query.get('lang') === 'de' ? 'de' : 'en')
    return { kind: 'derbyBoard', query }
  }
  const setting = settingFrom(title, query)
  const folder = await loadTitle(title, setting?.language ?? 'en')
  await folder?.screen.fetch()
  if (folder && setting)
    await Promise.all(folder.pieces({ seats: setting.seats, isOver: true, view: null }).map((part) => part.fetch()))
  return folder && setting ? { kind: 'match', folder, setting } : { kind: 'parts', query }
}

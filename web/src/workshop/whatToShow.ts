import type { TitleFolder, TitleScreen } from '#lib/table/title.ts'
import { loadTitleWords } from '../games/loading/loadWords.ts'
import { loadReplayScreen } from '../games/loading/loadReplayScreen.ts'
import { WORDS } from '../games/cardbot-derby/words/words.ts'
import { settingFrom, type Setting } from './match/setting.ts'

/** The parts, or the derby's board in motion, or a match of one title. */
export type Shown =
  | { kind: 'parts'; query: URLSearchParams }
  | { kind: 'derbyBoard'; query: URLSearchParams }
  | { kind: 'match'; folder: TitleFolder; Screen: TitleScreen; setting: Setting }

export async function whatToShow(path: string, query: URLSearchParams): Promise<Shown> {
  const [, , title] = path.split('/')
  if (!title) return { kind: 'parts', query }
  if (title === 'derby-board') {
    await WORDS.fetch(query.get('lang') === 'de' ? 'de' : 'en')
    return { kind: 'derbyBoard', query }
  }
  const setting = settingFrom(title, query)
  const [folder, Screen] = await Promise.all([
    loadTitleWords(title, setting?.language ?? 'en'),
    loadReplayScreen(title),
  ])
  return folder && Screen && setting ? { kind: 'match', folder, Screen, setting } : { kind: 'parts', query }
}

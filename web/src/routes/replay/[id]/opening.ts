import { Film } from '#lib/replay/film.ts'
import type { TitleReplay } from '#lib/replay/title.ts'
import { workingWinder } from '#lib/replay/winder.ts'
import type { TitleFolder, TitleScreen } from '#lib/table/title.ts'
import type { Language } from '#lib/words/language.ts'
import { roomWords } from '#lib/words/roomWords.ts'
import type { Room } from '#lib/words/words.ts'
import { loadTitleWords } from '../../../games/loading/loadWords.ts'
import { loadReplayScreen } from '../../../games/loading/loadReplayScreen.ts'
import { loadReplay } from '../../../games/loading/loadReplay.ts'
import { recordOf } from './recordOf.ts'

/** All that a replay is shown with. */
export interface Opened {
  film: Film
  folder: TitleFolder
  Screen: TitleScreen
  replay: TitleReplay
  said: Said
  /** By moment, ms since 1970. */
  times: readonly number[]
}
/** What the table says, in the language that was fetched for it. */
export interface Said {
  language: Language
  room: Room
}

interface Wanted {
  id: string
  title: string
  language: Language
  /** How much has been played again, in hundredths. */
  onwound: (done: number) => void
}

/** Fetches the record and what its title needs, and plays the match again. Rejects where the line is down. */
export async function openReplay({ id, title, language, onwound }: Wanted): Promise<Opened> {
  const [record, folder, Screen, replay, room] = await Promise.all([
    recordOf(id),
    loadTitleWords(title, language),
    loadReplayScreen(title),
    loadReplay(title),
    roomWords(language),
  ])
  if (!folder || !Screen || !replay || !record.moves) throw new Error(`${title} cannot be shown`)
  const moments = record.moves.length + 1
  const film = await Film.of(workingWinder(record), (wound) => onwound(Math.round((100 * wound) / moments)))
  if (film.last < 0) throw new Error('nothing of it could be played')
  const times = [record.begunAt, ...record.moves.map(({ at }) => at)]
  return { film, folder, Screen, replay, said: { language, room }, times }
}

/** The same in another language. */
export async function saidIn({ folder }: Opened, language: Language): Promise<Said> {
  const [room] = await Promise.all([roomWords(language), folder.fetchWords(language)])
  return { language, room }
}

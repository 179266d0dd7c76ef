import type { Event, SeenPhase } from '@robot-night/engine/games/evil-robots-classic'
import { tellingOfClock } from '#lib/stage/timedOut.ts'
import type { TitleWording } from '#lib/table/title.ts'
import { aloudOf } from './aloud.ts'
import { linesOf } from './log.ts'
import { WORDS } from './words/words.ts'

const chapters: Readonly<Record<SeenPhase['kind'], number>> = {
  discuss: 3,
  call: 4,
  callOrder: 4,
  turn: 4,
  answer: 5,
  react: 5,
  lineUp: 6,
  passOrder: 6,
  passTurn: 6,
  nextRound: 7,
  over: 7,
}

const wording = {
  fetchWords: (language) => WORDS.fetch(language),
  knows: (kind, language) => Object.hasOwn(WORDS.in(language).log, kind),
  log: (events: readonly Event[], reader) => events.flatMap((event) => linesOf(event, reader)),
  aloud: (events: readonly Event[], reader) => aloudOf(events, reader),
  // In all phases, so that the table stands still from one to the next.
  talks: () => true,
  byClock: (kind, language) => WORDS.in(language).aloud.byClock[kind],
  chapters,
} satisfies TitleWording

export default tellingOfClock(wording)

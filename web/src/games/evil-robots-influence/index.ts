import type { Event, SeenPhase, View } from '@robot-night/engine/games/evil-robots-influence'
import { tellingOfClock } from '#lib/stage/timedOut.ts'
import type { TitleWording } from '#lib/table/title.ts'
import { aloudOf } from './aloud.ts'
import { linesOf } from './log.ts'
import { WORDS } from './words/words.ts'

/** People bargain as long as something can still be changed by it. */
const TALKS: readonly SeenPhase['kind'][] = [
  'claim',
  'offer',
  'pick',
  'giveZero',
  'turn',
  'cardChoice',
  'reveal',
  'split',
]

const chapters: Readonly<Record<SeenPhase['kind'], number>> = {
  claim: 2,
  offer: 2,
  pick: 2,
  giveZero: 2,
  turn: 3,
  cardChoice: 3,
  reveal: 3,
  split: 4,
  retain: 4,
  endgame: 5,
  path: 5,
  over: 5,
}

const wording = {
  fetchWords: (language) => WORDS.fetch(language),
  knows: (kind, language) => Object.hasOwn(WORDS.in(language).log, kind),
  log: (events: readonly Event[], reader) => linesOf(events, reader),
  aloud: (events: readonly Event[], reader) => aloudOf(events, reader),
  talks: ({ phase }: View) => TALKS.includes(phase.kind),
  byClock: (kind, language) => WORDS.in(language).aloud.byClock[kind],
  chapters,
} satisfies TitleWording

export default tellingOfClock(wording)

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
  claim: 3,
  offer: 3,
  pick: 3,
  giveZero: 3,
  turn: 4,
  cardChoice: 4,
  reveal: 4,
  split: 5,
  retain: 5,
  endgame: 6,
  path: 6,
  over: 6,
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

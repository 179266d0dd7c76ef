import type { Event, SeenPhase, View } from '@robot-night/engine/games/evil-robots-classic'
import type { TitleWording } from '#lib/table/title.ts'
import { aloudOf } from './aloud.ts'
import { linesOf } from './log.ts'
import { WORDS } from './words/words.ts'

const chapters: Readonly<Record<SeenPhase['kind'], number>> = {
  discuss: 2,
  call: 3,
  callOrder: 3,
  turn: 3,
  answer: 4,
  react: 4,
  lineUp: 5,
  passOrder: 5,
  passTurn: 5,
  nextRound: 6,
  over: 6,
}

const wording = {
  fetchWords: (language) => WORDS.fetch(language),
  knows: (kind, language) => Object.hasOwn(WORDS.in(language).log, kind),
  log: (events: readonly Event[], reader) => events.flatMap((event) => linesOf(event, reader)),
  aloud: (events: readonly Event[], reader) => aloudOf(events, reader),
  talks: ({ phase }: View) => phase.kind === 'discuss',
  chapters,
} satisfies TitleWording

export default wording

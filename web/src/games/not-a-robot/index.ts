import type { Event, SeenPhase, View } from '@robot-night/engine/games/not-a-robot'
import { tellingOfClock } from '#lib/stage/timedOut.ts'
import type { TitleWording } from '#lib/table/title.ts'
import { aloudOf } from './aloud.ts'
import { linesOf } from './log.ts'
import { ALTS } from './pictures.ts'
import type { Watching } from './told.ts'
import { WORDS } from './words/words.ts'

const chapters: Readonly<Record<SeenPhase['kind'], number>> = {
  associate: 2,
  review: 3,
  call: 4,
  guess: 4,
  explain: 5,
  debate: 5,
  vote: 6,
  result: 7,
  over: 8,
}

const wording = {
  fetchWords: async (language) => {
    await Promise.all([WORDS.fetch(language), ALTS.fetch(language)])
  },
  knows: (kind, language) => Object.hasOwn(WORDS.in(language).log, kind),
  log: (events: readonly Event[], reader: Watching) => linesOf(events, reader),
  aloud: (events: readonly Event[], reader: Watching) => aloudOf(events, reader),
  talks: ({ phase }: View) => phase.kind === 'explain' || phase.kind === 'debate',
  byClock: (kind, language) => WORDS.in(language).aloud.byClock[kind],
  chapters,
} satisfies TitleWording

export default tellingOfClock(wording)

import { valueOf, type Event, type View } from '@robot-night/engine/games/sample-title'
import type { Secret, SeenByAll, TitleReplay } from '#lib/replay/title.ts'
import { words as de } from '#lib/words/de/titles/sample-title/replay.ts'
import { words as en } from '#lib/words/en/titles/sample-title/replay.ts'
import type { Language } from '#lib/words/language.ts'

const WORDS: Readonly<Record<Language, typeof en>> = { en, de }
const marks: readonly Event['kind'][] = ['shown', 'gameOver']

const secrets = ({ seats, language }: SeenByAll<View>): Secret[] =>
  seats.map(({ hand }, seat) => ({
    ...{ seat, name: WORDS[language].hand, knownTo: [seat] },
    faces: (hand ?? []).map((card) => ({ kind: 'text', text: String(valueOf(card)) })),
  }))

export default { marks, secrets } satisfies TitleReplay

import { valueOf, type Event, type View } from '@robot-night/engine/games/sample-title'
import type { Secret, SeenByAll, TitleReplay } from '#lib/replay/title.ts'

const HAND = { en: 'Hand', de: 'Hand' }
const marks: readonly Event['kind'][] = ['shown', 'gameOver']

const secrets = ({ seats, language }: SeenByAll<View>): Secret[] =>
  seats.map(({ hand }, seat) => ({
    ...{ seat, name: HAND[language], knownTo: [seat] },
    faces: (hand ?? []).map((card) => ({ kind: 'text', text: String(valueOf(card)) })),
  }))

export default { marks, secrets } satisfies TitleReplay

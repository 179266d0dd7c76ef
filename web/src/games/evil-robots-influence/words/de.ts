import { cards } from './de/cards.ts'
import { FACES, TEAMS } from './de/grammar.ts'
import { log } from './de/log.ts'
import { refusals } from './de/refusals.ts'
import { finale } from './de/finale.ts'
import { showing } from './de/showing.ts'
import { table } from './de/table.ts'
import { turn } from './de/turn.ts'
import type { Words } from './words.ts'

export const de: Words = {
  you: 'Du',
  presence: { away: 'nicht da', bot: 'Blechroboter', botPlays: 'nicht da, ein Blechroboter spielt' },
  faces: FACES,
  teams: TEAMS,
  cards,
  refusals,
  log,
  showing,
  table,
  turn,
  finale,
}

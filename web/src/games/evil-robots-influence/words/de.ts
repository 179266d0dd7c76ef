import { cards } from './de/cards.ts'
import { FACES, TEAMS } from './de/grammar.ts'
import { log } from './de/log.ts'
import { refusals } from './de/refusals.ts'
import { showing } from './de/showing.ts'
import { table } from './de/table.ts'
import type { FirstWords } from './words.ts'

export const de: FirstWords = {
  you: 'Du',
  lamp: { away: 'nicht da', bot: 'Blechroboter', botPlays: 'nicht da, ein Blechroboter spielt' },
  faces: FACES,
  teams: TEAMS,
  cards,
  refusals,
  log,
  showing,
  table,
}

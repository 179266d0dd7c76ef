import { cards } from './en/cards.ts'
import { FACES, TEAMS } from './en/grammar.ts'
import { log } from './en/log.ts'
import { refusals } from './en/refusals.ts'
import { finale } from './en/finale.ts'
import { showing } from './en/showing.ts'
import { table } from './en/table.ts'
import { turn } from './en/turn.ts'
import type { Words } from './words.ts'

export const en: Words = {
  you: 'You',
  presence: { away: 'away', bot: 'tin robot', botPlays: 'away, a tin robot plays' },
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

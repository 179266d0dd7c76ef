import { aloud } from './aloud.ts'
import { cards } from './cards.ts'
import { FACES, TEAMS } from './grammar.ts'
import { log } from './log.ts'
import { refusals } from './refusals.ts'
import { finale } from './finale.ts'
import { showing } from './showing.ts'
import { table } from './table.ts'
import { turn } from './turn.ts'
import type { Words } from '#games/evil-robots-influence/words/words.ts'

export const words: Words = {
  you: 'You',
  faces: FACES,
  teams: TEAMS,
  cards,
  refusals,
  log,
  aloud,
  showing,
  table,
  turn,
  finale,
}

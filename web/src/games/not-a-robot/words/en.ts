import { log } from './en/log.ts'
import { refusals } from './en/refusals.ts'
import { table } from './en/table.ts'
import { talk } from './en/talk.ts'
import type { Words } from './words.ts'

export const en: Words = {
  you: 'You',
  presence: { away: 'away', bot: 'tin robot', botPlays: 'away, a tin robot plays' },
  refusals,
  log,
  table,
  talk,
}

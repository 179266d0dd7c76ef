import { log } from './de/log.ts'
import { refusals } from './de/refusals.ts'
import { table } from './de/table.ts'
import { talk } from './de/talk.ts'
import type { Words } from './words.ts'

export const de: Words = {
  you: 'Du',
  presence: { away: 'nicht da', bot: 'Blechroboter', botPlays: 'nicht da, ein Blechroboter spielt' },
  refusals,
  log,
  table,
  talk,
}

import { aloud } from './aloud.ts'
import { log } from './log.ts'
import { refusals } from './refusals.ts'
import { table } from './table.ts'
import { talk } from './talk.ts'
import type { Words } from '#games/not-a-robot/words/words.ts'

export const words: Words = {
  you: 'Du',
  refusals,
  log,
  aloud,
  table,
  talk,
}

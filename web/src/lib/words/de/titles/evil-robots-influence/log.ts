import type { Sentences } from '#games/evil-robots-influence/words/telling.ts'
import { auction } from './log/auction.ts'
import { ends } from './log/ends.ts'
import { turns } from './log/turns.ts'

export const log: Sentences = { ...auction, ...turns, ...ends }

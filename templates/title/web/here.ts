import { tableContext } from '#lib/stage/context.ts'
import { WORDS } from './words/words.ts'

export const { getHere, openTable } = tableContext(WORDS)

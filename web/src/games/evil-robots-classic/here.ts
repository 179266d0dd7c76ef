import { tableContext, type Here } from '#lib/stage/context.ts'
import type { Told } from './words/telling.ts'
import { WORDS, type Words } from './words/words.ts'

export const { getHere, openTable } = tableContext(WORDS)

/** Besides the seats there may be an extra robot. */
export const toldBy = (here: Here<Words>): Told => ({
  who: (target) => (target === 'npc' ? { name: here.words.npc.name, isMe: false } : here.who(target)),
})

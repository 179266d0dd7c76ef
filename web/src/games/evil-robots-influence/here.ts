import { tableContext, type Here as HereWith } from '#lib/stage/context.ts'
import type { Told } from './words/telling.ts'
import { WORDS, type Words } from './words/words.ts'

export type Here = HereWith<Words>
export const { getHere, openTable } = tableContext(WORDS)

/** Besides the seats there may be the Idle Robot. */
export const toldBy = (here: Here): Told => ({
  who: (holder) =>
    holder === 'idle' ? { name: here.words.table.idle.name, isMe: false, isIdle: true } : here.who(holder),
})

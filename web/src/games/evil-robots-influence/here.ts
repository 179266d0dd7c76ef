import type { Holder } from '@robot-night/engine/games/evil-robots-influence'
import { createContext } from 'svelte'
import { hereWith, type Here as HereWith } from '#lib/table/here.ts'
import type { Who } from './words/telling.ts'
import { WORDS, type Words } from './words/words.ts'

export { hueOf } from '#lib/table/here.ts'
export type Here = HereWith<Words>

export const [getHere, setHere] = createContext<Here>()

export const hereOf = (given: Parameters<typeof hereWith>[1]): Here => hereWith(WORDS, given)

/** Besides the seats there may be the Idle Robot. */
export const toldBy = (here: Here): { who: (holder: Holder) => Who } => ({
  who: (holder) =>
    holder === 'idle' ? { name: here.words.table.idle.name, isMe: false, isIdle: true } : here.who(holder),
})

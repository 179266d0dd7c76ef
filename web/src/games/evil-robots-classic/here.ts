import { createContext } from 'svelte'
import { hereWith, type Here as HereWith } from '#lib/table/here.ts'
import type { Told } from './words/telling.ts'
import { WORDS, type Words } from './words/words.ts'

export { hueOf } from '#lib/table/here.ts'
export type Here = HereWith<Words>

export const [getHere, setHere] = createContext<Here>()

export const hereOf = (given: Parameters<typeof hereWith>[1]): Here => hereWith(WORDS, given)

/** Besides the seats there may be an extra robot. */
export const toldBy = (here: Here): Told => ({
  who: (target) => (target === 'npc' ? { name: here.words.npc.name, isMe: false } : here.who(target)),
})

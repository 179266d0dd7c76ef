import { createContext } from 'svelte'

/** Whether secrets are to lie covered at this table, and whether they do just now. */
export interface Cover {
  readonly covers: boolean
  readonly isCovered: boolean
}

export const [getCover, setCover] = createContext<Cover>()

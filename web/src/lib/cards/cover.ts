import { createContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/** Whether secrets are to lie covered at this table, and whether they do just now. */
export interface Cover {
  readonly covers: boolean
  readonly isCovered: boolean
  /** Shows them while it is held. */
  readonly hold: Attachment<HTMLElement>
}

export const [getCover, setCover] = createContext<Cover>()

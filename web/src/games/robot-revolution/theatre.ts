import { createContext } from 'svelte'
import type { Stage } from './storyboard.ts'

/** What the parts of the table need to know of the playback to move with it. */
export interface Theatre {
  readonly stage: Stage | null
  /** How much of its time at leisure the stage is given. */
  readonly tempo: number
}

export const [getTheatre, setTheatre] = createContext<Theatre>()

import type { Event, View } from '@robot-night/engine/games/evil-robots-classic'
import { EventPlayback } from '#lib/stage/EventPlayback.svelte.ts'
import { storyboard, type Stage } from './storyboard.ts'

/** So long may a frame be shown, in ms. Before a window that is open already every second of it counts. */
const MOST_MS = 4000
const BEFORE_WINDOW_MS = 700
export const mostFor = (isWindow: boolean): number => (isWindow ? BEFORE_WINDOW_MS : MOST_MS)

export const createPlayback = (n: number, view: View): EventPlayback<View, Event, Stage> =>
  new EventPlayback<View, Event, Stage>(storyboard, { n, view })

import type { Event, View } from '@robot-night/engine/games/evil-robots-influence'
import { EventPlayback } from '#lib/stage/EventPlayback.svelte.ts'
import { storyboard, type Stage } from './storyboard.ts'

/** So long may a frame be shown, in ms. Before a window that is open already every second of it counts. */
const MOST_MS = 1500
const BEFORE_WINDOW_MS = 1200
/** What a round, or the match, comes to. */
const SCENE_MS = 5500
const SCENES: readonly Event['kind'][] = ['counted', 'endgameRevealed', 'pathChosen']

export type Playback = EventPlayback<View, Event, Stage>

export function mostFor(events: readonly Event[], isWindow: boolean): number {
  if (events.some(({ kind }) => SCENES.includes(kind))) return SCENE_MS
  return isWindow ? BEFORE_WINDOW_MS : MOST_MS
}

export const createPlayback = (n: number, view: View, isWatched?: () => boolean): Playback =>
  new EventPlayback<View, Event, Stage>(storyboard, { n, view, ...(isWatched && { isWatched }) })

import { readJson } from '@robot-night/engine/json'
import { pictureId, type Holder, type Place, type View } from '@robot-night/engine/games/not-a-robot'
import { browserStore } from '#lib/kept/store.ts'

/** What a watcher thinks. It stays in the browser. */
export interface Marked {
  place: Place | null
  robot: Holder | null
}

export const UNMARKED: Marked = { place: null, robot: null }
const KEY = 'not-a-robot-marks'

/** The nine pictures tell one round from all others. */
const roundOf = ({ pictures }: Pick<View, 'pictures'>): string => pictures.map(pictureId).join(' ')

export const markedIn = (view: Pick<View, 'pictures'>): Marked => read(browserStore.read(KEY), roundOf(view))

export function keepMarked(view: Pick<View, 'pictures'>, marked: Marked): void {
  browserStore.write(KEY, written(marked, roundOf(view)))
}

export const written = (marked: Marked, round: string): string => JSON.stringify({ ...marked, round })

/** What somebody may have changed by hand is believed only where it makes sense. */
export function read(kept: string | null, round: string): Marked {
  const found: unknown = readJson(kept ?? 'null')
  if (typeof found !== 'object' || found === null) return UNMARKED
  if (!('round' in found) || found.round !== round) return UNMARKED
  const place = 'place' in found && typeof found.place === 'number' ? found.place : null
  const holder = 'robot' in found ? found.robot : null
  return { place, robot: typeof holder === 'number' || holder === 'server' ? holder : null }
}

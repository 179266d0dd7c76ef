import { hear } from '../core/update.ts'
import type { Told, Viewer } from '../core/game.ts'
import { digest } from './hashes.ts'

/** The deal, or one move: the beat after it, and what was told. */
export interface Chapter {
  beat: number
  told: readonly Told[]
}

/** The seats of a match, then the watchers. */
export const viewersAt = (seats: number): Viewer[] => [...Array(seats).keys(), 'spectator']

/** By viewer: a hash of all that they heard, chapter by chapter. */
export const heardBy = (chapters: readonly Chapter[], seats: number): string[] =>
  viewersAt(seats).map((viewer) => digest(chapters.map(({ beat, told }) => [beat, hear(told, viewer)])))

/** A hash of the whole record but its seal. It tells a file that was damaged or cut from one that was not. */
export const sealOf = (record: object): string =>
  digest(Object.fromEntries(Object.entries(record).filter(([key]) => key !== 'seal')))

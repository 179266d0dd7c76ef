import { hear } from '../core/update.ts'
import type { Told as ToldEvent, Viewer } from '../core/game.ts'
import { chainFrom, chainsOver } from './chain.ts'
import { digest } from './hashes.ts'

/** The deal or a move: the beat after it, and its events. */
export interface Chapter {
  beat: number
  told: readonly ToldEvent[]
}

/** The seats of a match, then the watchers. */
export const viewersAt = (seats: number): Viewer[] => [...Array(seats).keys(), 'spectator']

/** Everything that one viewer was told: how many events, and the chain over them. */
export interface Told {
  events: number
  chain: string
}

/** By viewer: what they have been told. */
export const toldTo = (chapters: readonly Chapter[], seats: number): Told[] =>
  viewersAt(seats).map((viewer) => {
    const first = chainFrom(viewer)
    const chains = chainsOver(first, eventsFor(viewer, chapters))
    return { events: chains.length, chain: chains.at(-1) ?? first }
  })

export const eventsFor = (viewer: Viewer, chapters: readonly Chapter[]): { kind: string }[] =>
  chapters.flatMap(({ told }) => hear(told, viewer))

/** For older records: a hash of everything that they heard, move by move. */
export const heardBy = (chapters: readonly Chapter[], seats: number): string[] =>
  viewersAt(seats).map((viewer) => digest(chapters.map(({ beat, told }) => [beat, hear(told, viewer)])))

/** A hash of the whole record except its seal and signature. It shows whether a file was damaged or cut. */
export const sealOf = (record: object): string =>
  digest(Object.fromEntries(Object.entries(record).filter(([key]) => key !== 'seal' && key !== 'signature')))

import type { Told } from '@robot-night/engine'
import { pointsByRobot } from '@robot-night/engine/games/evil-robots-classic'

/** Points made in rounds, by what they were made with. */
export type Tally = Record<string, { rounds: number; points: number }>

type Points = (event: object) => readonly { of: string; points: number }[]

/** By title: what is told when a round is over. Titles without rounds of their own have none. */
const POINTS: Readonly<Record<string, Points>> = { 'evil-robots-classic': pointsByRobot }

/** Adds what has just been told. */
export function count(tally: Tally, title: string, told: readonly Told<object>[]): void {
  for (const { event } of told) {
    for (const { of, points } of POINTS[title]?.(event) ?? []) add(tally, of, { rounds: 1, points })
  }
}

export function together(tallies: readonly Tally[]): Tally {
  const all: Tally = {}
  for (const tally of tallies) for (const [of, each] of Object.entries(tally)) add(all, of, each)
  return all
}

function add(tally: Tally, of: string, { rounds, points }: Tally[string]): void {
  const before = tally[of] ?? { rounds: 0, points: 0 }
  tally[of] = { rounds: before.rounds + rounds, points: before.points + points }
}

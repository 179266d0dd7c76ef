import { SEATS } from './material.ts'

interface Counts {
  from: number
  to: number
  idle: boolean
  influence: number
}

/** EI-13, by the number of seats from 3 on: the Power Cards, whether an Idle Robot joins in, the Influence to start with. */
const COUNTS: readonly Counts[] = [
  { from: 1, to: 5, idle: true, influence: 2 },
  { from: 1, to: 6, idle: true, influence: 2 },
  { from: 1, to: 6, idle: false, influence: 3 },
  { from: 1, to: 7, idle: false, influence: 3 },
  { from: 1, to: 8, idle: false, influence: 4 },
  { from: 1, to: 9, idle: false, influence: 4 },
  { from: 0, to: 9, idle: false, influence: 5 },
]

export function countsFor(seats: number): Counts {
  const counts = COUNTS[seats - SEATS.min]
  if (!counts) throw new Error(`3 to 9 seats, not ${seats}`)
  return counts
}

export const powersFor = (seats: number): number[] => {
  const { from, to } = countsFor(seats)
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

import type { Told } from '@robot-night/engine'
import type { Figure } from '../../report.ts'

/** Rounds in which one side plays against all others, and how many of them it won. */
export interface Sided {
  rounds: number
  won: number
}

/** What is told when such a round is over: did the one side win it? Null: something else is told. */
type Won = (event: object) => boolean | null

interface Side {
  name: string
  won: Won
  /** The least and the most that it may win of all rounds. */
  share: readonly [number, number]
}

const SIDES: Readonly<Record<string, Side>> = {
  'not-a-robot': {
    name: 'rounds won by the Robot',
    won: (event) => ('kind' in event && event.kind === 'scored' && 'winner' in event ? event.winner === 'robot' : null),
    share: [0.3, 0.6],
  },
}

/** Adds what has just been told. */
export function countSides(sided: Sided, title: string, told: readonly Told<object>[]): void {
  for (const { event } of told) {
    const won = SIDES[title]?.won(event) ?? null
    if (won === null) continue
    sided.rounds += 1
    sided.won += won ? 1 : 0
  }
}

/** With fewer rounds, luck alone may go beyond the bounds. */
const ENOUGH = 1000

/** Nothing where a title has no such sides. */
export function sideFigures(title: string, all: readonly Sided[]): Figure[] {
  const side = SIDES[title]
  const rounds = all.reduce((sum, each) => sum + each.rounds, 0)
  if (!side || rounds === 0) return []
  const value = all.reduce((sum, { won }) => sum + won, 0) / rounds
  const figure = { name: side.name, value, unit: 'share' }
  if (rounds < ENOUGH) return [figure]
  const [least, most] = side.share
  return [
    { ...figure, bound: least, better: 'more' },
    { ...figure, bound: most, better: 'less' },
  ]
}

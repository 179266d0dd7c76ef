import type { Team } from '../shapes.ts'
import { levelIn, type World } from './world.ts'

/** Who would win the round as it stands, by seat: the count of section 5.6, fast enough for some thousand worlds. */
export function winsIn(world: World): boolean[] {
  const totals = totalsIn(world)
  const best = bestIn(world, totals)
  return world.influence.map((_, seat) => {
    const team = teamIn(world, seat)
    const competes = team !== 'neutral' || world.owners.L10 !== null
    return (competes && totals[team] === best) || (team === 'neutral' && world.owners.R14 === seat)
  })
}

/** What each seat would get: an even part of the pot, and its bonus. */
export function gainsIn(world: World): number[] {
  const wins = winsIn(world)
  const { R11, R15 } = world.owners
  const winners = wins.reduce((sum, isWinner) => sum + (isWinner ? 1 : 0), 0)
  const gains = wins.map((isWinner) => (isWinner ? world.pot / winners : 0))
  if (R11 !== null && wins[R11]) gains[R11] = (gains[R11] ?? 0) + 1
  if (R15 !== null && !wins[R15] && teamIn(world, R15) !== 'neutral') gains[R15] = (gains[R15] ?? 0) + 1
  return gains
}

function teamIn({ hidden, shown }: World, place: number): Team {
  if (hidden[place] !== shown[place]) return 'neutral'
  return hidden[place] === 'H' ? 'good' : 'evil'
}

/** Null: a team without members. */
type Totals = Record<Team, number | null>

function totalsIn(world: World): Totals {
  const totals: Totals = { good: null, evil: null, neutral: null }
  for (let place = 0; place < world.hidden.length; place++) {
    const team = teamIn(world, place)
    totals[team] = (totals[team] ?? 0) + levelIn(world, place)
  }
  return totals
}

/** NaN, which is equal to nothing: nobody competes. */
function bestIn({ owners }: World, { good, evil, neutral }: Totals): number {
  let best = NaN
  for (const total of [good, evil, owners.L10 === null ? null : neutral]) {
    if (total === null) continue
    if (Number.isNaN(best) || (owners.R09 === null ? total > best : total < best)) best = total
  }
  return best
}

import type { Seat } from '../../../core/game.ts'
import { turned } from '../table.ts'
import { levelIn, type World } from './world.ts'

/** In a hundred, of those whose coins differ: how many make them alike; fewer at Power Level zero. */
const JOINS = { usual: 60, atZero: 40 } as const
/** How many turn a coin of somebody else. */
const MEDDLES = 20
/** How many do something in their window. */
const REVEALS = 25

/** The rest of a round: all others who have a turn or a window yet do something with it, each in its mood. */
export function playOn(world: World): void {
  const { later, revealers, moods, reveals } = world.luck
  for (const seat of later) act(world, seat, moods[seat] ?? 0)
  for (const seat of revealers) reveal(world, seat, reveals[seat] ?? 0)
}

function act(world: World, seat: Seat, mood: number): void {
  const { hidden, shown } = world
  const joins = levelIn(world, seat) > 0 ? JOINS.usual : JOINS.atZero
  if (hidden[seat] !== shown[seat] && mood < joins) shown[seat] = hidden[seat] ?? 'H'
  else if (mood >= 100 - MEDDLES) meddle(world, seat)
}

function reveal(world: World, seat: Seat, mood: number): void {
  if (mood >= REVEALS) return
  const { hidden, shown } = world
  const isApart = hidden[seat] !== shown[seat]
  if (isApart) shown[seat] = hidden[seat] ?? 'H'
  else meddle(world, seat)
}

function meddle({ shown, luck, owners }: World, seat: Seat): void {
  const place = luck.whims[seat] ?? seat
  if (place !== owners.L08) shown[place] = turned(shown[place] ?? 'H')
}

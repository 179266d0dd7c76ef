import type { Rng, Seat } from '../../../core/game.ts'
import type { View } from '../shapes.ts'
import { meIn } from './known.ts'
import { imagineWorlds } from './worlds.ts'

const WORLDS = 40

/** Who seems to be on my side first, opponents last; of those who seem alike, as they came. */
export function friendsFirst(view: View, seats: readonly Seat[], rng: Rng): Seat[] {
  const { own } = meIn(view)
  if (own.allegiance === 'N') return [...seats]
  const worlds = imagineWorlds(view, WORLDS, rng)
  const trust = (seat: Seat) => worlds.filter(({ sides }) => sides[seat] === own.allegiance).length
  const doubt = (seat: Seat) => worlds.filter(({ sides }) => !['N', own.allegiance].includes(sides[seat] ?? 'N')).length
  const ranks = new Map(seats.map((seat) => [seat, trust(seat) - doubt(seat)]))
  return [...seats].sort((one, other) => (ranks.get(other) ?? 0) - (ranks.get(one) ?? 0))
}

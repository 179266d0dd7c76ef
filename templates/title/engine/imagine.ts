import type { Rng } from '../../core/game.ts'
import { CARDS } from './material.ts'
import type { CardId, Laid, Phase, SeatState, State, View } from './shapes.ts'

/** Deals the cards that this viewer doesn't see into the hands that they don't see into. */
export function imagine(view: View, rng: Rng): State {
  const seen = new Set([...view.shown, ...(view.hand ?? [])])
  const unseen = CARDS.filter((card) => !seen.has(card))
  rng.shuffle(unseen)
  const seats = view.seats.map(({ handSize, points }, seat): SeatState => {
    const own = seat === view.viewer ? view.hand : null
    return { hand: own ? [...own] : unseen.splice(0, handSize), points }
  })
  const { options, round, shown } = view
  return { options, phase: imaginePhase(view, seats, rng), round, box: unseen, shown: [...shown], seats }
}

function imaginePhase({ phase, viewer }: View, seats: readonly SeatState[], rng: Rng): Phase {
  if (phase.kind === 'over') return { kind: 'over' }
  const { mine } = phase
  const cardOf = (seat: number): CardId => {
    if (seat === viewer && mine) return mine
    return rng.pick(seats[seat]?.hand ?? [])
  }
  return { kind: 'lay', laid: phase.answered.map((seat): Laid => ({ seat, card: cardOf(seat) })) }
}

import type { Rng, Seat } from '../../core/game.ts'
import { cardsFor, GENERALS, isHidden, knownCards } from './material.ts'
import type { CardId, Laid, Phase, SeenCard, State, View } from './shapes.ts'

/** A state that would look like this view: what the viewer knows stays, all other cards are dealt again. */
export function imagine(view: View, rng: Rng): State {
  const unseen = unseenCards(view)
  rng.shuffle(unseen)
  const take = (count: number) => unseen.splice(0, count)
  const hands = view.open?.hands ?? view.seats.map((seat, at) => knownHand(view, at) ?? take(seat.handSize))
  const generals = view.open?.generals ?? view.seats.map((seat) => take(seat.generalsLeft))
  const stacks = view.stacks.map((sides) => sides.map((stack) => stack.map((seen) => laidAs(seen, take))))
  const lost = view.open?.lost ?? imagineLost(view, rng, generals.flat())
  return {
    options: { sharedCodeMin: view.options.sharedCodeMin },
    phase: samePhase(view.phase),
    round: view.round,
    primary: view.primary,
    deck: [...(view.open?.deck ?? take(view.deckSize))],
    discard: [...view.discard],
    seats: view.seats.map((seat, at) => ({
      hand: [...(hands[at] ?? [])],
      generals: [...(generals[at] ?? [])],
      lost: [...(lost[at] ?? [])],
      living: seat.living,
      fellIn: seat.fellIn,
      breakthroughs: seat.breakthroughs,
      breakthroughsThisRound: seat.breakthroughsThisRound,
    })),
    stacks,
  }
}

/** In the order of the material, so that nothing but `rng` decides where they fall. */
function unseenCards(view: View): CardId[] {
  const known = new Set([...view.discard, ...(view.hand ?? []), ...view.stacks.flat().flatMap(knownCards)])
  return cardsFor(view.seats.length).filter((card) => !known.has(card))
}

const knownHand = (view: View, seat: Seat): View['hand'] => (seat === view.viewer ? view.hand : null)

function laidAs(seen: SeenCard, take: (count: number) => CardId[]): Laid {
  if (!isHidden(seen)) return { card: seen.card, faceUp: seen.faceUp, sideways: seen.sideways ?? false }
  const [card] = take(1)
  if (!card) throw new Error('more hidden cards than unseen ones')
  return { card, faceUp: false, sideways: false }
}

/** A lost general may have gone anywhere since; it is only no general any more. Before round 1 there were none. */
function imagineLost(view: View, rng: Rng, generals: readonly CardId[]): CardId[][] {
  const others = cardsFor(view.seats.length).filter((card) => !generals.includes(card))
  rng.shuffle(others)
  return view.seats.map((seat) => others.splice(0, view.round === 0 ? 0 : GENERALS - seat.generalsLeft))
}

function samePhase(phase: Phase): Phase {
  if (phase.kind !== 'over') return { kind: phase.kind, seat: phase.seat }
  return { kind: 'over', result: phase.result, places: phase.places.map((seats) => [...seats]) }
}

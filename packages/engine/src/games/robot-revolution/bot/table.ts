import type { Seat } from '../../../core/game.ts'
import { cardsFor, isHidden, knownCards, PLAYED_DOWN } from '../material.ts'
import type { CardId, SeenSeat, SeenStack, View } from '../shapes.ts'

/** A rival's side of one battlefield. */
interface Side {
  known: CardId[]
  hidden: number
  hold: boolean
}
export interface Rival {
  generals: number
  /** Cards it has yet to play this round, Nobility aside. */
  toCome: number
  /** By battlefield, the first at 0. */
  sides: Side[]
}
/** The table as the bot at one seat sees it. */
export interface Seen {
  options: View['options']
  generals: number
  own: { cards: CardId[]; hold: boolean }[]
  rivals: Rival[]
  /** Every card that might lie face down, be in a rival's hand, in the deck or among the generals. */
  unseen: CardId[]
}

export function look(view: View): Seen {
  const me = viewerOf(view)
  const known = view.stacks.flatMap((sides) => sides.flatMap(knownCards))
  const seen = new Set([...(view.hand ?? []), ...view.discard, ...known])
  return {
    options: view.options,
    generals: view.seats[me]?.generalsLeft ?? 0,
    own: sidesOf(view, me).map(({ known: cards, hold }) => ({ cards, hold })),
    rivals: view.seats.flatMap((seat, at) => (seat.living && at !== me ? [rival(view, seat, at)] : [])),
    unseen: cardsFor(view.seats.length).filter((card) => !seen.has(card)),
  }
}

function viewerOf({ viewer }: View): Seat {
  if (viewer === 'spectator') throw new Error('a spectator is asked nothing')
  return viewer
}

const rival = (view: View, { handSize, generalsLeft }: SeenSeat, seat: Seat): Rival => ({
  generals: generalsLeft,
  toCome: Math.min(toCome(view, seat), handSize),
  sides: sidesOf(view, seat),
})

const sidesOf = (view: View, seat: Seat): Side[] =>
  view.stacks.map((sides) => {
    const stack: SeenStack = sides[seat] ?? []
    const hold = stack.some((seen) => !isHidden(seen) && seen.sideways)
    return { known: knownCards(stack), hidden: stack.filter(isHidden).length, hold }
  })

/** RR-21, RR-22: the seats clockwise from the Primary Unit up to the asked one have had their turn in this step. */
function toCome({ phase, primary, seats, viewer }: View, seat: Seat): number {
  const turn = (of: Seat) => (of - primary + seats.length) % seats.length
  const isDone = viewer !== 'spectator' && turn(seat) < turn(viewer)
  if (phase.kind === 'faceDown') return isDone ? 0 : PLAYED_DOWN
  return PLAYED_DOWN + (isDone ? 0 : 1)
}

import {
  isHidden,
  type Battlefield,
  type CardId,
  type Event,
  type SeenCard,
  type SeenSeat,
  type View,
} from '@robot-night/engine/games/robot-revolution'
import type { Seat } from '#lib/table/scene.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>
export type Battle = EventOf<'battle'>
export type Revealed = EventOf<'revealed'>

/** The view as it stood when something had been told and what came after it had not. Bookkeeping only: what happened is in the event. */
export function after(view: View, event: Event): View {
  switch (event.kind) {
    case 'dealt':
      return {
        ...withHand(withSeat(view, event.seat, grown(event.count)), event.seat, event.cards ?? []),
        deckSize: event.deckLeft,
      }
    case 'mulligan':
      return event.cards ? { ...view, hand: event.cards } : view
    case 'generalsDealt':
      return {
        ...withSeat(view, event.seat, () => ({ generalsLeft: event.count })),
        deckSize: view.deckSize - event.count,
      }
    case 'roundStarted':
      return { ...view, round: event.round, primary: event.primary }
    case 'primary':
      return { ...view, primary: event.seat }
    case 'playedUp':
      return afterPlay(view, event.seat, [{ ...event, laid: { card: event.card, faceUp: true } }])
    case 'playedDown':
      return afterPlay(view, event.seat, playsDown(event))
    case 'revealed':
      return event.cards.reduce(turnUp, view)
    case 'battle':
      return afterBattle(view, event)
    case 'generalsLost':
      return afterLoss(view, event)
    case 'fell':
      return afterFall(view, event)
    case 'reshuffled':
      return { ...view, deckSize: event.deckLeft, discard: [] }
    case 'cut':
    case 'noblePassed':
    case 'gameOver':
      return view
    default:
      return event satisfies never
  }
}

const grown =
  (count: number) =>
  (seat: SeenSeat): Partial<SeenSeat> => ({ handSize: seat.handSize + count })

function withSeat(view: View, seat: Seat, change: (seat: SeenSeat) => Partial<SeenSeat>): View {
  return { ...view, seats: view.seats.map((each, at) => (at === seat ? { ...each, ...change(each) } : each)) }
}

function withStack(
  view: View,
  at: { battlefield: Battlefield; seat: Seat },
  change: (stack: readonly SeenCard[]) => readonly SeenCard[],
): View {
  const stacks = view.stacks.map((sides, place) =>
    place === at.battlefield - 1 ? sides.map((stack, seat) => (seat === at.seat ? change(stack) : stack)) : sides,
  )
  return { ...view, stacks }
}

/** Cards come into the viewer's own hand. */
function withHand(view: View, seat: Seat, cards: readonly CardId[]): View {
  return view.hand && view.viewer === seat ? { ...view, hand: [...view.hand, ...cards] } : view
}

interface Landing {
  battlefield: Battlefield
  laid: SeenCard
}

function playsDown(event: EventOf<'playedDown'>): Landing[] {
  return event.battlefields.map((battlefield, at) => {
    const card = event.cards?.[at]
    return { battlefield, laid: card ? { card, faceUp: false } : { hidden: true } }
  })
}

function afterPlay(view: View, seat: Seat, landings: readonly Landing[]): View {
  const gone = landings.flatMap(({ laid }) => (isHidden(laid) ? [] : [laid.card]))
  const played = landings.reduce(
    (before, { battlefield, laid }) => withStack(before, { battlefield, seat }, (stack) => [...stack, laid]),
    withSeat(view, seat, grown(-landings.length)),
  )
  if (!view.hand || view.viewer !== seat) return played
  return { ...played, hand: view.hand.filter((card) => !gone.includes(card)) }
}

function turnUp(view: View, turned: EventOf<'revealed'>['cards'][number]): View {
  return withStack(view, turned, (stack) =>
    stack.map((seen, at) => (at === turned.position ? { card: turned.card, faceUp: true } : seen)),
  )
}

function afterBattle(view: View, event: EventOf<'battle'>): View {
  const { battlefield, winner, holdCard } = event
  const left = (seat: Seat): SeenCard[] =>
    seat === winner && holdCard ? [{ card: holdCard, faceUp: true, sideways: true }] : []
  const stacks = view.stacks.map((sides, at) => (at === battlefield - 1 ? sides.map((_, seat) => left(seat)) : sides))
  const cleared = { ...view, stacks, discard: [...view.discard, ...event.discarded] }
  if (event.outcome !== 'breakthrough' || winner === null) return cleared
  return withSeat(cleared, winner, (seat) => ({ breakthroughs: seat.breakthroughs + 1 }))
}

function afterLoss(view: View, event: EventOf<'generalsLost'>): View {
  const lost = withSeat(view, event.seat, (seat) => ({ generalsLeft: event.generalsLeft, ...grown(event.lost)(seat) }))
  return withHand(lost, event.seat, event.cards ?? [])
}

function afterFall(view: View, event: EventOf<'fell'>): View {
  const isOut = event.discarded.length > 0
  const fallen = withSeat(view, event.seat, (seat) => ({
    living: false,
    fellIn: event.round,
    handSize: isOut ? 0 : seat.handSize,
  }))
  if (!isOut) return fallen
  const stacks = fallen.stacks.map((sides) => sides.map((stack, seat) => (seat === event.seat ? [] : stack)))
  return { ...fallen, stacks, discard: [...fallen.discard, ...event.discarded] }
}

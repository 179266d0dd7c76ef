import {
  BATTLEFIELDS,
  type Battlefield,
  type CardId,
  type Event,
  type View,
} from '@robot-night/engine/games/robot-revolution'
import type { Seat } from '#lib/table/scene.ts'
import { cardSpot, frontSpot, generalsNext, seatSpot, type Spot } from '../spots.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>

/** A card on its way from one place to another. */
export interface Flight {
  from: Spot
  to: Spot
  /** What is seen of it: the card that lies there afterwards, the one that lay there before, a back, or the one that lay there turned by a quarter. */
  look: 'arrives' | 'leaves' | 'back' | 'turns'
  /** Milliseconds at leisure. */
  delay: number
  ms: number
}

const PLAY_MS = 320
const DEAL_MS = 280
const SWEEP_MS = 240
const TAKE_MS = 350
export const TURN_MS = 300
const APART_MS = 60

/** What flies when something happens, from the view as it was before. */
export function flightsOf(event: Event, before: View): Flight[] {
  switch (event.kind) {
    case 'playedUp':
      return played(event.seat, [{ battlefield: event.battlefield, card: event.card }], before)
    case 'playedDown':
      return played(
        event.seat,
        event.battlefields.map((battlefield, at) => ({ battlefield, card: event.cards?.[at] ?? null })),
        before,
      )
    case 'dealt':
      return event.cards ? event.cards.map(dealt) : unseen(event.seat, event.count)
    case 'mulligan':
      return event.took ? exchanged(event, before) : []
    case 'generalsDealt':
      return generalsNext(event.seat, event.count, event.count).map((to, at): Flight => ({
        ...{ from: 'deck', to, look: 'arrives' },
        ...timed(at, DEAL_MS),
      }))
    case 'generalsLost':
      return generalsTaken(event, before)
    case 'fell':
      return laidDown(event, before)
    default:
      return []
  }
}

/** An own card laid, lifted again or sent back: the tap is answered before the room has heard of it. */
export const shifted = (cards: readonly string[]): Flight[] =>
  cards.map((card) => ({ from: `card/${card}`, to: `card/${card}`, look: 'arrives', delay: 0, ms: 220 }))

/** Cards that go to the discards one after another. */
export const swept = (from: readonly Spot[]): Flight[] =>
  from.map((spot, at) => ({ from: spot, to: 'discard', look: 'leaves', ...timed(at, SWEEP_MS) }))

const timed = (at: number, ms: number) => ({ delay: at * APART_MS, ms })

interface Laid {
  battlefield: Battlefield
  card: CardId | null
}

function played(seat: Seat, plays: readonly Laid[], before: View): Flight[] {
  const isOwn = before.viewer === seat
  return plays.map(({ battlefield, card }, at) => {
    const earlier = plays.slice(0, at).filter((play) => play.battlefield === battlefield).length
    const lying = before.stacks[battlefield - 1]?.[seat]?.length ?? 0
    const from = isOwn && card ? cardSpot(card) : seatSpot(seat)
    return { from, to: frontSpot(battlefield, seat, lying + earlier), look: 'arrives', ...timed(at, PLAY_MS) }
  })
}

const dealt = (card: CardId, at: number): Flight => ({
  ...{ from: 'deck', to: cardSpot(card), look: 'arrives' },
  ...timed(at, DEAL_MS),
})

/** Somebody else's cards: three say as much as twelve. */
const unseen = (seat: Seat, count: number): Flight[] =>
  Array.from({ length: Math.min(count, 3) }, (_, at) => ({
    ...{ from: 'deck', to: seatSpot(seat), look: 'back' },
    ...timed(at, DEAL_MS),
  }))

function exchanged({ seat, cards }: EventOf<'mulligan'>, before: View): Flight[] {
  if (!cards) return unseen(seat, 3)
  const gone = (before.hand ?? []).map((card, at): Flight => ({
    from: cardSpot(card),
    to: 'deck',
    look: 'leaves',
    ...timed(at, SWEEP_MS),
  }))
  return [...gone, ...cards.map((card, at) => ({ ...dealt(card, at), delay: SWEEP_MS + at * APART_MS }))]
}

function generalsTaken({ seat, lost, cards }: EventOf<'generalsLost'>, before: View): Flight[] {
  return generalsNext(seat, before.seats[seat]?.generalsLeft ?? 0, lost).map((from, at) => {
    const card = cards?.[at]
    const [to, look] = card ? ([cardSpot(card), 'arrives'] as const) : ([seatSpot(seat), 'back'] as const)
    return { from, to, look, ...timed(at, TAKE_MS) }
  })
}

function laidDown({ seat, discarded }: EventOf<'fell'>, before: View): Flight[] {
  if (discarded.length === 0) return []
  const holds = BATTLEFIELDS.flatMap((battlefield) =>
    (before.stacks[battlefield - 1]?.[seat] ?? []).map((_, at) => frontSpot(battlefield, seat, at)),
  )
  const hand = before.viewer === seat ? (before.hand ?? []).map(cardSpot) : []
  return swept([...holds, ...hand])
}

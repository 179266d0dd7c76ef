import type { AnyCoin, Event, Holder } from '@robot-night/engine/games/evil-robots-influence'
import type { Seat } from '#lib/table/scene.ts'

/** Where something can lie on the screen. */
export type Spot =
  { of: 'holder'; holder: Holder } | { of: 'pot' } | { of: 'lot' } | { of: 'share'; seat: Seat } | { of: 'middle' }

/** What is on its way: gems and tokens one after another, one card, one coin. */
export interface Flight {
  what: 'gem' | 'token' | 'lot' | 'coin' | 'card'
  from: Spot
  to: Spot
  /** So many of it. */
  count: number
  /** What is on it. */
  text?: string
}

const MOST = 6
const at = (holder: Holder): Spot => ({ of: 'holder', holder })
const flight = (what: Flight['what'], from: Spot, to: Spot): Flight => ({ what, from, to, count: 1 })
const many = (what: Flight['what'], count: number, [from, to]: readonly [Spot, Spot]): Flight[] =>
  count > 0 ? [{ what, from, to, count: Math.min(MOST, count) }] : []

/** What flies when this has been told. */
export function flightsOf(event: Event): Flight[] {
  switch (event.kind) {
    case 'picked':
      return event.seat === event.dealer ? [] : many('gem', event.paid, [at(event.seat), at(event.dealer)])
    case 'powerGiven':
      return [{ ...flight('lot', { of: 'lot' }, at(event.seat)), text: String(event.card.up ? event.card.num : 0) }]
    case 'cardPlayed':
      return [flight('card', at(event.seat), { of: 'middle' })]
    case 'coinsExchanged':
      return exchanged(event.coins)
    case 'influenceChanged':
      return event.delta > 0 ? many('gem', event.delta, [{ of: 'middle' }, at(event.seat)]) : []
    case 'tokensChanged':
      return event.delta > 0 ? many('token', event.delta, [{ of: 'middle' }, at(event.seat)]) : []
    case 'splitDone':
      return event.shares.flatMap(({ seat, gems }) => many('gem', gems, [{ of: 'pot' }, { of: 'share', seat }]))
    default:
      return []
  }
}

function exchanged([one, other]: readonly AnyCoin[]): Flight[] {
  if (!one || !other) return []
  return [flight('coin', at(one.holder), at(other.holder)), flight('coin', at(other.holder), at(one.holder))]
}

/** The first of these that is on the screen. */
export function selectorsOf(spot: Spot): readonly string[] {
  if (spot.of === 'holder') return [`[data-seat="${spot.holder}"]`]
  if (spot.of === 'share') return [`[data-share="${spot.seat}"]`]
  if (spot.of === 'pot') return ['[data-pot]']
  return spot.of === 'lot' ? ['[data-lot]', '.middle'] : ['.middle', '.table']
}

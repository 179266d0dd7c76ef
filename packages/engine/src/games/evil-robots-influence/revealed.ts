import type { Seat } from '../../core/game.ts'
import type { RevealedRound } from '../../core/lookingBack.ts'
import type { AnyCoin, Event, Face, Holder, Team } from './shapes.ts'

/** A coin that was turned in the round was one thing before and another after: what was said of it may have been true. */
export function revealed(heard: readonly Event[]): RevealedRound | null {
  if (heard.at(-1)?.kind !== 'counted') return null
  const began = heard.findLastIndex(({ kind }) => kind === 'roundStarted')
  const start = heard[began]
  const events = heard.slice(began)
  const shownCoins = events.findLast((event) => event.kind === 'coinsRevealed')
  if (start?.kind !== 'roundStarted' || shownCoins?.kind !== 'coinsRevealed') return null
  const turned = events.flatMap(turnedIn)
  const isTurned = (holder: Seat, isHidden: boolean): boolean =>
    turned.some((coin) => coin.holder === holder && (coin.slot === 'hidden') === isHidden)
  return {
    round: start.round,
    truth(seat, kind) {
      const hidden = isTurned(seat, true) ? undefined : shownCoins.faces[seat]
      if (hidden === undefined) return null
      if (kind === 'coin') return hidden
      const shown = isTurned(seat, false) ? undefined : tossed(events, seat)
      return kind === 'side' && shown !== undefined ? teamOf(hidden, shown) : null
    },
  }
}

const teamOf = (hidden: Face, shown: Face): Team => (hidden !== shown ? 'neutral' : hidden === 'H' ? 'good' : 'evil')

function tossed(events: readonly Event[], seat: Holder): Face | undefined {
  const event = events.find((each) => each.kind === 'coinsTossed' && each.holder === seat && each.by === 'round')
  return event?.kind === 'coinsTossed' ? event.shown[0] : undefined
}

/** Both coins of a seat that tosses them once more. */
function turnedIn(event: Event): AnyCoin[] {
  switch (event.kind) {
    case 'coinTurned':
      return [event.coin]
    case 'coinsExchanged':
      return event.coins
    case 'coinSet':
      return [{ holder: event.seat, slot: 'hidden' }]
    case 'coinsTossed':
      return event.by === 'round'
        ? []
        : [
            { holder: event.holder, slot: 'hidden' },
            { holder: event.holder, slot: 'shown' },
          ]
    default:
      return []
  }
}

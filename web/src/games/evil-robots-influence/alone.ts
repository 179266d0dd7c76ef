import type { Event } from '@robot-night/engine/games/evil-robots-influence'
import type { Seat } from '#lib/table/scene.ts'

/** What this seat alone has seen in this round, before it is revealed: by its place in what was heard. */
export function aloneFor(heard: readonly Event[], me: Seat | null): number[] {
  if (me === null) return []
  const round = heard.findLastIndex(({ kind }) => kind === 'roundStarted' || kind === 'coinsRevealed')
  if (heard[round]?.kind === 'coinsRevealed') return []
  return heard.flatMap((event, at) => (at > round && isForMe(event, me) ? [at] : []))
}

/** Other people's hidden coins, one's own where somebody else has changed it, and a new card. */
function isForMe(event: Event, me: Seat): boolean {
  switch (event.kind) {
    case 'looked':
      return event.by === me && event.faces !== null
    case 'coinTurned':
      return event.by !== me && event.coin.holder === me && event.coin.slot === 'hidden' && event.face !== null
    case 'coinsExchanged':
      return (
        event.by !== me &&
        event.faces !== null &&
        event.coins.some(({ holder, slot }) => holder === me && slot === 'hidden')
      )
    case 'coinsTossed':
      return event.by !== me && event.by !== 'round' && event.holder === me && event.hidden !== null
    case 'cardChanged':
      return event.seat === me && event.card !== null
    default:
      return false
  }
}

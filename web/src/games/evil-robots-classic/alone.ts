import type { Allegiance, Event } from '@robot-night/engine/games/evil-robots-classic'
import type { Seat } from '#lib/table/scene.ts'

/** What others showed to this seat alone in this round, and each time its own coin says something new: by its place in what was heard. */
export function aloneFor(heard: readonly Event[], me: Seat | null): number[] {
  if (me === null) return []
  const round = heard.findLastIndex(({ kind }) => kind === 'dealt' || kind === 'revealed')
  if (heard[round]?.kind === 'revealed') return []
  let coin = dealtTo(heard)
  return heard.flatMap((event, at) => {
    if (at < round) return []
    if (event.kind === 'showed') return event.seat !== me && event.to?.includes(me) ? [at] : []
    const now = coinIn(event, me)
    if (now === null || now === coin) return []
    coin = now
    return [at]
  })
}

function dealtTo(heard: readonly Event[]): Allegiance | null {
  const dealt = heard.findLast((event) => event.kind === 'dealt' && event.own !== null)
  return dealt?.kind === 'dealt' ? (dealt.own?.allegiance ?? null) : null
}

function coinIn(event: Event, me: Seat): Allegiance | null {
  if (event.kind === 'allegianceNow' && event.seat === me) return event.allegiance
  return event.kind === 'coinFlipped' && event.target === me && event.result !== 'locked' ? event.result : null
}

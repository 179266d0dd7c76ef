import type { CardId, Event } from '@robot-night/engine/games/robot-revolution'

/** A card that lies open to all, or that one seat holds: in hand, or face down before it. */
type Holder = 'table' | number

/** Who has which card once so many events have been told; `all` once the match is over and everything lies open. */
export type Moment = ReadonlyMap<CardId, ReadonlySet<Holder>> | 'all'

interface Place {
  open: Set<CardId>
  discards: Set<CardId>
  own: Set<CardId>
  down: Set<CardId>
}

/**
 * Where the known cards are after each event, by what each seat itself heard of its own cards and by what was shown
 * to all. `logs`: the whole log of each viewer; all have the same number of events, for each is told to all in some form.
 */
export function holdings(logs: ReadonlyMap<number | null, readonly Event[]>): Moment[] {
  const length = Math.max(...[...logs.values()].map((log) => log.length))
  const tracks = [...logs].map(([seat, log]) => ({ seat, log, place: emptyPlace() }))
  const moments: Moment[] = [new Map()]
  for (let at = 0; at < length; at++) {
    for (const { seat, log, place } of tracks) follow(place, seat, log[at])
    const isOpen = tracks.some(({ log }) => log[at]?.kind === 'gameOver')
    moments.push(isOpen || moments.at(-1) === 'all' ? 'all' : merged(tracks))
  }
  return moments
}

const emptyPlace = (): Place => ({ open: new Set(), discards: new Set(), own: new Set(), down: new Set() })

function merged(tracks: readonly { seat: number | null; place: Place }[]): Moment {
  const holders = new Map<CardId, Set<Holder>>()
  const put = (card: CardId, holder: Holder) => holders.set(card, (holders.get(card) ?? new Set()).add(holder))
  for (const { seat, place } of tracks) {
    for (const card of place.open) put(card, 'table')
    if (seat !== null) for (const card of [...place.own, ...place.down]) put(card, seat)
  }
  return holders
}

function follow(place: Place, seat: number | null, event: Event | undefined): void {
  if (!event) return
  followTable(place, event)
  if (seat !== null) followOwn(place, seat, event)
}

function followTable({ open, discards }: Place, event: Event): void {
  if (event.kind === 'playedUp') open.add(event.card)
  if (event.kind === 'revealed') for (const { card } of event.cards) open.add(card)
  if (event.kind === 'battle' || event.kind === 'fell') {
    for (const card of event.discarded) discards.add(card)
    for (const card of event.discarded) open.add(card)
  }
  if (event.kind === 'reshuffled') {
    for (const card of discards) open.delete(card)
    discards.clear()
  }
}

function followOwn({ own, down }: Place, seat: number, event: Event): void {
  if (event.kind === 'revealed') for (const { card } of event.cards) down.delete(card)
  if (!('seat' in event) || event.seat !== seat) return
  switch (event.kind) {
    case 'mulligan':
      if (event.cards) own.clear()
      for (const card of event.cards ?? []) own.add(card)
      break
    case 'dealt':
    case 'generalsLost':
      for (const card of event.cards ?? []) own.add(card)
      break
    case 'playedUp':
      own.delete(event.card)
      break
    case 'playedDown':
      for (const card of event.cards ?? []) {
        own.delete(card)
        down.add(card)
      }
      break
    case 'fell':
      if (event.discarded.length > 0) own.clear()
  }
}

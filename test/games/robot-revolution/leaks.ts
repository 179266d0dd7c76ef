import { isCardId, type CardId, type Event } from '@robot-night/engine/games/robot-revolution'
import type { Down } from '@robot-night/protocol'
import { downIn } from '../../table/reading.ts'
import { sightsOf, type Sight, type Witness } from '../../table/witness.ts'
import { holdings, type Moment } from './holdings.ts'

/** What one update showed to the person who got it, and when in the match that was. */
interface Glimpse {
  where: string
  match: string
  seat: number | null
  log: readonly Event[]
  /** Cards that it mentions as the present state, besides the log. */
  shown: readonly CardId[]
  /** Cards named anywhere in a page's markup. */
  named: readonly CardId[]
}

/**
 * Every card that somebody got to see and may not know at that time, in words. Nobody needs to know the deck for this:
 * a viewer may see what lies open, and what they hold by what they heard of it; and no card is in two places.
 */
export function leaks(witnesses: readonly Witness[]): string[] {
  const glimpses = witnesses.flatMap(sightsOf).map(glimpse)
  const matches = new Set(glimpses.map(({ match }) => match))
  return [...matches].flatMap((match) => leaksOfMatch(glimpses.filter((each) => each.match === match)))
}

function leaksOfMatch(glimpses: readonly Glimpse[]): string[] {
  const logs = new Map<number | null, readonly Event[]>()
  for (const { seat, log } of glimpses) if (log.length >= (logs.get(seat)?.length ?? 0)) logs.set(seat, log)
  const moments = holdings(logs)
  return [
    ...moments.flatMap(doublesAt),
    ...[...logs].flatMap(([seat, log]) => log.flatMap((event, at) => strangeWords(event, { at, seat, moments }))),
    ...glimpses.flatMap((glimpse) => rewritten(glimpse, logs)),
    ...glimpses.flatMap((glimpse) => strangeSights(glimpse, moments)),
  ]
}

/** A card in two places: somebody was told of another's card as their own, or another's card was shown to all. */
function doublesAt(moment: Moment, at: number): string[] {
  if (moment === 'all') return []
  return [...moment].flatMap(([card, holders]) =>
    holders.size > 1 ? [`after event ${at}: ${card} is with ${[...holders].join(' and ')}`] : [],
  )
}

/** Cards in one event that its hearer could not know before, and that nothing in it turned up. */
function strangeWords(event: Event, { at, seat, moments }: { at: number; seat: number | null; moments: Moment[] }) {
  if (event.kind === 'cut') return []
  const known = [moments[at], moments[at + 1]]
  return cardsIn(event)
    .filter((card) => !known.some((moment) => mayKnow(moment, card, seat)))
    .map((card) => `event ${at} (${event.kind}) told ${seat ?? 'the watchers'} of ${card}`)
}

/** A log that reads otherwise than before. */
function rewritten({ where, seat, log }: Glimpse, logs: ReadonlyMap<number | null, readonly Event[]>): string[] {
  const whole = logs.get(seat) ?? []
  return JSON.stringify(log) === JSON.stringify(whole.slice(0, log.length)) ? [] : [`${where}: the log reads otherwise`]
}

function strangeSights({ where, seat, log, shown, named }: Glimpse, moments: readonly Moment[]): string[] {
  const now = moments[log.length]
  const heard = new Set(cardsIn(log))
  return [
    ...shown.filter((card) => !mayKnow(now, card, seat)),
    ...named.filter((card) => !mayKnow(now, card, seat) && !heard.has(card)),
  ].map((card) => `${where}: shows ${card}`)
}

function mayKnow(moment: Moment | undefined, card: CardId, seat: number | null): boolean {
  if (moment === 'all') return true
  const holders = moment?.get(card)
  return holders !== undefined && (holders.has('table') || (seat !== null && holders.has(seat)))
}

function glimpse({ where, seat, telling, table }: Sight): Glimpse {
  const down = downIn(telling)
  return {
    where,
    match: table.match,
    seat,
    // What a frame tells is typed by nothing but its kind; here it is the title's own.
    log: table.log as readonly object[] as readonly Event[],
    shown: cardsIn(down && withoutTold(down)),
    named: telling.from === 'frame' ? [] : namedIn(telling.text),
  }
}

function withoutTold(down: Down): Down {
  const { table } = down
  return table ? { ...down, table: { ...table, told: [] } } : down
}

/** All cards that stand anywhere in some JSON. */
function cardsIn(value: unknown): CardId[] {
  if (typeof value === 'string') return isCardId(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cardsIn) : []
}

const RANKS = { Two: '2', Three: '3', Four: '4', Five: '5', Six: '6', Seven: '7', Eight: '8', Nine: '9', Ten: '10' }
const FACES = { Jack: 'J', Queen: 'Q', King: 'K', Ace: 'A' }
const PRINTED = /(?:["'](?:c-|m-|h-)?|#[cmh]-)((?:10|[2-9JQKA])[CDHS](?:#2)?)["']/g
const SPOKEN =
  /\b(Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Jack|Queen|King|Ace) of (clubs|diamonds|hearts|spades)\b/g

/** All cards that a page names: by id, as a picture, or in words. */
function namedIn(html: string): CardId[] {
  const ids = [...html.matchAll(PRINTED)].map(([, id]) => id)
  const names: Readonly<Record<string, string>> = { ...RANKS, ...FACES }
  const spoken = [...html.matchAll(SPOKEN)].map(([, rank, suit]) => `${names[rank!]}${suit![0]!.toUpperCase()}`)
  return [...new Set([...ids, ...spoken])].filter((id) => id !== undefined && isCardId(id)) as CardId[]
}

import { SIDES, type CardId, type Event, type View } from '@robot-night/engine/games/evil-robots-influence'
import { sightsOf, type Sight, type Witness } from '../../table/witness.ts'
import { INFLUENCE } from '../../table/words.ts'
import { strangeFields, strangeWords } from './fields.ts'
import { Knowing } from './knowing.ts'

/** What one telling left somebody with. */
interface Glimpse {
  where: string
  seat: number | null
  log: readonly Event[]
  view: View
  asks: Sight['table']['scene']['asks']
  awaits: Sight['table']['scene']['awaits']
  /** What was drawn on the server. */
  page: string
}

/**
 * Everything that somebody got to see and may not know at that time, in words. Nobody needs to know the deal for this:
 * a viewer knows the own coin and cards, what has lain face-up, what a card has shown to them, and what has been told to all.
 */
export function leaks(witnesses: readonly Witness[]): string[] {
  return [...new Set(witnesses.flatMap(sightsOf).map(glimpse).flatMap(strangeIn))]
}

function strangeIn(glimpse: Glimpse): string[] {
  const { where, seat, log, view } = glimpse
  const knowing = new Knowing(seat, log)
  const strange = [
    ...log.flatMap((event) => [...strangeWords(event), ...secretsIn(event, seat)]),
    ...knowing.strange,
    ...strangeFields(view),
    ...(view.me.viewer === (seat ?? 'spectator') ? [] : [`is shown the view of ${view.me.viewer}`]),
    ...(view.phase.kind === 'over' ? [] : strangeSeats(glimpse, knowing)),
    ...strangeQuestions(glimpse),
    ...strangeNames(glimpse),
  ]
  return strange.map((what) => `${where}: ${what}`)
}

/** Cards that are for one seat alone. */
function secretsIn(event: Event, seat: number | null): string[] {
  const isOwn = event.kind === 'robotDealt' || event.kind === 'cardChanged' || event.kind === 'museKept'
  return isOwn && event.card !== null && event.seat !== seat ? [`hears the card of ${event.kind}`] : []
}

/** Coins that nobody has shown, and cards that never lay face-up. */
function strangeSeats({ seat, view }: Glimpse, knowing: Knowing): string[] {
  return view.seats.flatMap((seen, at) => [
    ...(seen.hidden !== null && !knowing.knows(at) ? [`sees the hidden coin of seat ${at}`] : []),
    ...(seen.open && !knowing.isOpen(at) ? [`sees an open coin of seat ${at}`] : []),
    ...SIDES.flatMap((side) => {
      const card = seen[side]
      const isKnown = card?.kind !== 'card' || card.seen || at === seat
      return isKnown ? [] : [`sees the ${side} card of seat ${at}`]
    }),
  ])
}

function strangeQuestions({ seat, view, asks, awaits }: Glimpse): string[] {
  const { me, phase } = view
  const told = awaits.filter(({ kind, done }) => done !== null && kind !== 'split')
  return [
    ...(seat === null && (asks !== null || me.sealed !== null) ? ['is asked, or has answered'] : []),
    ...(me.sealed !== null && me.sealed.kind !== phase.kind ? ['keeps what was sealed'] : []),
    ...(asks !== null && asks.kind !== phase.kind ? [`is asked ${asks.kind}`] : []),
    ...('cards' in phase && phase.cards !== null && phase.seat !== seat ? ['sees what another has drawn'] : []),
    ...told.map(({ kind }) => `sees who has answered ${kind}`),
  ]
}

/** On a page my own cards lie covered; of others' those are named that have lain face-up. */
function strangeNames({ log, page }: Glimpse): string[] {
  const heard = JSON.stringify(log.filter((event) => !isDealt(event)))
  const strangers = NAMES.filter(({ card, name }) => page.includes(name) && !heard.includes(card))
  return strangers.map(({ name }) => `reads “${name}” on a page`)
}
const isDealt = ({ kind }: Event): boolean => kind === 'robotDealt' || kind === 'cardChanged' || kind === 'museKept'

const NAMES = [INFLUENCE.en, INFLUENCE.de].flatMap(({ cards }) =>
  Object.entries(cards.of).map(([card, { name }]): { card: CardId | string; name: string } => ({ card, name })),
)

function glimpse({ where, seat, telling, table }: Sight): Glimpse {
  const { view, asks, awaits } = table.scene
  return {
    ...{ where, seat, asks, awaits },
    // What comes over the wire is typed by nothing but its kind; here it is the title's own.
    log: table.log as readonly object[] as readonly Event[],
    view: view as object as View,
    page: telling.from === 'page' ? telling.text : '',
  }
}

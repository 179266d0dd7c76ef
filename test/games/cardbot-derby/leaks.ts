import { RANKS, type Event, type Rank, type View } from '@robot-night/engine/games/cardbot-derby'
import { sightsOf, type Sight, type Witness } from '../../table/witness.ts'
import { cardName } from '../../table/words.ts'

/** What one telling left somebody with. */
interface Glimpse {
  where: string
  seat: number | null
  log: readonly Event[]
  view: View
  /** What is asked of them, and what they are offered. */
  asked: unknown
  /** Cards named on a page: `K` of hearts is `KH`. */
  named: readonly string[]
}

/**
 * Everything that somebody got to see and may not know at that time, in words. Nobody needs to know the piles for this:
 * a viewer may see their own robots' cards, and of all others what has been revealed.
 */
export function leaks(witnesses: readonly Witness[]): string[] {
  return [...new Set(witnesses.flatMap(sightsOf).map(glimpse).flatMap(strangeIn))]
}

function strangeIn(glimpse: Glimpse): string[] {
  const { log, seat, view, where } = glimpse
  const strange = [
    ...log.flatMap((event) => strangeWords(event, seat, view)),
    ...(view.viewer === (seat ?? 'spectator') ? [] : [`is shown the view of ${view.viewer}`]),
    ...view.own.filter(({ robot }) => view.robots[robot]?.seat !== seat).map(({ robot }) => `holds robot ${robot}`),
    ...strangeCommands(glimpse),
    ...(view.phase.kind === 'over' ? [] : strangeRanks(glimpse)),
    ...(view.phase.kind !== 'over' && view.open !== null ? ['sees the piles'] : []),
    ...strangeNames(glimpse),
  ]
  return strange.map((what) => `${where}: ${what}`)
}

function strangeWords(event: Event, seat: number | null, { robots }: View): string[] {
  if (event.kind !== 'drew' || event.cards === null) return []
  return seat !== null && robots[event.robot]?.seat === seat ? [] : [`hears what robot ${event.robot} drew`]
}

/** Of the round that is run no more cards than have been revealed, and those. */
function strangeCommands({ log, view: { race } }: Glimpse): string[] {
  if (!race) return []
  const from = log.findIndex((event) => event.kind === 'roundStarted' && event.round === race.round)
  const revealed = from < 0 ? [] : log.slice(from).flatMap((event) => (event.kind === 'revealed' ? [event] : []))
  const cardAt = (step: number, robot: number) =>
    revealed.find((event) => event.step === step)?.order.find((each) => each.robot === robot)?.card
  return race.commands.flatMap((cards, robot) =>
    cards.flatMap((card, step) =>
      cardAt(step, robot) === card ? [] : [`sees command ${step + 1} of robot ${robot}, which was not revealed`],
    ),
  )
}

/** Ranks where the present state has none: all that may be there is left out. */
function strangeRanks({ view, asked, seat }: Glimpse): string[] {
  const { own, race, robots, phase, ...rest } = view
  const standing = robots.map(({ next: _next, touched: _touched, reached: _reached, ...robot }) => robot)
  const ranks = ranksIn([rest, standing, phase, race?.start.map(({ next: _next, ...stand }) => stand)])
  const drawn = own.flatMap((robot) => robot.drawn)
  const prompted = seat === null ? ranksIn(asked) : ranksIn(asked).filter((rank) => !drawn.includes(rank))
  return [...ranks, ...prompted].map((rank) => `is shown ${rank}`)
}

function ranksIn(value: unknown): Rank[] {
  if (typeof value === 'string') return RANKS.filter((rank) => rank === value)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(ranksIn) : []
}

const SUITS = ['H', 'C', 'D', 'S'] as const
const NAMES = RANKS.flatMap((rank) => SUITS.map((suit) => ({ card: rank + suit, name: cardName(rank + suit, 'en') })))

/** A page names nothing but one's own cards, and what was revealed. */
function strangeNames({ named, view, log }: Glimpse): string[] {
  if (view.phase.kind === 'over') return []
  const suitOf = (robot: number) => view.robots[robot]?.suit ?? ''
  const mine = view.own.flatMap(({ robot, drawn, program }) =>
    [...drawn, ...(program ?? [])].map((rank) => rank + suitOf(robot)),
  )
  const open = log.flatMap((event) =>
    event.kind === 'revealed' ? event.order.map(({ robot, card }) => card + suitOf(robot)) : [],
  )
  return named.filter((card) => !mine.includes(card) && !open.includes(card)).map((card) => `names ${card}`)
}

function glimpse({ where, seat, telling, table }: Sight): Glimpse {
  const { view, asks, offers } = table.scene
  const spoken = telling.from === 'frame' ? '' : telling.text
  return {
    where,
    seat,
    // What comes over the wire is typed by nothing but its kind; here it is the title's own.
    log: table.log as readonly object[] as readonly Event[],
    view: view as object as View,
    asked: [asks, offers],
    named: NAMES.flatMap(({ card, name }) => (spoken.includes(name) ? [card] : [])),
  }
}

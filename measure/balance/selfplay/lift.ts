import type { Game, Position, Told } from '@robot-night/engine'
import type { View } from '@robot-night/engine/games/evil-robots-influence'
import type { Figure } from '../../report.ts'

/** A card in a seat's hand at the start of a round. */
export interface Held {
  seat: number
  card: string
}

/** By card: how often it was held so, and the parts of wins of those who did. */
export type Lift = Record<string, { records: number; won: number }>

interface Reached {
  position: Position
  told: readonly Told<{ kind: string }>[]
}

type Hand = (view: object) => string[]

/** What tells that cards have been dealt, and what a seat then holds. Other titles deal no such cards. */
const DEALS: Readonly<Record<string, { told: string; hand: Hand }>> = {
  'evil-robots-influence': { told: 'roundStarted', hand: (view) => (isInfluence(view) ? robotCards(view) : []) },
}

const isInfluence = (view: object): view is View => 'extrasBegun' in view

function robotCards({ me, seats }: View): string[] {
  const own = me.viewer === 'spectator' ? undefined : seats[me.viewer]
  return [own?.left, own?.right].flatMap((slot) => (slot?.kind === 'card' ? [slot.card] : []))
}

/** What all hold if a round has just been dealt. */
export function dealt(game: Game, { position, told }: Reached): Held[] {
  const deal = DEALS[game.id]
  if (!deal || !told.some(({ event }) => event.kind === deal.told)) return []
  const first = game.view(position.state, 'spectator')
  const seats = 'seats' in first && Array.isArray(first.seats) ? first.seats.length : 0
  return Array.from({ length: seats }, (_, seat) =>
    deal.hand(game.view(position.state, seat)).map((card) => ({ seat, card })),
  ).flat()
}

/** A win that is shared counts by parts. */
export function creditLift(held: readonly Held[], winners: readonly number[]): Lift {
  const lift: Lift = {}
  for (const { seat, card } of held) {
    const of = (lift[card] ??= { records: 0, won: 0 })
    of.records += 1
    of.won += winners.includes(seat) ? 1 / winners.length : 0
  }
  return lift
}

const WITHIN = [0.8, 1.25] as const
/** With fewer matches, luck alone may go beyond that. */
const ENOUGH = 3000

/** How much oftener than with any card a seat wins with this one; the spread is twice the error to either side. */
export function liftFigures(all: readonly Lift[]): Figure[] {
  const cards = [...new Set(all.flatMap((lift) => Object.keys(lift)))].sort()
  const mean = shareOf(cards.flatMap((card) => all.flatMap((lift) => lift[card] ?? [])))
  return cards.map((card): Figure => {
    const own = all.flatMap((lift) => lift[card] ?? [])
    const value = shareOf(own) / mean
    const error = errorOf(own) / mean
    const figure = {
      name: `lift, ${card}`,
      value,
      unit: 'times',
      spread: [value - 2 * error, value + 2 * error] as const,
    }
    if (all.length < ENOUGH) return figure
    return value < 1 ? { ...figure, bound: WITHIN[0], better: 'more' } : { ...figure, bound: WITHIN[1], better: 'less' }
  })
}

type Records = readonly Lift[string][]
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0)
const shareOf = (records: Records): number =>
  sum(records.map(({ won }) => won)) / Math.max(1, sum(records.map((each) => each.records)))

/** Of a share, with each match as one draw: rounds of the same match are no news to each other. */
function errorOf(records: Records): number {
  const share = shareOf(records)
  const squares = sum(records.map((each) => (each.won - share * each.records) ** 2))
  return Math.sqrt(squares) / Math.max(1, sum(records.map((each) => each.records)))
}

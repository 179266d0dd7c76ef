import type { Seat } from '../../core/game.ts'
import { COPIES_OF_POWER, decksOf, hasNpc } from './material.ts'
import { decksFor, type CardKind, type Options } from './options.ts'
import { POWERS, ROBOTS, type Allegiance, type Diary, type Power } from './shapes.ts'
import type { SeatState, State } from './shapes.ts'
import { seatAt, type ClassicTable } from './table.ts'

const ONE_POWER_DECK: readonly Power[] = POWERS.flatMap((power) => Array<Power>(COPIES_OF_POWER).fill(power))

export function setup(seats: number, options: Options): State {
  return {
    options: { ...options },
    phase: { kind: 'discuss', ready: [] },
    round: 0,
    seats: Array.from({ length: seats }, () => dealtSeat(0, { robot: 'BadBot', power: 1, allegiance: 'N' })),
    npc: hasNpc(options, seats) ? { allegiance: 'N' } : null,
    called: null,
    queue: [],
    line: null,
    turn: null,
    previous: null,
    declared: [],
    nobodyPasses: false,
    whispered: [],
    diary: emptyDiary(),
  }
}

export const begin = (table: ClassicTable): void => dealRound(table)

/** ERC-126: afresh from complete decks; nothing but the scores carries over. */
export function dealRound(table: ClassicTable): void {
  const { state } = table
  const cards = dealCards(table)
  const scores = state.seats.map(({ score }) => score)
  Object.assign(state, setup(state.seats.length, state.options), { round: state.round + 1 })
  state.seats = cards.map((own, seat) => dealtSeat(scores[seat] ?? 0, own))
  state.seats.forEach((_, seat) => tellDealt(table, seat))
  table.tell({ kind: 'phaseBegan', phase: 'discussion' })
}

type Cards = Pick<SeatState, 'robot' | 'power' | 'allegiance'>

function dealCards(table: ClassicTable): Cards[] {
  const robots = drawn(table, ROBOTS, 'robot')
  const powers = drawn(table, ONE_POWER_DECK, 'power')
  return table.state.seats.map((_, seat) => {
    const [robot, power] = [robots[seat], powers[seat]]
    if (!robot || !power) throw new Error('there are cards for every seat')
    return { robot, power, allegiance: flipTwice(table) }
  })
}

/** One card for each seat (ERC-120, ERC-121), from the common deck or from its own (ERC-124). */
function drawn<T>({ state, rng }: ClassicTable, cards: readonly T[], kind: CardKind): T[] {
  const chosen = decksFor(kind, state.options)
  const decks = decksOf(cards, chosen, state.seats.length)
  for (const deck of decks) rng.shuffle(deck)
  return chosen === 'own' ? decks.flatMap((deck) => deck.slice(0, 1)) : decks.flat()
}

/** ERC-122 */
function flipTwice({ rng }: ClassicTable): Allegiance {
  const tails = rng.int(2) + rng.int(2)
  return tails === 0 ? 'G' : tails === 2 ? 'E' : 'N'
}

function dealtSeat(score: number, own: Cards): SeatState {
  return {
    robot: own.robot,
    power: own.power,
    allegiance: own.allegiance,
    score,
    status: 'waiting',
    passed: false,
    robotUp: false,
    powerUp: false,
    levelUp: false,
    lastShown: null,
    orders: null,
    bonus: null,
    pretended: false,
    exposed: false,
    flipped: false,
  }
}

export const emptyDiary = (): Diary => ({ lies: [], flips: [], switches: [], doubtful: [] })

function tellDealt(table: ClassicTable, seat: Seat): void {
  const { robot, power, allegiance } = seatAt(table.state, seat)
  const facts = { kind: 'dealt', round: table.state.round, seat } as const
  table.whisper([seat], { ...facts, own: { robot, power, allegiance } }, { ...facts, own: null })
}

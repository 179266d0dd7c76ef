import type { Seat } from '../../core/game.ts'
import type { Stream } from '../../core/rng.ts'
import { scenario, type Scenario } from '../../testing/index.ts'
import { evilRobotsClassic } from './index.ts'
import { USUAL_OPTIONS, type Options } from './options.ts'
import { usualOrders } from './orders.ts'
import { emptyDiary, setup } from './setup.ts'
import {
  ALLEGIANCES,
  POWERS,
  ROBOTS,
  STATUSES,
  type Action,
  type Allegiance,
  type Bonus,
  type Call,
  type Claimed,
  type Copied,
  type Event,
  type EvilRobotsClassic,
  type LineUp,
  type Orders,
  type Phase,
  type Power,
  type Reaction,
  type Reply,
  type Robot,
  type RoundResult,
  type SeatState,
  type State,
  type Target,
} from './shapes.ts'

/** A position as one would tell it at the table. What is not said is as after the deal. */
export interface Given {
  /** One text a seat: `'CheatBot 2 E'`, and what has come of it: a status, `open` (robot face up), `power` (face up). */
  seats: readonly string[]
  options?: Partial<Options>
  /** The extra robot, if it plays. */
  npc?: Allegiance
  orders?: Readonly<Record<Seat, Partial<Orders>>>
  bonus?: Readonly<Record<Seat, Bonus>>
  scores?: readonly number[]
  /** Whose turn it is; in the Pass phase if `line` is told. */
  turn?: Seat
  isFirst?: boolean
  called?: Call | null
  queue?: Claimed[]
  /** Who is still to act in the Pass phase, and where: `[[3, 5], [1, 8]]`. */
  line?: readonly (readonly [Seat, number])[]
  previous?: Seat | null
  declared?: Copied[]
  pretended?: readonly Seat[]
  nobodyPasses?: boolean
  round?: number
  phase?: Phase
}

export type ClassicScenario = Scenario<EvilRobotsClassic>

export function given(told: Given, stream?: Stream): ClassicScenario {
  return scenario(evilRobotsClassic, stateOf(told), stream)
}

export function stateOf(told: Given): State {
  const count = told.seats.length
  const state = setup(count, { ...USUAL_OPTIONS, npc: told.npc ? 'on' : 'off', ...told.options })
  const isPass = told.line !== undefined
  const called = told.turn === undefined || isPass ? null : cardOf(told, told.turn)
  return {
    ...state,
    round: told.round ?? 1,
    phase: told.phase ?? phaseOf(told, isPass),
    seats: told.seats.map((text, seat) => seatOf(told, text, seat)),
    npc: told.npc ? { allegiance: told.npc } : null,
    called: told.called === undefined ? called : told.called,
    queue: told.queue ?? [],
    line: told.line ? told.line.map(([seat, position]) => ({ seat, position, settled: false })) : null,
    turn: told.turn === undefined ? null : { seat: told.turn, isFirst: told.isFirst ?? true, isPass },
    previous: told.previous ?? null,
    declared: told.declared ?? [],
    nobodyPasses: told.nobodyPasses ?? false,
  }
}

const phaseOf = ({ turn }: Given, isPass: boolean): Phase =>
  turn === undefined ? { kind: 'discuss', ready: [] } : { kind: isPass ? 'passTurn' : 'turn' }

const cardOf = ({ seats }: Given, seat: Seat): Power => wordOf(seats[seat] ?? '', POWERS)

function wordOf<T extends string | number>(text: string, among: readonly T[]): T {
  const found = among.find((each) => text.split(' ').includes(String(each)))
  if (found === undefined) throw new Error(`one of ${among.join(', ')} in "${text}"`)
  return found
}

function seatOf(told: Given, text: string, seat: Seat): SeatState {
  const words = text.split(' ')
  const robot: Robot = wordOf(text, ROBOTS)
  const status = STATUSES.find((each) => words.includes(each)) ?? 'waiting'
  return {
    robot,
    power: cardOf(told, seat),
    allegiance: wordOf(text, ALLEGIANCES),
    score: told.scores?.[seat] ?? 0,
    status,
    passed: status === 'passed',
    robotUp: words.includes('open'),
    powerUp: words.includes('power'),
    levelUp: false,
    lastShown: null,
    orders: told.orders?.[seat] ? { ...usualOrders(robot), ...told.orders[seat] } : null,
    bonus: told.bonus?.[seat] ?? null,
    pretended: told.pretended?.includes(seat) ?? false,
    exposed: words.includes('open'),
    flipped: false,
  }
}

/** A call that has just been made: all but those who have passed are waiting, and no order has answered. */
export const atCall = (told: Given, call: Call, stream?: Stream): ClassicScenario =>
  given({ ...told, called: call, phase: callPhase(told, call) }, stream)

function callPhase(told: Given, call: Call): Phase {
  const waiting = stateOf(told).seats.flatMap(({ status }, seat) => (status === 'waiting' ? [seat] : []))
  return { kind: 'call', call, asked: waiting, answered: [], claims: [] }
}

// Actions, as short as one says them

export const pass = (secret: Allegiance | null = null): Action => ({ act: 'pass', secret, alsoShow: [] })
export const self = (to: Allegiance, shown: Allegiance | null = null): Action => ({
  act: 'self',
  to,
  shown,
  alsoShow: [],
})
export const convert = (target: Target, shown: Allegiance | null = null): Action => ({
  act: 'convert',
  target,
  shown,
  alsoShow: [],
})
export const robot = (targets: Target[] = [], more: { allegiance?: Allegiance; copyOf?: Robot } = {}): Action => ({
  act: 'robot',
  targets,
  allegiance: more.allegiance ?? null,
  copyOf: more.copyOf ?? null,
  alsoShow: [],
})

/** Does what a seat does on its turn, then plays the windows that follow: in each of them who wants what; then all stay out. */
export function act(table: ClassicScenario, action: Action, windows: readonly Wishes[] = []): void {
  const { turn, phase } = table.state
  if (!turn) throw new Error(`somebody's turn, not ${phase.kind}`)
  table.answer(turn.seat, turn.isPass ? 'passTurn' : 'turn', action)
  playWindows(table, windows)
}

export type Wishes = Readonly<Record<Seat, Reaction | Partial<Reply>>>

export function playWindows(table: ClassicScenario, windows: readonly Wishes[] = []): void {
  for (const wishes of windows) {
    for (const [seat, wish] of Object.entries(wishes)) say(table, Number(seat), wish)
    table.close()
  }
  while (isChain(table)) table.close()
}

const isChain = ({ state }: ClassicScenario): boolean => state.phase.kind === 'answer' || state.phase.kind === 'react'

function say(table: ClassicScenario, seat: Seat, wish: Reaction | Partial<Reply>): void {
  const { asks } = table.update(seat)
  if (asks?.kind !== 'answer') {
    if (typeof wish !== 'string') throw new Error(`seat ${seat} is not the target`)
    return table.answer(seat, 'react', { reaction: wish })
  }
  const more = typeof wish === 'string' ? { reaction: wish } : wish
  table.answer(seat, 'answer', { ...PLAIN, ...more })
}

const PLAIN: Reply = { ifFails: 'power', ifSucceeds: null, lockShow: false, dial: null, reaction: null }

/** One letter a seat. */
export const sides = ({ state }: ClassicScenario): string => state.seats.map(({ allegiance }) => allegiance).join('')
export const statuses = ({ state }: ClassicScenario): string[] => state.seats.map(({ status }) => status)
/** What lies face up before a seat: `'SumoBot 6 G'`. */
export function open({ state }: ClassicScenario, seat: Seat): string {
  const own = state.seats[seat]
  if (!own) throw new Error(`no seat ${seat}`)
  const { robotUp, powerUp, lastShown } = own
  const up = [robotUp ? own.robot : null, powerUp ? own.power : null, lastShown?.value ?? null]
  return up.filter((each) => each !== null).join(' ')
}

/** A Reveal at which nothing was worth telling. */
export const emptyResult = (): RoundResult => ({ winner: null, by: 'deadHeat', seats: [], diary: emptyDiary() })

/** The last move's events of one kind, as told to those who may know most. */
export function told<K extends Event['kind']>(table: ClassicScenario, kind: K): Extract<Event, { kind: K }>[] {
  const is = (event: Event): event is Extract<Event, { kind: K }> => event.kind === kind
  return table.told.map(({ event }) => event).filter(is)
}

/** The last public word on a conversion: did it stand when it was judged? */
export const stands = (table: ClassicScenario): boolean | undefined => told(table, 'judged').at(-1)?.stands

/** Lines up: what those say who say anything, then time is up. */
export function lineUp(table: ClassicScenario, said: Readonly<Record<Seat, LineUp>> = {}): void {
  for (const [seat, each] of Object.entries(said)) table.answer(Number(seat), 'lineUp', { lineUp: each, dial: null })
  table.close()
}

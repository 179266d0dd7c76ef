import type { Seat, Stream } from '../../index.ts'
import { scenario, type Scenario } from '../../testing/index.ts'
import { evilRobotsInfluence } from './index.ts'
import { CARDS, USUAL_OPTIONS } from './material.ts'
import { setup } from './setup.ts'
import {
  LEFT_CARDS,
  RIGHT_CARDS,
  SIDES,
  type CardId,
  type Choices,
  type Event,
  type EvilRobotsInfluence,
  type Face,
  type IdleRobot,
  type Phase,
  type Play,
  type PowerCard,
  type SeatState,
  type Side,
  type State,
} from './shapes.ts'

/** A position as one would tell it at the table. What is not said is as in the middle of a countdown. */
export interface Given {
  /**
   * One text a seat, in any order: a Power Card `5` or `0(5)`; coins `H/T`, hidden first; `i3` Influence, `t2` tokens,
   * `m-3` a mark; cards `L10` face-down, `L10+` in effect, `L10-` face-up but unused, `L10?` face-down and known.
   * Without a card told a side has any other; without a Power Card there is none yet.
   */
  seats: readonly string[]
  /** `'6 5 3 0(1)'` */
  stack?: string
  /** `'5 H/T m-3'` */
  idle?: string
  pot?: number
  dealer?: Seat
  /** Who has the Dealer Token. */
  token?: Seat
  order?: readonly Seat[]
  extras?: readonly Seat[]
  round?: number
  /** What lies on top of the piles; or everything, with `short`. */
  piles?: Partial<Record<Side, readonly CardId[]>>
  short?: boolean
  discards?: Partial<Record<Side, readonly CardId[]>>
  /** Whose turn it is, or whose Reveal window. */
  turn?: Seat
  extra?: boolean
  reveal?: Seat
  phase?: Phase
}
export type InfluenceScenario = Scenario<EvilRobotsInfluence>

export const given = (told: Given, stream?: Stream): InfluenceScenario =>
  scenario(evilRobotsInfluence, stateOf(told), stream)

export function stateOf(told: Given): State {
  const { dealer = 0, token = 0, pot = 4, round = 1 } = told
  const named = told.seats.flatMap((text) => cardsIn(text).map(({ card }) => card))
  const unnamed = (side: Side): CardId[] => decks[side].filter((card) => !isGiven(told, named, card))
  const rest = { left: unnamed('left').reverse(), right: unnamed('right').reverse() }
  const seats = told.seats.map((text, seat) => seatIn(text, { seat, rest }))
  const order = told.order ?? seats.flatMap(({ power }, seat) => (power ? [seat] : []))
  const state: State = {
    ...setup(told.seats.length, USUAL_OPTIONS),
    ...{ dealer, token, pot, round, seats, idle: told.idle === undefined ? null : idleIn(told.idle) },
    potCard: { num: pot, up: true },
    stack: (told.stack ?? '').split(' ').flatMap((text) => powerIn(text) ?? []),
    discards: { left: [...(told.discards?.left ?? [])], right: [...(told.discards?.right ?? [])] },
    piles: {
      left: [...(told.piles?.left ?? []), ...(told.short ? [] : rest.left)],
      right: [...(told.piles?.right ?? []), ...(told.short ? [] : rest.right)],
    },
    order: [...order],
    extras: [...(told.extras ?? [])],
    windows: told.reveal === undefined ? 0 : order.indexOf(told.reveal) + 1,
  }
  return { ...state, phase: phaseIn(told) }
}

const decks = { left: LEFT_CARDS, right: RIGHT_CARDS }
const isGiven = ({ piles, discards }: Given, named: readonly string[], card: CardId): boolean =>
  named.includes(card) || SIDES.some((side) => [piles?.[side], discards?.[side]].some((list) => list?.includes(card)))

function phaseIn({ phase, turn = 0, extra = false, reveal }: Given): Phase {
  if (phase) return phase
  return reveal === undefined ? { kind: 'turn', seat: turn, extra } : { kind: 'reveal', seat: reveal }
}

const isCard = (text: string): text is CardId => Object.hasOwn(CARDS, text)

function cardsIn(text: string): { card: CardId; as: string }[] {
  return text.split(' ').flatMap((word) => {
    const [, card = '', as = ''] = /^([LR]\d\d)([+?-]?)$/.exec(word) ?? []
    return isCard(card) ? [{ card, as }] : []
  })
}

function powerIn(text: string): PowerCard | null {
  const [, up, down] = /^(?:(\d)|0\((\d)\))$/.exec(text) ?? []
  if (up === undefined && down === undefined) return null
  return { num: Number(up ?? down), up: up !== undefined }
}

const faceOf = (text: string | undefined): Face => (text === 'T' ? 'T' : 'H')
const numberIn = (text: string, of: string, usual: number): number => {
  const [, number] = new RegExp(`(?:^| )${of}(-?\\d+)(?: |$)`).exec(text) ?? []
  return number === undefined ? usual : Number(number)
}
const facesIn = (text: string): [Face, Face] => {
  const [, one, other] = /(?:^| )([HT])\/([HT])(?: |$)/.exec(text) ?? []
  return [faceOf(one), faceOf(other ?? 'T')]
}
const firstPower = (text: string): PowerCard | null => text.split(' ').flatMap((word) => powerIn(word) ?? [])[0] ?? null

function seatIn(text: string, { seat, rest }: { seat: Seat; rest: Record<Side, CardId[]> }): SeatState {
  const [face, shown] = facesIn(text)
  const slot = (side: Side) => {
    const told = cardsIn(text).find(({ card }) => CARDS[card].side === side)
    const [card, as] = [told?.card ?? rest[side].shift(), told?.as ?? '']
    return card ? { card, up: '+-'.includes(as) && as !== '', used: as === '+', seen: as !== '' } : null
  }
  return {
    ...{ influence: numberIn(text, 'i', 3), tokens: numberIn(text, 't', 0), mark: numberIn(text, 'm', 0) },
    ...{ power: firstPower(text), hidden: { face, open: false, known: [seat] }, shown },
    ...{ left: slot('left'), right: slot('right') },
  }
}

function idleIn(text: string): IdleRobot {
  const [left, right] = facesIn(text)
  return { power: firstPower(text) ?? { num: 4, up: true }, mark: numberIn(text, 'm', 0), left, right }
}

/** A card used with these choices; of which side it is can be told from its id. */
export const playing = (card: CardId, choices: Choices = {}): Play => ({ ...bare(card), use: true, choices })
/** Revealed only. */
export const bare = (card: CardId): Play => ({ kind: 'play', side: CARDS[card].side, use: false, choices: {} })

/** `'H/T'`: hidden first. */
export const coinsOf = ({ state }: InfluenceScenario): string[] =>
  state.seats.map(({ hidden, shown }) => `${hidden.face}/${shown}`)
export const influencesOf = ({ state }: InfluenceScenario): number[] => state.seats.map(({ influence }) => influence)
export const tokensOf = ({ state }: InfluenceScenario): number[] => state.seats.map(({ tokens }) => tokens)
export const levelsOf = (table: InfluenceScenario): (number | null)[] =>
  table.view('spectator').seats.map(({ level }) => level)
/** `'6 5 0(1)'` */
export const stackOf = ({ state }: InfluenceScenario): string =>
  state.stack.map(({ num, up }) => (up ? `${num}` : `0(${num})`)).join(' ')
export const kindsOf = (events: readonly { kind: string }[]): string[] => events.map(({ kind }) => kind)
/** What this seat sees of all hidden coins: `'H?T'`. */
export const seenBy = (table: InfluenceScenario, seat: Seat | 'spectator'): string =>
  table
    .view(seat)
    .seats.map(({ hidden }) => hidden ?? '?')
    .join('')

/** The last move's events of one kind, as told to those who may know most. */
export function toldOf<K extends Event['kind']>(table: InfluenceScenario, kind: K): Extract<Event, { kind: K }>[] {
  const is = (event: Event): event is Extract<Event, { kind: K }> => event.kind === kind
  return table.told.map(({ event }) => event).filter(is)
}

import type { Position, Seat } from '../../core/game.ts'
import type { Stream } from '../../core/rng.ts'
import { scenario, type Scenario } from '../../testing/index.ts'
import { robotRevolution } from './index.ts'
import { cardsFor, GENERALS, isCardId, USUAL_OPTIONS } from './material.ts'
import {
  BATTLEFIELDS,
  type Battlefield,
  type CardId,
  type Event,
  type Laid,
  type Options,
  type Phase,
  type Play,
  type RobotRevolution,
  type State,
} from './shapes.ts'

/** A position as one would tell it at the table. What is not said is filled up from the cards that are left. */
export interface Given {
  /** One text a seat, in the order received: `'KS 3H'`. */
  hands: readonly string[]
  /** At a battlefield one text a seat, in the order played: `'[7S] 6D (QC)'` is a hold, an open and a hidden card. */
  at?: Partial<Record<Battlefield, readonly string[]>>
  /** Usually all four each. */
  generals?: readonly (number | string)[]
  /** The round in which a seat fell. */
  fellIn?: Readonly<Record<Seat, number>>
  /** Breakthroughs in the match so far. */
  breakthroughs?: readonly number[]
  phase?: Phase
  round?: number
  primary?: Seat
  /** The top of the deck; `deckSize` cards in all. */
  deck?: string
  deckSize?: number
  /** `'rest'`: all that lies nowhere else. Then `deckSize` counts from the cards that are left. */
  discard?: string | 'rest'
  options?: Options
}

export type RevolutionScenario = Scenario<RobotRevolution>

export function given(told: Given, stream?: Stream): RevolutionScenario {
  return scenario(robotRevolution, stateOf(told), stream)
}

/** A card and where it goes. */
export const at = (card: string, battlefield: number): Play => ({ card, battlefield })

export function cards(text: string): CardId[] {
  return text.split(' ').flatMap((id) => {
    if (id === '') return []
    if (!isCardId(id)) throw new Error(`no card is called ${id}`)
    return [id]
  })
}

export function stateOf(told: Given): State {
  const { hands, round = 2, primary = 0 } = told
  const stacks = BATTLEFIELDS.map((place) => hands.map((_, seat) => laid(told.at?.[place]?.[seat] ?? '')))
  const rest = restOf(told, stacks)
  const generals = hands.map((_, seat) => generalsOf(told.generals?.[seat] ?? GENERALS, rest))
  const { deck, discard } = pilesOf(told, rest)
  return {
    options: told.options ?? USUAL_OPTIONS,
    phase: told.phase ?? { kind: 'faceUp', seat: primary },
    round,
    primary,
    deck,
    discard,
    seats: hands.map((hand, seat) => ({
      hand: cards(hand),
      generals: generals[seat] ?? [],
      lost: [],
      living: told.fellIn?.[seat] === undefined,
      fellIn: told.fellIn?.[seat] ?? null,
      breakthroughs: told.breakthroughs?.[seat] ?? 0,
      breakthroughsThisRound: 0,
    })),
    stacks,
  }
}

function laid(text: string): Laid[] {
  return text.split(' ').flatMap((word) =>
    cards(word.replace(/[[\]()]/g, '')).map((card) => ({
      card,
      faceUp: !word.startsWith('('),
      sideways: word.startsWith('['),
    })),
  )
}

/** The cards that were not told of, in the printed order. */
function restOf(told: Given, stacks: Laid[][][]): CardId[] {
  const rows = (told.generals ?? []).map((row) => (typeof row === 'string' ? row : ''))
  const discard = told.discard === 'rest' ? '' : (told.discard ?? '')
  const named = [...told.hands, ...rows, told.deck ?? '', discard].flatMap(cards)
  const used = [...named, ...stacks.flat(2).map(({ card }) => card)]
  if (new Set(used).size < used.length) throw new Error('a card is told of twice')
  return cardsFor(told.hands.length).filter((card) => !used.includes(card))
}

const generalsOf = (row: number | string, rest: CardId[]): CardId[] =>
  typeof row === 'string' ? cards(row) : rest.splice(0, row)

function pilesOf(told: Given, rest: CardId[]): Pick<State, 'deck' | 'discard'> {
  const deck = cards(told.deck ?? '')
  const others = rest.splice(0, (told.deckSize ?? deck.length + rest.length) - deck.length)
  return { deck: [...deck, ...others], discard: told.discard === 'rest' ? rest : cards(told.discard ?? '') }
}

/** A table at which all have played and only the last seat's Nobility is left: its pass ends the round. */
export function fought(told: Omit<Given, 'hands' | 'phase'> & { seats?: number }, stream?: Stream): RevolutionScenario {
  const { seats = 2, primary = 0 } = told
  const living = Array.from({ length: seats }, (_, step) => (primary + step) % seats).filter(
    (seat) => !told.fellIn?.[seat],
  )
  const last = living.at(-1) ?? primary
  const hands = Array.from({ length: seats }, () => '')
  const table = given({ ...told, hands, phase: { kind: 'noble', seat: last } }, stream)
  table.answer(last, 'noble', { pass: true })
  return table
}

/** The last move's events of one kind, as told to those who may know most. */
export function told<K extends Event['kind']>(table: RevolutionScenario, kind: K): Extract<Event, { kind: K }>[] {
  const is = (event: Event): event is Extract<Event, { kind: K }> => event.kind === kind
  return table.told.map(({ event }) => event).filter(is)
}

/** What fell out at one battlefield. */
export function battleAt(table: RevolutionScenario, battlefield: Battlefield) {
  const found = told(table, 'battle').find((battle) => battle.battlefield === battlefield)
  if (!found) throw new Error(`no battle at ${battlefield}`)
  const { outcome, winner, holdCard, discarded } = found
  return { outcome, winner, holdCard, discarded, totals: found.totals.map(({ seat, total }) => [seat, total]) }
}

/** A seat's stack as `given` would tell it. */
export function lying(position: Position<RobotRevolution>, battlefield: Battlefield): string[] {
  const row = position.state.stacks[battlefield - 1] ?? []
  return row.map((stack) => stack.map((each) => shown(each)).join(' '))
}

const shown = ({ card, faceUp, sideways }: Laid): string => (sideways ? `[${card}]` : faceUp ? card : `(${card})`)

import type { Game, Move, Position, Rng, Seat } from '@robot-night/engine'
import {
  evilRobotsInfluence,
  IN_A_WINDOW,
  ON_A_TURN,
  playsOf,
  TRIGGER,
  usualPick,
  type CardId,
  type Play,
  type PlayPrompt,
  type SplitAction,
  type SplitPrompt,
  type State,
} from '@robot-night/engine/games/evil-robots-influence'
import { isEven, isInfluence } from './state.ts'

interface Doing {
  seat: Seat
  action: object
}

const ONE_IN_PLAIN = 4

/**
 * All play into the hands of the seat that has most, so that the end is near, and use the cards by which one learns something;
 * or into the hands of two who come out alike, and nobody does anything that would part them.
 */
export function lively(_game: Game, { state, beat }: Position, rng: Rng): Move | null {
  if (!isInfluence(state)) return null
  const { kind } = state.phase
  const quiet = isEven(state) ? QUIET[kind] : undefined
  if (!quiet && rng.int(ONE_IN_PLAIN) === 0) return null
  const doing = (quiet ?? DOING[kind])?.(state, rng)
  return doing ? { what: 'answer', kind, beat, by: 'player', ...doing } : null
}

const { claim, offer, pick, turn, reveal, split, endgame, retain } = evilRobotsInfluence.decisions

interface Asked<P> {
  seat: Seat
  prompt: P
}
function anyOpen<P>(asked: readonly { seat: Seat; prompt: P | null }[], rng: Rng): Asked<P> | null {
  const open = asked.flatMap(({ seat, prompt }) => (prompt ? [{ seat, prompt }] : []))
  return open.length > 0 ? rng.pick(open) : null
}

const isLeader = ({ seats }: State, seat: Seat): boolean =>
  seats.every(({ influence }) => influence <= (seats[seat]?.influence ?? 0))

const ONE_IN_SHY = 3

type Doings = Partial<Record<State['phase']['kind'], (state: State, rng: Rng) => Doing | null>>

const DOING: Doings = {
  claim(state, rng) {
    const put = anyOpen(claim.asked(state), rng)
    return put && { seat: put.seat, action: { raise: rng.int(ONE_IN_SHY) > 0 } }
  },
  offer(state, rng) {
    const put = anyOpen(offer.asked(state), rng)
    const isGenerous = put && isLeader(state, put.prompt.dealer)
    return isGenerous ? { seat: put.seat, action: { amount: put.prompt.most } } : null
  },
  pick(state, rng) {
    const put = anyOpen(pick.asked(state), rng)
    return put && { seat: put.seat, action: { seat: usualPick(put.prompt) } }
  },
  turn(state, rng) {
    const put = anyOpen(turn.asked(state), rng)
    return put && { seat: put.seat, action: anyDear(playsOf(put.prompt, ON_A_TURN), put.prompt, rng) ?? END }
  },
  reveal(state, rng) {
    const put = anyOpen(reveal.asked(state), rng)
    const action = put && anyDear(playsOf(put.prompt, IN_A_WINDOW), put.prompt, rng)
    return put && action ? { seat: put.seat, action } : null
  },
  split: splits,
  retain(state, rng) {
    const put = anyOpen(retain.asked(state), rng)
    return put && { seat: put.seat, action: { keep: late(put.prompt.hand) } }
  },
}
const END = { kind: 'endTurn' }

/** Who has nothing in mind. */
const says =
  (asked: (state: State) => readonly { seat: Seat; prompt: object | null }[], action: object) =>
  (state: State, rng: Rng): Doing | null => {
    const put = anyOpen(asked(state), rng)
    return put && { seat: put.seat, action }
  }
const QUIET: Doings = {
  offer: says((state) => offer.asked(state), { amount: 0 }),
  turn: says((state) => turn.asked(state), END),
  reveal: says((state) => reveal.asked(state), { kind: 'pass' }),
  split: splits,
  endgame: says((state) => endgame.asked(state), { sides: [] }),
  retain: says((state) => retain.asked(state), { keep: [] }),
}

function splits(state: State, rng: Rng): Doing | null {
  const put = anyOpen(split.asked(state), rng)
  return put && { seat: put.seat, action: sharing(state, put.prompt) }
}

/** By which somebody sees a coin or a card, or moves one that some have seen. */
const DEAR: readonly CardId[] = ['L01', 'L02', 'L03', 'L06', 'L09', 'L11', 'L12', 'L13', 'L15']

function anyDear(plays: readonly Play[], { hand }: PlayPrompt, rng: Rng): Play | null {
  const dear = plays.filter(({ side, use }) => {
    const own = hand[side]
    return use && own && DEAR.includes(own.card)
  })
  return dear.length > 0 && rng.int(ONE_IN_SHY) > 0 ? rng.pick(dear) : null
}

/** The richest gets all; or both of two as much as makes them alike, and if that does not go, nobody gets rich. */
function sharing(state: State, { winners, pot, proposals }: SplitPrompt): SplitAction {
  const [proposal] = proposals
  const had = (seat: Seat | undefined): number => state.seats[seat ?? -1]?.influence ?? 0
  if (proposal) {
    const rich = proposal.shares.map(({ seat, gems }) => had(seat) + gems).filter((all) => all >= TRIGGER)
    return isEven(state) && rich.length === 1 ? { kind: 'noDeal' } : { kind: 'accept', proposal: proposal.number }
  }
  const [best, next, third, ...rest] = winners.toSorted((one, other) => had(other) - had(one))
  const behind = Math.min(pot, had(best) - had(next))
  const half = isEven(state) ? Math.floor((pot - behind) / 2) : 0
  const odd = isEven(state) && third !== undefined ? pot - behind - half * 2 : 0
  const second = isEven(state) ? behind + half : 0
  const gems = [pot - second - odd, second, odd]
  const shares = [best, next, third, ...rest].flatMap((seat, at) =>
    seat === undefined ? [] : [{ seat, gems: gems[at] ?? 0 }],
  )
  return { kind: 'propose', shares }
}

const LATE: readonly CardId[] = ['L16', 'L17', 'R16', 'R17']
const late = (hand: PlayPrompt['hand']) =>
  (['left', 'right'] as const).filter((side) => {
    const own = hand[side]
    return own && !own.up && LATE.includes(own.card)
  })

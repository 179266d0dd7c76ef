import { owing, type Game, type Move, type Position, type Rng, type Seat } from '@robot-night/engine'
import {
  ALLEGIANCES,
  SIDES,
  type Offers,
  type SeatState,
  type State,
} from '@robot-night/engine/games/evil-robots-classic'
import { isClassic } from './state.ts'

type Doing = Pick<Exclude<Move, { what: 'close' }>, 'what' | 'kind' | 'seat' | 'action'>

/** What people do that makes for secrets; null: nothing comes to mind. It may be against the rules. */
export function lively(game: Game, { state, beat }: Position, rng: Rng): Move | null {
  if (!isClassic(state)) return null
  const doing = DOING[state.phase.kind]?.(state, rng) ?? reacting(game, state, rng)
  return doing && { ...doing, beat, by: 'player' }
}

const DOING: Partial<Record<State['phase']['kind'], (state: State, rng: Rng) => Doing | null>> = {
  discuss: discussing,
  turn: onTurn,
  answer: answering,
}

/** How much is shown and ordered before all are ready. */
const ONE_IN_READY = 3
const ONE_IN_HIDING = 5

function discussing({ seats }: State, rng: Rng): Doing | null {
  const liar = seats.findIndex(({ robot, status }) => robot === 'CheatBot' && status === 'waiting')
  // Who has passed may hold any power, and a liar never proves it.
  if (liar >= 0 && rng.int(ONE_IN_HIDING) === 0)
    return { what: 'offer', kind: 'earlyPass', seat: liar, action: { pass: true } }
  const seat = rng.int(seats.length)
  const own = seats[seat]
  if (!own || rng.int(ONE_IN_READY) === 0) return null
  const order = (action: Offers['order']['action']): Doing => ({ what: 'offer', kind: 'order', seat, action })
  const orders = [
    order({ about: 'call', call: { kind: 'manual' } }),
    order({ about: 'ifFails', ifFails: 'allegiance' }),
  ]
  return rng.pick([...orders, ...showings(seats, seat, rng)])
}

function showings(seats: readonly SeatState[], seat: Seat, rng: Rng): Doing[] {
  const others = [...seats.keys()].filter((each) => each !== seat)
  const value = seats[seat]?.robot === 'CheatBot' ? rng.pick(['G', 'E', 'N'] as const) : null
  const what = rng.pick(['robot', 'power', 'allegiance', 'allegiance'] as const)
  const showing = (action: Offers['show']['action']): Doing => ({ what: 'offer', kind: 'show', seat, action })
  const toOne = showing({ show: what === 'allegiance' ? { what, value } : { what }, to: [rng.pick(others)] })
  return [toOne, showing({ show: { what: 'allegiance', value }, to: 'all' })]
}

const ONE_IN_PLAIN = 3

/** On its turn a robot does what makes for lies and doubts, if it can. */
function onTurn({ turn, seats }: State, rng: Rng): Doing | null {
  const own = turn && seats[turn.seat]
  if (!own || rng.int(ONE_IN_PLAIN) === 0) return null
  const acting = (action: object): Doing => ({ what: 'answer', kind: 'turn', seat: turn.seat, action })
  if (own.robot === 'JudasBot') return acting({ act: 'pass', secret: rng.pick(SIDES), alsoShow: [] })
  const target = victim(seats, turn.seat, rng)
  if (own.robot === 'RandomBot')
    return acting({ act: 'robot', targets: [target], allegiance: null, copyOf: null, alsoShow: [] })
  const shown = own.robot === 'CheatBot' ? rng.pick(SIDES) : null
  return acting({ act: 'convert', target, shown, alsoShow: [] })
}

/** By preference LockBot for a flip, and for a Convert who may resist and yet show the right side. */
function victim(seats: readonly SeatState[], by: Seat, rng: Rng): Seat {
  const others = [...seats.keys()].filter((seat) => seat !== by)
  const own = seats[by]
  const isDear = ({ robot, allegiance, power }: SeatState): boolean => {
    if (own?.robot === 'RandomBot') return robot === 'LockBot'
    return robot === 'CheatBot' || (allegiance === own?.allegiance && power <= own.power)
  }
  const dear = seats.flatMap((each, seat) => (seat !== by && isDear(each) ? [seat] : []))
  return rng.pick([...others, ...dear, ...dear, ...dear])
}

const ONE_IN_OPEN = 2

/** Who has the right side anyway proves nothing by showing it; CheatBot shows another, however it went. */
function answering({ phase, seats }: State, rng: Rng): Doing | null {
  if (phase.kind !== 'answer' || phase.reply || rng.int(ONE_IN_OPEN) > 0) return null
  const top = phase.chain.stack.at(-1)
  const seat = top?.target
  if (!top || typeof seat !== 'number') return null
  const lie = seats[seat]?.robot === 'CheatBot' ? (ALLEGIANCES.find((each) => each !== top.shown) ?? null) : null
  const reply = { ifFails: lie ?? 'allegiance', ifSucceeds: lie, lockShow: false, dial: null, reaction: null }
  return { what: 'answer', kind: 'answer', seat, action: reply }
}

const ONE_IN_SHY = 4

/** Anyone who can react wants to. */
function reacting(game: Game, state: State, rng: Rng): Doing | null {
  if (state.phase.kind !== 'react' || rng.int(ONE_IN_SHY) === 0) return null
  for (const { seat, kind, prompt } of owing(game, state)) {
    const able = 'reactions' in prompt && Array.isArray(prompt.reactions) ? prompt.reactions : []
    const reaction: unknown = able[0]
    if (reaction !== undefined) return { what: 'answer', kind, seat, action: { reaction } }
  }
  return null
}

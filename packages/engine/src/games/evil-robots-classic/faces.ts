import * as v from 'valibot'
import type { Move, Rng, Viewer } from '../../core/game.ts'
import { actionSchema } from './decisions/action.ts'
import { ordersOf } from './orders.ts'
import { show as showOffer } from './offers/show.ts'
import { SIDES, type Action, type Allegiance, type AnswerPhase, type SeatState, type Show } from './shapes.ts'
import type { State } from './shapes.ts'
import { chosen } from './reactions.ts'
import { isSeat, seatAt } from './table.ts'

type Said = Exclude<Move, { what: 'close' }>
interface Saying<M extends Move = Said> {
  state: State
  move: M
}

const SECRET = ['call', 'answer', 'react', 'lineUp', 'order']

/** What others notice of something said. ERC-203, ERC-507, ERC-605: of much, nothing. */
export function face({ state, move }: Saying<Move>, viewer: Viewer): unknown {
  if (move.what === 'close') return closing(state)
  if (SECRET.includes(move.kind)) return null
  const own = seatAt(state, move.seat)
  if (move.kind === 'show') {
    const { show, to } = v.parse(showOffer.schema, move.action)
    return to === 'all' || to.some((each) => each === viewer) ? { to, showed: worn(show, own) } : null
  }
  if (move.kind === 'turn' || move.kind === 'passTurn') {
    const action = v.parse(actionSchema, move.action)
    return { by: move.by, also: action.alsoShow.map((show) => worn(show, own)), ...deedOf(action, own) }
  }
  return { by: move.by, action: move.action }
}

/** What comes out at the end of a window and leaves no trace: how one proves what lies open, and where FreeBot lines up. */
function closing(state: State): unknown {
  const { phase } = state
  if (phase.kind === 'call')
    return phase.claims.map(({ seat, claim }) => (seatAt(state, seat).robotUp ? claim.as : null))
  if (phase.kind === 'react') return chosen(phase.chain, phase.wishes) ?? {}
  if (phase.kind === 'answer') return answered(state, phase)
  if (phase.kind !== 'lineUp') return {}
  return phase.asked.map((seat) => {
    const { lineUp } = phase.answers.find((answer) => answer.seat === seat) ?? ordersOf(seatAt(state, seat))
    return lineUp.as === 'position' ? lineUp.position : null
  })
}

/** The reaction that is played; else what proves nothing new, for it lies open. */
function answered(state: State, { chain, reply, wishes }: AnswerPhase): unknown {
  const target = chain.stack.at(-1)?.target
  if (target === undefined || !isSeat(target)) return {}
  const own = seatAt(state, target)
  const { ifFails, lockShow } = reply ?? ordersOf(own)
  const played = chosen(chain, [...wishes, { seat: target, reaction: reply?.reaction ?? null }])
  return played ?? { ifFails: own.powerUp ? ifFails === 'power' : null, lockShow: own.robotUp ? lockShow : null }
}

/** What a show lets others see: true or not. */
const worn = (show: Show, { allegiance }: SeatState) =>
  show.what === 'allegiance' ? { what: show.what, value: show.value ?? allegiance } : show

/** ERC-710, ERC-714, ERC-745: what CheatBot is, and what JudasBot does, stays its own affair. */
function deedOf(action: Action, { allegiance }: SeatState): object {
  switch (action.act) {
    case 'pass':
      return { act: action.act }
    case 'self':
      return { act: action.act, shown: action.shown ?? action.to }
    case 'convert':
      return { act: action.act, target: action.target, shown: action.shown ?? allegiance }
    case 'robot':
      return { ...action, alsoShow: null }
  }
}

/** The same in the eyes of others, from a seat that is something else there. Who is no CheatBot may not be able to. */
export function likewise({ state, move }: Saying, there: State, rng: Rng): object[] {
  const [here, own] = [seatAt(state, move.seat), seatAt(there, move.seat)]
  const alike = (show: Show): Show => likeShow(worn(show, here), own)
  if (move.kind === 'show') {
    const { show, to } = v.parse(showOffer.schema, move.action)
    return [{ show: alike(show), to }]
  }
  if (move.kind !== 'turn' && move.kind !== 'passTurn') return [move.action]
  const action = v.parse(actionSchema, move.action)
  const alsoShow = action.alsoShow.map(alike)
  switch (action.act) {
    case 'pass': {
      const secret = own.robot === 'JudasBot' && move.kind === 'turn' ? rng.pick([null, ...SIDES]) : null
      return [{ act: action.act, secret, alsoShow }]
    }
    case 'self': {
      const shown = action.shown ?? action.to
      if (own.robot !== 'CheatBot') return [{ act: action.act, to: shown, shown: null, alsoShow }]
      return [{ act: action.act, to: rng.pick(SIDES), shown, alsoShow }]
    }
    case 'convert':
      return [{ ...action, shown: unlessTrue(action.shown ?? here.allegiance, own), alsoShow }]
    case 'robot':
      return [{ ...action, alsoShow }]
  }
}

const likeShow = (show: Show, own: SeatState): Show =>
  show.what === 'allegiance' && show.value ? { what: show.what, value: unlessTrue(show.value, own) } : show

const unlessTrue = (value: Allegiance, { allegiance }: SeatState): Allegiance | null =>
  value === allegiance ? null : value

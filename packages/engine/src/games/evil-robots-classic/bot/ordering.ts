import { BONUSES, TOP_LEVEL, type Bonus, type Call, type Claim, type LineUp, type LineUpAnswer } from '../shapes.ts'
import type { Ordering, Power, View } from '../shapes.ts'
import { meIn, othersIn, powerKnown, seenAt } from './known.ts'

/** A FreeBot says when, a PlusBot how high. Null: all stands as it should. */
export function nextOrder(view: View): Ordering | null {
  const { seat, own } = meIn(view)
  if (seenAt(view, seat).status !== 'waiting') return null
  if (own.robot === 'FreeBot') return freeOrder(view)
  const dial = dialFor(view)
  if (own.robot === 'PlusBot' && own.bonus === null && own.orders.dial !== dial) return { about: 'dial', dial }
  return null
}

const LATE: Call = 2

/** Late, when there is most to see; and beforehand, so that no call takes longer for its sake. */
function freeOrder({ called, own }: View): Ordering | null {
  if (!own || own.orders.call.kind === 'at' || (called !== null && called <= LATE)) return null
  const claim: Claim = own.power === LATE ? { as: 'power' } : { as: 'free', showPower: false }
  return { about: 'call', call: { kind: 'at', call: LATE, claim } }
}

const EASY_TO_TAKE = 6

/** Low to convert; high if Neutral, so that somebody else does. */
function dialFor(view: View): Bonus {
  const { own } = meIn(view)
  return own.allegiance === 'N' && own.power >= EASY_TO_TAKE ? 3 : 0
}

/** Asked only in place of a person who wanted to be. */
export function claimAt(view: View, { call, ways }: { call: Call; ways: readonly Claim[] }): Claim | null {
  const { robot, power, bonus, orders } = meIn(view).own
  if (robot === 'FreeBot' && call > LATE) return null
  const wanted = power + (bonus ?? orders.dial)
  return ways.find((way) => way.as !== 'plus' || way.level <= wanted) ?? null
}

/** `isDecisive`: there is somebody whom it is worth converting before all others act. */
export function lineUpAs(view: View, usual: LineUp, isDecisive: () => boolean): LineUpAnswer {
  const { robot, bonus } = meIn(view).own
  if (robot === 'PassBot') return { lineUp: isDecisive() ? { as: 'first' } : { as: 'inOrder' }, dial: null }
  if (robot === 'FreeBot') return { lineUp: { as: 'position', position: TOP_LEVEL, showPower: false }, dial: null }
  return { lineUp: { ...usual }, dial: robot === 'PlusBot' && bonus === null ? enoughToStay(view) : null }
}

/** ERC-804: just enough not to be the lowest, as far as one can see. */
function enoughToStay(view: View): Bonus {
  const { power } = meIn(view).own
  const passers = othersIn(view).filter((seat) => seenAt(view, seat).status === 'passed')
  const known = passers.map((seat) => powerKnown(view, seat)).filter((each): each is Power => each !== null)
  const least = known.length === 0 ? power : Math.min(...known)
  return BONUSES.find((bonus) => power + bonus > least) ?? 3
}

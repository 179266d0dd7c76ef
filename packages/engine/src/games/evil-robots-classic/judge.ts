import type { Seat } from '../../core/game.ts'
import { fixByUse } from './claims.ts'
import { topOf } from './conversions.ts'
import { ordersOf } from './orders.ts'
import { showAllegiance, showPower, showRobot } from './showing.ts'
import { ALLEGIANCES, type Allegiance, type Chain, type Frame, type IfFails, type Reply } from './shapes.ts'
import { allegianceAfter, isLocked, isSeat, levelOf, seatAt, type ClassicTable } from './table.ts'

/** Finds the truth of the top conversion, and what all are led to believe (ERC-508, ERC-509). */
export function judge(table: ClassicTable, chain: Chain, reply: Reply | null): void {
  const frame = topOf(chain)
  const isWon = frame.via !== 'convert' || passesTest(table, chain)
  if (!isWon) lose(table, chain, reply?.ifFails ?? 'power')
  else if (isHeld(table, chain)) hold(table, chain, reply)
  else win(table, chain, reply)
  tellJudged(table, frame)
  chain.steps.push({ kind: 'judged', stands: frame.claim === 'ok' })
}

/** ERC-106: a card that lies open already proves nothing again. */
export function prove(
  table: ClassicTable,
  chain: Chain,
  { seat, what }: { seat: Seat; what: 'robot' | 'power' },
): void {
  const { robot, robotUp, power, powerUp } = seatAt(table.state, seat)
  const showed = what === 'robot' ? ({ what, value: robot } as const) : ({ what, value: power } as const)
  if (what === 'robot' ? !robotUp : !powerUp) chain.steps.push({ kind: 'proved', seat, showed })
  if (what === 'robot') showRobot(table, seat, 'rule')
  else showPower(table, seat, 'rule')
}

/** ERC-504: the lower level wins. ERC-511, ERC-785: SumoBot wins too, and shows itself if it needs to. */
function passesTest(table: ClassicTable, chain: Chain): boolean {
  const { state } = table
  const { instigator, target } = topOf(chain)
  if (isSeat(target)) fixByUse(state, target)
  if (levelOf(state, instigator) < levelOf(state, target)) return true
  if (seatAt(state, instigator).robot !== 'SumoBot') return false
  prove(table, chain, { seat: instigator, what: 'robot' })
  return true
}

/** ERC-750: does LockBot stop it? Not if it is on that side already (ERC-751). */
export function isHeld({ state }: ClassicTable, chain: Chain): boolean {
  const { target, real } = topOf(chain)
  if (!isSeat(target)) return false
  const allegiance = allegianceAfter(state, chain.stack.slice(0, -1), target)
  return isLocked({ robot: seatAt(state, target).robot, allegiance }) && allegiance !== real
}

/** ERC-751: the card is shown because it is the cause; the allegiance if its owner has ordered so. */
function hold(table: ClassicTable, chain: Chain, reply: Reply | null): void {
  const frame = topOf(chain)
  const seat = seatOf(frame)
  settle(frame, { truth: false, claim: false })
  prove(table, chain, { seat, what: 'robot' })
  if (!(reply?.lockShow ?? ordersOf(seatAt(table.state, seat)).lockShow)) return
  const truth = allegianceAfter(table.state, chain.stack.slice(0, -1), seat)
  showAllegiance(table, seat, { value: truth, truth, why: 'choice' })
}

/** ERC-711, ERC-713: after a Convert CheatBot may show something else. */
function win(table: ClassicTable, chain: Chain, reply: Reply | null): void {
  const frame = topOf(chain)
  const value = reply?.ifSucceeds ?? frame.shown
  settle(frame, { truth: true, claim: value === frame.shown })
  if (value !== frame.shown) deny(table, chain, { value, truth: frame.real })
}

/** ERC-506, ERC-508: who shows the allegiance that it should have become seems converted. */
function lose(table: ClassicTable, chain: Chain, ifFails: IfFails): void {
  const frame = topOf(chain)
  settle(frame, { truth: false, claim: false })
  if (!isSeat(frame.target)) return
  if (ifFails === 'power') return prove(table, chain, { seat: frame.target, what: 'power' })
  const truth = seatAt(table.state, frame.target).allegiance
  const value = namedIn(ifFails) ?? truth
  if (value === frame.shown) frame.claim = 'ok'
  else deny(table, chain, { value, truth })
}

/** Another allegiance than it should have become. */
function deny(table: ClassicTable, chain: Chain, { value, truth }: { value: Allegiance; truth: Allegiance }): void {
  const seat = seatOf(topOf(chain))
  chain.steps.push({ kind: 'proved', seat, showed: { what: 'allegiance', value } })
  showAllegiance(table, seat, { value, truth, why: 'rule' })
}

const namedIn = (ifFails: IfFails): Allegiance | undefined => ALLEGIANCES.find((each) => each === ifFails)

export function settle(frame: Frame, { truth, claim }: { truth: boolean; claim: boolean }): void {
  frame.truth = truth ? 'ok' : 'fail'
  frame.claim = claim ? 'ok' : 'fail'
}

function seatOf({ target }: Frame): Seat {
  if (!isSeat(target)) throw new Error('the extra robot shows nothing')
  return target
}

function tellJudged(table: ClassicTable, { target, claim, truth }: Frame): void {
  const facts = { kind: 'judged', target, stands: claim === 'ok' } as const
  if (!isSeat(target)) return table.tell({ ...facts, truth: null })
  table.whisper([target], { ...facts, truth: truth === 'ok' }, { ...facts, truth: null })
}

import type { Seat } from '../../core/game.ts'
import { newFrame, topOf } from './conversions.ts'
import { isReaction } from './material.ts'
import { decksFor } from './options.ts'
import { showAllegiance, showRobot } from './showing.ts'
import { ROBOTS, type Chain, type Frame, type Reaction, type Robot, type State, type Wish } from './shapes.ts'
import { allegianceAfter, isSpent, seatAt, seatsThat, type ClassicTable } from './table.ts'
import { isHeld, judge, prove, settle } from './judge.ts'

/** ERC-605: all that by public knowledge might react. The seat whose turn it is has acted, so it is spent (ERC-603). */
export function offeredTo(state: Readonly<State>): Seat[] {
  const known = seatsThat(state, ({ robotUp, robot }) => robotUp && isReaction(robot))
  const seen = new Set(known.map((seat) => seatAt(state, seat).robot))
  const isAllOut = decksFor('robot', state.options) === 'one' && seen.size === ROBOTS.filter(isReaction).length
  return state.seats.flatMap((own, seat) => {
    const mayBe = own.robotUp ? isReaction(own.robot) : !isAllOut
    return mayBe && !isSpent(own) ? [seat] : []
  })
}

/** Whose card does what. */
export const REACTS: Readonly<Record<Reaction, Robot>> = {
  fail: 'BlockBot',
  rebound: 'BlockBot',
  force: 'ForceBot',
  doOver: 'DoOverBot',
}

/** ERC-607: by what all believe of the top conversion. */
const IS_LEGAL: Readonly<Record<Reaction, (top: Readonly<Frame>, seat: Seat) => boolean>> = {
  fail: ({ claim }) => claim !== 'fail',
  rebound: ({ claim, target, instigator }) => claim !== 'fail' && target !== instigator,
  force: ({ claim, rebounded }) => claim === 'fail' || rebounded,
  doOver: ({ claim, target }, seat) => claim !== 'pending' && target !== seat,
}

export function legalReactions(top: Readonly<Frame>, seat: Seat, robot: Robot): Reaction[] {
  const all: Reaction[] = ['fail', 'rebound', 'force', 'doOver']
  return all.filter((reaction) => REACTS[reaction] === robot && IS_LEGAL[reaction](top, seat))
}

export interface Played {
  seat: Seat
  reaction: Reaction
}

/** ERC-606: the target first, else the first clockwise from who started the conversion. */
export function chosen(chain: Chain, wishes: readonly Wish[]): Played | null {
  const { target, instigator } = topOf(chain)
  const asking = wishes.flatMap(({ seat, reaction }) => (reaction ? [{ seat, reaction }] : []))
  const distance = ({ seat }: Played) => (seat === target ? 0 : seat > instigator ? seat : seat + FURTHER)
  return asking.sort((one, other) => distance(one) - distance(other))[0] ?? null
}
/** More than there are seats: those before the instigator come after all those behind it. */
const FURTHER = 100

/** ERC-602, ERC-604, ERC-612: the card is shown and spent, and overrides what it answers. */
export function react(table: ClassicTable, chain: Chain, { seat, reaction }: Played): void {
  const { state } = table
  const own = seatAt(state, seat)
  own.status = 'reacted'
  state.queue = state.queue.filter((claimed) => claimed.seat !== seat) // ERC-314
  showRobot(table, seat, 'rule')
  table.tell({ kind: 'reacted', seat, robot: own.robot, reaction, target: topOf(chain).target })
  chain.steps.push({ kind: 'reacted', seat, robot: own.robot, reaction })
  EFFECTS[reaction](table, chain, seat)
}

const EFFECTS: Readonly<Record<Reaction, (table: ClassicTable, chain: Chain, seat: Seat) => void>> = {
  fail: (_table, chain) => settle(topOf(chain), { truth: false, claim: false }),
  // ERC-611: it lands on who started it; LockBot holds there as well.
  rebound: (table, chain) => {
    const top = topOf(chain)
    top.target = top.instigator
    top.rebounded = true
    const stands = !isHeld(table, chain)
    settle(top, { truth: stands, claim: stands })
    if (!stands) prove(table, chain, { seat: top.instigator, what: 'robot' })
  },
  force: (_table, chain) => {
    const top = topOf(chain)
    top.target = top.firstTarget
    top.rebounded = false
    settle(top, { truth: true, claim: true })
  },
  // ERC-721: a conversion of its own, on top.
  doOver: (table, chain, seat) => {
    const top = topOf(chain)
    const own = allegianceAfter(table.state, chain.stack.slice(0, -1), seat)
    showAllegiance(table, seat, { value: own, truth: own, why: 'rule' })
    chain.stack.push(newFrame({ via: 'doOver', instigator: seat, shown: own, real: own }, top.target))
    judge(table, chain, null)
  },
}

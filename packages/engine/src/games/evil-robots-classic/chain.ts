import type { Seat } from '../../core/game.ts'
import { flip } from './flip.ts'
import { newFrame, seenConversion, topOf, type Declared } from './conversions.ts'
import { order, ordersOf } from './orders.ts'
import { showAllegiance } from './showing.ts'
import type { Chain, Frame, Reply, Target } from './shapes.ts'
import { allegianceOf, isSeat, momentOf, seatAt, setAllegiance, type ClassicTable } from './table.ts'
import { endTurn } from './turns.ts'
import { judge } from './judge.ts'
import { chosen, offeredTo, react } from './reactions.ts'

/** Declares a conversion of the first of these; GroupBot's other target has its turn when that chain is over. */
export function convert(table: ClassicTable, declared: Declared, [target, ...rest]: readonly Target[]): void {
  if (target === undefined) throw new Error('somebody is converted')
  const chain: Chain = { stack: [newFrame(declared, target)], rest, steps: [] }
  tellDeclared(table, chain)
  // ERC-512: only the target of a Convert has anything to choose.
  if (declared.via === 'convert' && isSeat(target)) {
    table.state.phase = { kind: 'answer', chain, offered: offeredTo(table.state), reply: null, wishes: [] }
    return
  }
  judge(table, chain, null)
  askForReactions(table, chain)
}

function tellDeclared(table: ClassicTable, chain: Chain): void {
  const top = topOf(chain)
  const facts = { kind: 'conversionDeclared', conversion: seenConversion(top) } as const
  if (top.via !== 'self') return table.tell({ ...facts, real: null })
  table.whisper([top.instigator], { ...facts, real: top.real }, { ...facts, real: null })
}

/** ERC-507: for a seat that said nothing in time, its standing orders answer. */
export function closeAnswer(table: ClassicTable): void {
  const { phase } = table.state
  if (phase.kind !== 'answer') return
  const { chain, reply, wishes } = phase
  const { target } = topOf(chain)
  if (!isSeat(target)) throw new Error('the extra robot is not asked')
  const said = reply ?? usualReply(table, target)
  if (said.dial !== null) order(seatAt(table.state, target), { dial: said.dial })
  const played = chosen(chain, [...wishes, { seat: target, reaction: said.reaction }])
  if (played) react(table, chain, played)
  else judge(table, chain, said)
  askForReactions(table, chain)
}

function usualReply({ state }: ClassicTable, target: Seat): Reply {
  const { ifFails, ifSucceeds, lockShow } = ordersOf(seatAt(state, target))
  return { ifFails, ifSucceeds, lockShow, dial: null, reaction: null }
}

/** ERC-606: one reaction at most; without any the chain ends. */
export function closeReact(table: ClassicTable): void {
  const { phase } = table.state
  if (phase.kind !== 'react') return
  const { chain, wishes } = phase
  const played = chosen(chain, wishes)
  if (!played) return endChain(table, chain)
  react(table, chain, played)
  askForReactions(table, chain)
}

/** ERC-605: if nobody is offered it there is no window. */
function askForReactions(table: ClassicTable, chain: Chain): void {
  const offered = offeredTo(table.state)
  if (offered.length === 0) return endChain(table, chain)
  table.state.phase = { kind: 'react', chain, offered, wishes: [] }
}

/** All is applied from the bottom up; then those of whom all believe it show what they have become (ERC-510). */
function endChain(table: ClassicTable, chain: Chain): void {
  const { state } = table
  for (const { truth, target, real } of chain.stack) if (truth === 'ok') setAllegiance(state, target, real)
  tellEnded(table, chain)
  for (const { target, shown } of standing(chain)) {
    if (!isSeat(target)) continue
    showAllegiance(table, target, { value: shown, truth: allegianceOf(state, target), why: 'rule' })
  }
  noteDoubtful(table, chain)
  goOn(table, chain)
}

/** For each target the highest conversion that stands. */
function standing({ stack }: Chain): Frame[] {
  return stack.filter(({ target, claim }, at) => {
    const isAbove = (other: Frame) => other.target === target && other.claim === 'ok'
    return claim === 'ok' && !stack.slice(at + 1).some(isAbove)
  })
}

function tellEnded(table: ClassicTable, { stack }: Chain): void {
  const results = stack.map(({ target, claim, shown }) => ({ target, stands: claim === 'ok', allegiance: shown }))
  table.tell({ kind: 'conversionEnded', results })
  for (const seat of new Set(stack.flatMap(({ firstTarget, target }) => [firstTarget, target]))) {
    if (!isSeat(seat)) continue
    table.whisper([seat], { kind: 'allegianceNow', seat, allegiance: allegianceOf(table.state, seat) })
  }
}

function noteDoubtful({ state }: ClassicTable, { stack }: Chain): void {
  for (const { truth, claim, instigator, target, real } of stack) {
    if (truth === claim) continue
    state.diary.doubtful.push({ instigator, target, allegiance: real, stood: truth === 'ok', when: momentOf(state) })
  }
}

/** ERC-741: when GroupBot is done with both, its own coin is flipped again. */
function goOn(table: ClassicTable, { stack, rest }: Chain): void {
  const [base] = stack
  if (!base) throw new Error('a chain holds a conversion')
  if (rest.length > 0) return convert(table, base, rest)
  if (base.via === 'group') flip(table, base.instigator, base.instigator)
  endTurn(table)
}

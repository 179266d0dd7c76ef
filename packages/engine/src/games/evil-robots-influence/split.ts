import type { Seat } from '../../core/game.ts'
import { changeInfluence } from './accounts.ts'
import { endRound } from './ending.ts'
import { MOST_PROPOSALS } from './material.ts'
import type { Phase, Proposal, Result, Share, SplitAction, SplitHow, SplitPrompt, State } from './shapes.ts'
import { phaseOf, type InfluenceTable } from './table.ts'

type Splitting = Extract<Phase, { kind: 'split' }>

/** EI-73, EI-81, EI-82 */
export function startSplit(table: InfluenceTable): void {
  const { state } = table
  const { winners } = resultOf(state).count
  const [only, ...others] = winners
  if (only === undefined || state.pot === 0) return shareOut(table, [], 'none')
  if (others.length === 0) return shareOut(table, [{ seat: only, gems: state.pot }], 'single')
  state.phase = { kind: 'split', winners: [...winners], proposals: [] }
}

export function resultOf({ result }: Readonly<State>): Result {
  if (!result) throw new Error('a round that has been counted')
  return result
}

export function promptFor(state: Readonly<State>, phase: Readonly<Splitting>, seat: Seat): SplitPrompt {
  const made = phase.proposals.filter(({ by }) => by === seat).length
  return {
    ...{ seat, pot: state.pot, winners: [...phase.winners], left: MOST_PROPOSALS - made },
    proposals: phase.proposals.map(copyProposal),
  }
}

export const copyProposal = ({ number, by, shares, supporters }: Proposal): Proposal => ({
  number,
  by,
  shares: shares.map(copyShare),
  supporters: [...supporters],
})
export const copyShare = ({ seat, gems }: Share): Share => ({ seat, gems })

/** EI-83 to EI-86 */
export function act(table: InfluenceTable, seat: Seat, action: SplitAction): void {
  switch (action.kind) {
    case 'propose':
      return propose(table, seat, action.shares)
    case 'accept':
      return support(table, seat, action.proposal)
    case 'withdraw':
      withdraw(table, seat)
      return table.tell({ kind: 'splitWithdrawn', seat })
    case 'noDeal':
      return fail(table, 'noDeal')
  }
}

function propose(table: InfluenceTable, seat: Seat, shares: readonly Share[]): void {
  const { proposals, winners } = phaseOf(table.state, 'split')
  const same = proposals.find((proposal) => isSameSplit(proposal.shares, shares))
  if (same) return support(table, seat, same.number) // EI-84
  const inOrder = winners.map((winner) => ({ seat: winner, gems: gemsFor(shares, winner) }))
  withdraw(table, seat)
  const proposal: Proposal = { number: proposals.length + 1, by: seat, shares: inOrder, supporters: [seat] }
  proposals.push(proposal)
  table.tell({ kind: 'splitProposed', proposal: copyProposal(proposal) })
}

export const gemsFor = (shares: readonly Share[], seat: Seat): number =>
  shares.find((share) => share.seat === seat)?.gems ?? 0

export const isSameSplit = (one: readonly Share[], other: readonly Share[]): boolean =>
  one.every(({ seat, gems }) => gemsFor(other, seat) === gems)

/** EI-83: one at most. */
function withdraw(table: InfluenceTable, seat: Seat): void {
  for (const proposal of phaseOf(table.state, 'split').proposals)
    proposal.supporters = proposal.supporters.filter((supporter) => supporter !== seat)
}

/** EI-86: all agree. */
function support(table: InfluenceTable, seat: Seat, number: number): void {
  const { proposals, winners } = phaseOf(table.state, 'split')
  const proposal = proposals[number - 1]
  if (!proposal) throw new Error(`a proposal from 1 to ${proposals.length}, not ${number}`)
  withdraw(table, seat)
  proposal.supporters.push(seat)
  table.tell({ kind: 'splitSupported', seat, proposal: number })
  if (proposal.supporters.length === winners.length) shareOut(table, proposal.shares, 'agreed')
}

export const closeSplit = (table: InfluenceTable): void => fail(table, 'timeout')

/** EI-87: one each, in countdown order as far as they go. */
function fail(table: InfluenceTable, how: SplitHow): void {
  const { state } = table
  const { winners } = phaseOf(state, 'split')
  const takers = state.order.filter((seat) => winners.includes(seat)).slice(0, state.pot)
  shareOut(
    table,
    winners.map((seat) => ({ seat, gems: takers.includes(seat) ? 1 : 0 })),
    how,
  )
}

function shareOut(table: InfluenceTable, shares: readonly Share[], how: SplitHow): void {
  const result = resultOf(table.state)
  result.split = { shares: shares.map(copyShare), how }
  table.tell({ kind: 'splitDone', shares: shares.map(copyShare), how })
  for (const { seat, gems } of shares) changeInfluence(table, seat, { by: gems, cause: 'split' })
  table.state.pot = 0
  endRound(table)
}

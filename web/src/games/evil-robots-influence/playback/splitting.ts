import type { Event, Proposal, Result, Share, View } from '@robot-night/engine/games/evil-robots-influence'
import type { Seat } from '#lib/table/scene.ts'

type Told = Extract<Event, { kind: 'splitProposed' | 'splitSupported' | 'splitWithdrawn' }>

/** Proposals as they lie after one of them was made, joined or left. */
export function afterSplit(view: View, event: Told): View {
  const { phase } = view
  if (phase.kind !== 'split') return view
  return { ...view, phase: { ...phase, proposals: proposalsAfter(phase.proposals, event) } }
}

function proposalsAfter(proposals: readonly Proposal[], event: Told): Proposal[] {
  const seat = event.kind === 'splitProposed' ? event.proposal.by : event.seat
  const left = proposals.map((each) => ({ ...each, supporters: each.supporters.filter((one) => one !== seat) }))
  if (event.kind === 'splitProposed') return [...left, event.proposal]
  if (event.kind === 'splitWithdrawn') return left
  return left.map((each) =>
    each.number === event.proposal ? { ...each, supporters: [...each.supporters, seat] } : each,
  )
}

export const withResult = (view: View, change: Partial<Result>): View =>
  view.result ? { ...view, result: { ...view.result, ...change } } : view

export const gemsFor = (shares: readonly Share[], seat: Seat): number =>
  shares.find((share) => share.seat === seat)?.gems ?? 0

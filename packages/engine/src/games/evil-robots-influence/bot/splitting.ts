import type { Seat } from '../../../core/game.ts'
import { leadingOf } from '../leading.ts'
import { gemsFor, isSameSplit } from '../split.ts'
import type { Proposal, Share, SplitAction, SplitPrompt, View } from '../shapes.ts'

/** Even shares, what is over to who brought most, of equals to who acted first; nothing less for itself, unless all others insist. Null: it waits. */
export function splitting(view: View, prompt: SplitPrompt): SplitAction | null {
  const { seat, pot, winners, proposals, left } = prompt
  const leading = leadingOf(proposals)
  const accept = ({ number }: Proposal): SplitAction => ({ kind: 'accept', proposal: number })
  if (leading && gemsFor(leading.shares, seat) >= Math.floor(pot / winners.length)) return accept(leading)
  const shares = evenShares(prompt, view)
  const even = proposals.find((proposal) => isSameSplit(proposal.shares, shares))
  if (!even) return left > 0 ? { kind: 'propose', shares } : null
  if (!even.supporters.includes(seat)) return accept(even)
  return leading && insists(leading, prompt) ? accept(leading) : null
}

/** All others want it so, and there is something in it for this seat. */
const insists = ({ shares, supporters }: Proposal, { seat, winners }: SplitPrompt): boolean =>
  gemsFor(shares, seat) > 0 && supporters.length === winners.length - 1

/** The same for every winner who works it out. */
function evenShares({ pot, winners }: SplitPrompt, { result, order }: View): Share[] {
  const level = (seat: Seat) => result?.count.levels[seat] ?? 0
  const strongest = winners.toSorted(
    (one, other) => level(other) - level(one) || order.indexOf(one) - order.indexOf(other),
  )
  const lucky = strongest.slice(0, pot % winners.length)
  const each = Math.floor(pot / winners.length)
  return winners.map((seat) => ({ seat, gems: each + (lucky.includes(seat) ? 1 : 0) }))
}

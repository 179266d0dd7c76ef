import * as v from 'valibot'
import type { DecisionRules, OfferRules, Refusal, Rng, Seat } from '../../../core/game.ts'
import { leadingOf } from '../leading.ts'
import { act, isSameSplit, promptFor } from '../split.ts'
import type { Decisions, EvilRobotsInfluence, Offers, Share, SplitAction, SplitPrompt, State } from '../shapes.ts'

const schema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('propose'),
    shares: v.pipe(v.array(v.strictObject({ seat: v.number(), gems: v.number() })), v.maxLength(9)),
  }),
  v.strictObject({ kind: v.literal('accept'), proposal: v.number() }),
  v.strictObject({ kind: v.literal('withdraw') }),
  v.strictObject({ kind: v.literal('noDeal') }),
])

/** EI-82, EI-83: anyone who does not support the leading proposal is asked. */
export const split: DecisionRules<EvilRobotsInfluence, Decisions['split']> = {
  schema,
  shows: 'answered',
  asked: (state) => puts(state).map(({ seat, prompt, leads }) => ({ seat, prompt: leads ? null : prompt })),
  refuse,
  sample,
  resolve: act,
}

/** The others may go back on it. */
export const reconsider: OfferRules<EvilRobotsInfluence, Offers['reconsider']> = {
  schema,
  open: (state) => puts(state).flatMap(({ seat, prompt, leads }) => (leads ? [{ seat, prompt }] : [])),
  refuse,
  sample,
  resolve: act,
}

function puts(state: Readonly<State>): { seat: Seat; prompt: SplitPrompt; leads: boolean }[] {
  const { phase } = state
  if (phase.kind !== 'split') return []
  const leading = leadingOf(phase.proposals)
  return phase.winners.map((seat) => ({
    ...{ seat, prompt: promptFor(state, phase, seat) },
    leads: leading?.supporters.includes(seat) ?? false,
  }))
}

function refuse(prompt: SplitPrompt, action: SplitAction): Refusal | null {
  switch (action.kind) {
    case 'propose':
      return refuseShares(prompt, action.shares)
    case 'accept':
      return prompt.proposals.some(({ number }) => number === action.proposal) ? null : { code: 'no_such_proposal' }
    case 'withdraw':
      return supported(prompt) ? null : { code: 'no_such_proposal' }
    case 'noDeal':
      return prompt.proposals.length > 0 ? null : { code: 'no_proposal_yet' } // EI-85
  }
}

const supported = ({ seat, proposals }: SplitPrompt): boolean =>
  proposals.some(({ supporters }) => supporters.includes(seat))

/** EI-82, EI-84: what lies on the table already is accepted, not proposed. */
function refuseShares(prompt: SplitPrompt, shares: readonly Share[]): Refusal | null {
  if (!isWhole(prompt, shares)) return { code: 'bad_split' }
  const isThere = prompt.proposals.some((proposal) => isSameSplit(proposal.shares, shares))
  return prompt.left > 0 || isThere ? null : { code: 'too_many_proposals' }
}

function isWhole({ winners, pot }: SplitPrompt, shares: readonly Share[]): boolean {
  const isEach = winners.every((seat) => shares.filter((share) => share.seat === seat).length === 1)
  const isSound = shares.every(({ gems }) => Number.isInteger(gems) && gems >= 0)
  const sum = shares.reduce((total, { gems }) => total + gems, 0)
  return isEach && shares.length === winners.length && isSound && sum === pot
}

const ONE_IN = { noDeal: 12, withdraw: 8, propose: 3 }

function sample(prompt: SplitPrompt, rng: Rng): SplitAction {
  const { proposals, left } = prompt
  if (proposals.length > 0 && rng.int(ONE_IN.noDeal) === 0) return { kind: 'noDeal' }
  if (supported(prompt) && rng.int(ONE_IN.withdraw) === 0) return { kind: 'withdraw' }
  if (proposals.length === 0 || (left > 0 && rng.int(ONE_IN.propose) === 0)) return proposeAny(prompt, rng)
  return { kind: 'accept', proposal: rng.pick(proposals).number }
}

function proposeAny({ winners, pot }: SplitPrompt, rng: Rng): SplitAction {
  const shares = winners.map((seat) => ({ seat, gems: 0 }))
  for (let gem = 0; gem < pot; gem++) rng.pick(shares).gems += 1
  return { kind: 'propose', shares }
}

import type { Rng } from '../../../core/game.ts'
import { type Allegiance, type Bonus, type Decisions, type Orders, type View } from '../shapes.ts'
import { meIn, seenAt, sideShown } from './known.ts'
import { best, type Deed } from './weigh.ts'

type Answer = Decisions['answer']
type Proof = Pick<Answer['action'], 'ifFails' | 'ifSucceeds'>

/** What a target says beforehand; whether it reacts besides is another matter. */
export function replyTo(view: View, prompt: Answer['prompt'], rng: Rng): Omit<Answer['action'], 'reaction'> {
  const isWelcome = wouldBeWelcome(view, prompt, rng)
  const { usual, robot } = prompt
  const proof = robot === 'CheatBot' ? lies(view, prompt, isWelcome) : { ...usual, ifFails: honestProof(view, prompt) }
  return { ...usual, ...proof, dial: usual.dial === null ? null : dialFor(isWelcome) }
}

/** Would I be glad to be what I am to become? */
function wouldBeWelcome(view: View, { conversion: { allegiance } }: Answer['prompt'], rng: Rng): boolean {
  const { seat } = meIn(view)
  const become = (action: boolean): Deed<boolean> => ({
    action,
    does(_world, course) {
      if (action) course.sides[seat] = allegiance
    },
  })
  return best(view, [become(false), become(true)], rng).action
}

/** A low power is worth hiding before it has struck; the allegiance is no secret then. */
function honestProof(view: View, { robot }: Answer['prompt']): Orders['ifFails'] {
  const { seat, own } = meIn(view)
  const { power, status } = seenAt(view, seat)
  const isToCome = status === 'waiting' || status === 'passed'
  const isKnown = seenAt(view, seat).allegiance?.value === own.allegiance
  return robot !== 'ScaredyBot' && power === null && isToCome && isKnown ? 'allegiance' : 'power'
}

/** ERC-711: to deny what one dislikes, and to seem converted where that makes the stronger side feel safe. */
function lies(view: View, { conversion: { allegiance } }: Answer['prompt'], isWelcome: boolean): Proof {
  const { seat, own } = meIn(view)
  const denied: Allegiance = own.allegiance === allegiance ? (allegiance === 'N' ? 'G' : 'N') : own.allegiance
  const mayDeny = seenAt(view, seat).power === null
  return {
    ifSucceeds: !isWelcome && mayDeny ? denied : null,
    ifFails: allegiance !== 'N' && isSmaller(view, allegiance) ? allegiance : 'power',
  }
}

/** Of those sides that have been shown. */
function isSmaller(view: View, side: Allegiance): boolean {
  const shown = view.seats.map((_, seat) => sideShown(view, seat))
  const count = (of: Allegiance) => shown.filter((each) => each === of).length
  return count(side) < count(side === 'G' ? 'E' : 'G')
}

/** ERC-767: a high level is easy to convert. */
const dialFor = (isWelcome: boolean): Bonus => (isWelcome ? 3 : 0)

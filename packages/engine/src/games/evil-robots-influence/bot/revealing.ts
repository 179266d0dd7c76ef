import type { Rng, Seat } from '../../../core/game.ts'
import { REVEAL_COST } from '../material.ts'
import { IN_A_WINDOW } from '../play.ts'
import { playsOf } from '../plays.ts'
import type { Decisions, Face, Play, PlayPrompt, View } from '../shapes.ts'
import { turned } from '../table.ts'
import { doesFor } from './deeds.ts'
import { priceIn } from './price.ts'
import { bestOf, weigh, type Deed } from './weigh.ts'
import type { World } from './world.ts'

const PATIENCE = 0.04
const IDLE = { does: () => undefined, bonus: 0, left: 0, pays: () => undefined } as const

export function reveal(view: View, prompt: PlayPrompt, rng: Rng): Decisions['reveal']['action'] {
  const enough: Deed<Play | null> = { action: null, ...IDLE }
  const { left, pays } = priceIn(view, prompt)(REVEAL_COST)
  const plays = playsOf(prompt, IN_A_WINDOW).flatMap((play): Deed<Play>[] => {
    return waysToPlay(prompt, play).map((does) => ({ action: play, does, bonus: 0, left, pays }))
  })
  const [passed, ...others] = weigh<Play | null>(view, [enough, ...plays], rng)
  if (!passed || others.length === 0) return { kind: 'pass' }
  const best = bestOf(others)
  return best.deed.action && best.worth > passed.worth + PATIENCE ? best.deed.action : { kind: 'pass' }
}

/** Mirror Preacher may turn what it sees: heads, or tails. */
function waysToPlay(prompt: PlayPrompt, { side, use, choices }: Play): ((world: World) => void)[] {
  const card = prompt.hand[side]?.card
  if (!card || !use) return []
  const { seat } = choices
  if (card === 'L13') return seat === undefined ? [] : [turnsIf(seat, 'H'), turnsIf(seat, 'T')]
  const does = doesFor(card, prompt, choices)
  return does ? [does] : []
}

const turnsIf =
  (seat: Seat, face: Face) =>
  ({ hidden, owners }: World): void => {
    if (hidden[seat] === face && owners.L08 !== seat) hidden[seat] = turned(face)
  }

/** EI-L13: it has seen the coin. */
export function turnsSeen(view: View, target: Seat, rng: Rng): boolean {
  const does = ({ hidden }: World): void => {
    hidden[target] = turned(hidden[target] ?? 'H')
  }
  const [left, turn] = weigh(
    view,
    [
      { action: false, ...IDLE },
      { action: true, ...IDLE, does },
    ],
    rng,
  )
  return left !== undefined && turn !== undefined && turn.worth > left.worth
}

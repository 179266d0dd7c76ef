import type { GameDefinition, Rng } from '../../core/game.ts'
import { hasDecisiveConvert } from './bot/decisive.ts'
import { deedsFor } from './bot/deeds.ts'
import { claimAt, lineUpAs, nextOrder } from './bot/ordering.ts'
import { reactionDeeds } from './bot/reacting.ts'
import { isPointless } from './bot/pointless.ts'
import { replyTo } from './bot/replying.ts'
import { friendsFirst } from './bot/sorting.ts'
import { earlyPassChance, favour, nextWish } from './bot/talking.ts'
import { weigh } from './bot/weigh.ts'
import type { Action, EvilRobotsClassic, Reaction, TurnPrompt, View } from './shapes.ts'

/** It imagines many times over what the others hold and do, and does what leaves it best off; before that it talks a little. */
export const bot: GameDefinition<EvilRobotsClassic>['bot'] = {
  discuss: (view, _prompt, rng) => (hasMoreToSay(view, rng) ? null : { ready: true }),
  call: (view, prompt) => ({ claim: claimAt(view, prompt) }),
  turn: (view, prompt, rng) => takeTurn(view, prompt, rng),
  callOrder: (view, { seats }, rng) => ({ order: friendsFirst(view, seats, rng) }),
  answer: (view, prompt, rng) => ({
    ...replyTo(view, prompt, rng),
    reaction: reactionOf(view, prompt.reactions ?? [], rng),
  }),
  react: (view, { reactions }, rng) => ({ reaction: reactionOf(view, reactions, rng) }),
  lineUp: (view, { usual }, rng) => lineUpAs(view, usual, () => hasDecisiveConvert(view, rng)),
  passOrder: (view, { seats }, rng) => ({ order: friendsFirst(view, seats, rng) }),
  passTurn: (view, prompt, rng) => takeTurn(view, prompt, rng),
  nextRound: () => ({ ready: true }),
  show: (view, _prompt, rng) =>
    (isReady(view) ? favour(view) : nextOrder(view) ? null : nextWish(view, rng))?.showing ?? null,
  earlyPass: (view) => (isReady(view) || nextOrder(view) || earlyPassChance(view) === 0 ? null : { pass: true }),
  unready: () => null,
  order: (view) => nextOrder(view),
}

/** A player first gives its orders, then shows what it likes, then passes early or not. */
function hasMoreToSay(view: View, rng: Rng): boolean {
  if (nextOrder(view)) return true
  const wish = nextWish(view, rng)
  if (wish && rng.int(100) < wish.chance) return true
  return wish === null && rng.int(100) < earlyPassChance(view)
}

const isReady = ({ phase, viewer }: View): boolean =>
  phase.kind === 'discuss' && phase.ready.some((seat) => seat === viewer)

/** A CheatBot that changes sides shows the other one now and then (ERC-714). */
function takeTurn(view: View, prompt: TurnPrompt, rng: Rng): Action {
  const action = worthwhile(view, prompt, rng)
  if (action.act !== 'self' || prompt.robot !== 'CheatBot' || rng.int(2) === 0) return action
  return { ...action, shown: action.to === 'G' ? 'E' : 'G' }
}

/** How much more than a pass something must promise, in points. */
const MARGIN = 0.05

/** A coin isn't turned for nothing. */
function worthwhile(view: View, prompt: TurnPrompt, rng: Rng): Action {
  const weighed = weigh(
    view,
    deedsFor(prompt).filter(({ action }) => !isPointless(view, action)),
    rng,
  )
  const [first] = weighed
  const pass = weighed.find(({ action }) => action.act === 'pass' && action.secret === null) ?? first
  if (!first || !pass) throw new Error('one may always pass')
  return first.action.act === 'pass' || first.worth > pass.worth + MARGIN ? first.action : pass.action
}

/** What a reaction must promise besides, for it is played only once. */
const PATIENCE = 0.2

function reactionOf(view: View, reactions: readonly Reaction[], rng: Rng): Reaction | null {
  if (reactions.length === 0) return null
  const weighed = weigh(view, reactionDeeds(view, reactions), rng)
  const idle = weighed.find(({ action }) => action === null)?.worth ?? 0
  const [first] = weighed
  return first && first.worth > idle + PATIENCE ? first.action : null
}

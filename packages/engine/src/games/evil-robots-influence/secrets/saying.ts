import type { Move, Rng, Viewer } from '../../../core/game.ts'
import { isEndgame } from '../effects.ts'
import { handOf } from '../prompts.ts'
import { SIDES, type CardId, type State } from '../shapes.ts'
import { faceDown } from '../facts.ts'

type Said = Exclude<Move, { what: 'close' }>
interface Saying<M extends Move = Said> {
  state: State
  move: M
}

const SEALED = ['claim', 'offer', 'endgame', 'retain', 'path']

/** What others notice of something said: of what is sealed not even that it is in, until all is shown together. */
export function face({ state, move }: Saying<Move>, viewer: Viewer): unknown {
  if (move.what === 'close') return closing(state)
  const { by, kind, action, seat } = move
  if (SEALED.includes(kind)) return seat === viewer ? { by, action } : null
  // EI-L06
  if (kind === 'cardChoice' && !('turn' in action) && seat !== viewer) return { by, kind }
  return { by, kind, action, ...shown(state, move) }
}

/** The card that is played: the round may end with it, and the card be gone. */
function shown({ seats }: State, { seat, action }: Said): { card?: CardId | undefined } {
  const side =
    'kind' in action && action.kind === 'play' ? SIDES.find((each) => 'side' in action && each === action.side) : null
  return side ? { card: seats[seat]?.[side]?.card } : {}
}

/** All that is shown when a window closes: who is silent has said the usual. */
function closing({ phase, seats }: State): unknown {
  if (!('answers' in phase)) return {}
  if (phase.kind === 'endgame')
    return phase.asked.map((seat) => {
      const sides = phase.answers.find((answer) => answer.seat === seat)?.sides ?? []
      return sides.map((side) => seats[seat]?.[side]?.card)
    })
  if (phase.kind === 'retain')
    return phase.asked.map((seat) => {
      const own = seats[seat]
      return phase.answers.find((answer) => answer.seat === seat)?.keep ?? (own && faceDown(own))
    })
  if (phase.kind === 'claim')
    return phase.asked.filter((seat) => phase.answers.some((answer) => answer.seat === seat && answer.raise))
  if (phase.kind === 'offer')
    return phase.asked.map((seat) => phase.answers.find((answer) => answer.seat === seat)?.amount ?? 0)
  return phase.winners.map((seat) => phase.answers.find((answer) => answer.seat === seat)?.path ?? null)
}

const ONE_IN_OTHERWISE = 2

/** The same; now and then first another card kept, or others shown or held back. */
export function likewise({ move }: Saying, there: State, rng: Rng): object[] {
  if (rng.int(ONE_IN_OTHERWISE) > 0) return [move.action]
  return [...otherwise(move, there, rng), move.action]
}

function otherwise({ kind, seat }: Said, { phase, seats }: State, rng: Rng): object[] {
  const own = seats[seat]
  if (!own) return []
  if (kind === 'endgame') return [{ sides: SIDES.filter((side) => isEndgame(handOf(own), side) && rng.int(2) === 0) }]
  if (kind === 'cardChoice' && phase.kind === 'cardChoice' && phase.card === 'L06')
    return [{ keep: rng.int(phase.drawn.length + 1) }]
  return []
}

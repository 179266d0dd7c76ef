import { keyOf, keyStream, owing, submit, type Game, type Move, type Position, type Rng } from '@robot-night/engine'
import { isDerby, isSuspense } from './state.ts'

const ONE_IN_PLAIN = 4
const ONE_IN_DRAFT = 4
const TRIED = 12

/** The last to hand in looks for a program after which a ping waits; before that many a draft is laid. */
export function lively(game: Game, position: Position, rng: Rng): Move | null {
  const { state, beat } = position
  if (!isDerby(state) || state.phase.kind !== 'choose' || rng.int(ONE_IN_PLAIN) === 0) return null
  const open = owing(game, state)
  const { program } = game.decisions
  const { arrange } = game.offers
  const put = open[0] && rng.pick(open)
  if (!put || !program || !arrange) return null
  const { seat, prompt } = put
  if (rng.int(ONE_IN_DRAFT) === 0)
    return { what: 'offer', kind: 'arrange', seat, beat, action: arrange.sample(prompt, rng), by: 'player' }
  if (open.length > 1) return null
  for (let tried = 0; tried < TRIED; tried++) {
    const action = program.sample(prompt, rng)
    const move: Move = { what: 'answer', kind: 'program', seat, beat, action, by: 'player' }
    if (leadsToSuspense(game, position, move)) return move
  }
  return null
}

/** As far as drones don't come between. */
function leadsToSuspense(game: Game, position: Position, move: Move): boolean {
  const stream = keyStream(keyOf('any'))
  const handedIn = submit(game, position, move, stream)
  if ('refused' in handedIn) return false
  const run = submit(game, handedIn.position, { what: 'close', beat: position.beat }, stream)
  return !('refused' in run) && isSuspense(run.position.state)
}

import type { Move, Rng, Viewer } from '../../../core/game.ts'
import { reviewable } from '../list.ts'
import { SERVER } from '../material.ts'
import type { EntryNumber, State } from '../shapes.ts'

type Said = Exclude<Move, { what: 'close' }>
interface Saying<M extends Move = Said> {
  state: State
  move: M
}

/** What others notice of something said: of silence in the call nothing, of what is sealed that it is in, until all is shown. */
export function face({ state, move }: Saying<Move>, viewer: Viewer): unknown {
  if (move.what === 'close') return state.phase.kind === 'review' ? state.phase.answers : {}
  const { by, kind, action } = move
  if (kind === 'call' && 'call' in action && action.call === 'stay') return move.seat === viewer ? { by } : null
  if (kind === 'review' || kind === 'vote') return { by, kind }
  return { by, action }
}

const ONE_IN_OTHERWISE = 4

/** The same; now and then first another objection or vote, if one may make it. */
export function likewise({ move }: Saying, there: State, rng: Rng): object[] {
  if (rng.int(ONE_IN_OTHERWISE) > 0) return [move.action]
  return [...sealed(move, there, rng), move.action]
}

function sealed({ kind, seat }: Said, there: State, rng: Rng): object[] {
  const isOthers = (entry: EntryNumber): boolean => there.list[entry - 1]?.seat !== seat
  if (kind === 'review')
    return [{ objections: reviewable(there).filter((entry) => isOthers(entry) && rng.int(2) === 0) }]
  if (kind !== 'vote') return []
  const entries = there.list.map((_, at) => at + 1).filter(isOthers)
  return [{ entry: rng.pick(there.options.server ? [...entries, SERVER] : entries) }]
}

import { owing, type Game, type Move, type Seat } from '@robot-night/engine'
import {
  counterpart,
  hindsight,
  unsaid,
  worldB,
  type Behind,
  type Counterpart,
  type Match,
  type Patch,
} from '@robot-night/engine/testing'
import { MANNERS } from './manners.ts'

/** How another match differs from one, behind a viewer's back. */
export interface Other {
  patch: Patch
  /** Null: somebody says nothing who says something in world A. */
  moves: readonly (Move | null)[]
  /** Pieces that lie elsewhere. */
  moved: number
  /** Words that are others, or none. */
  unsaid: number
  /** In what it differs, of a title that tells. */
  kinds: ReadonlySet<string>
  /** Before that move, does this seat owe an answer to the same question in both? */
  isAskedAlike(at: number, seat: Seat): boolean
}

/** Null if there is none that the viewer may not know from it. */
export function otherWorld(game: Game, match: Match, behind: Behind): Other | null {
  return behind.secrets.knowledge ? byKnowledge(game, match, behind) : byHindsight(game, match, behind)
}

/** Of several the one that differs in most; of more, where somebody has been led to believe what is not so. */
const TRIES = 4
const TRIES_IN_DOUBT = 30

function byKnowledge(game: Game, match: Match, behind: Behind): Other | null {
  const others: { other: Counterpart; kinds: ReadonlySet<string> }[] = []
  const tries = MANNERS[game.id]?.isDoubtful(match, game) ? TRIES_IN_DOUBT : TRIES
  for (let tried = 0; tried < tries; tried++) {
    const other = counterpart(game, match, behind)
    if (!other) break
    others.push({ other, kinds: kindsIn(game, { match, other, behind }) })
  }
  const best = others.toSorted((one, next) => next.kinds.size - one.kinds.size)[0]
  if (!best) return null
  const { patch, moves, inA, inB } = best.other
  const moved = otherwiseIn(inA.at(-1)?.state, inB.at(-1)?.state)
  const isAskedAlike = (at: number, seat: Seat): boolean => {
    const [one, other] = [inA[at], inB[at]].map(
      (each) => each && owing(game, each.state).find((owed) => owed.seat === seat)?.kind,
    )
    return one !== undefined && one === other
  }
  return { patch, moves, moved, unsaid: changed(match.moves, moves), kinds: best.kinds, isAskedAlike }
}

/** How much of one is something else in the other. */
function otherwiseIn(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other ? 0 : 1
  const others = new Map(Object.entries(other))
  return Object.entries(one).reduce((sum, [name, each]) => sum + otherwiseIn(each, others.get(name)), 0)
}

type Pairing = { match: Match; other: Counterpart; behind: Behind }
const kindsIn = ({ id }: Game, { match, other, behind }: Pairing): ReadonlySet<string> =>
  MANNERS[id]?.kindsIn(match.moves, other, behind.viewer) ?? new Set()

function byHindsight(game: Game, match: Match, behind: Behind): Other | null {
  const elsewhere = hindsight(game, match, behind)
  if (!elsewhere) return null
  const { patch, swap } = elsewhere
  const moves = unsaid(game, worldB(match, elsewhere), behind)
  const moved = Object.entries(swap).filter(([piece, other]) => piece !== other).length
  return { patch, moves, moved, unsaid: changed(elsewhere.moves, moves), kinds: new Set(), isAskedAlike: () => true }
}

const changed = (before: readonly Move[], after: readonly (Move | null)[]): number =>
  after.filter((move, at) => JSON.stringify(move) !== JSON.stringify(before[at])).length

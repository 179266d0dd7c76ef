import type { Game, Move, Position } from '../core/game.ts'
import { submit } from '../core/match.ts'
import { owing } from '../core/owed.ts'
import { update } from '../core/update.ts'
import { walk, type Behind, type Match } from './worlds.ts'

/**
 * What others said under seal in the beat that lasts still, said otherwise; or not at all (null), where even that shows
 * to nobody. The viewer must notice nothing. Once nobody is left to answer, the window closes and all comes out: then
 * nothing can be otherwise.
 */
export function unsaid(game: Game, match: Match, behind: Behind): (Move | null)[] {
  const positions = [...walk(game, match)].flatMap((step) => ('refused' in step ? [] : [step.position]))
  const last = positions.at(-1)
  if (!last || owing(game, last.state).length === 0) return [...match.moves]
  const first = positions.findIndex(({ beat }) => beat === last.beat)
  const before = positions[first]
  const said = match.moves.slice(first)
  const others = before && othersFor(game, { match, said, before }, behind)
  return others ? [...match.moves.slice(0, first), ...others] : [...match.moves]
}

type Beat = { match: Match; said: readonly Move[]; before: Position }

/** Null: what was said later does not go with it. */
function othersFor(game: Game, { match, said, before }: Beat, behind: Behind): (Move | null)[] | null {
  let position = before
  const others: (Move | null)[] = []
  for (const move of said) {
    const other = isSealed(move, behind) ? otherwise(game, { move, position }, behind) : move
    others.push(other)
    if (!other) continue
    const submitted = submit(game, position, other, match.stream)
    if ('refused' in submitted) return null
    ;({ position } = submitted)
  }
  return others
}

type Said = Exclude<Move, { what: 'close' }>

const isSealed = (move: Move, { secrets, viewer }: Behind): move is Said =>
  move.what !== 'close' && move.seat !== viewer && Boolean(secrets.sealed?.includes(move.kind))

function otherwise(game: Game, { move, position }: { move: Said; position: Position }, { rng }: Behind): Move | null {
  const rules = move.what === 'answer' ? game.decisions[move.kind] : game.offers[move.kind]
  const { asks, offers } = update(game, position, move.seat)
  const asked = move.what === 'answer' ? asks : offers.find(({ kind }) => kind === move.kind)
  if (!rules || !asked) return move
  const isUnseen = move.what === 'offer' || game.decisions[move.kind]?.shows === 'nothing'
  return isUnseen && rng.int(2) === 0 ? null : { ...move, action: rules.sample(asked.prompt, rng) }
}

import type { Game, Move, Rng } from '../../core/game.ts'
import { submit } from '../../core/match.ts'
import { rngOf } from '../../core/rng.ts'
import { frozen, notPlain } from '../plain.ts'
import type { Played } from '../played.ts'

/** Whatever comes in is refused by a code or played, and never throws; the position before stays as it was. */
export function* badInputIsRefused(game: Game, { atRandom, stream, name }: Played) {
  const rng = rngOf(`input ${name}`)
  for (const { from, move, reached } of atRandom) {
    if (!from || !move) continue
    for (const attempt of [...attempts(move, from.beat), ...bent(move, rng)]) {
      const submitted = submit(game, frozen(from), attempt, stream)
      if ('refused' in submitted ? !submitted.refused.code : notPlain(submitted)) yield JSON.stringify(attempt)
    }
    submit(game, frozen(reached.position), move, stream)
  }
}

/** Said by others, too early, too late, or to something else. */
function attempts(move: Move, beat: number): Move[] {
  const beats = [beat + 1, beat - 1, 0.5, Number.NaN].map((other) => ({ ...move, beat: other }))
  if (move.what === 'close') return beats
  const kinds = ['constructor', '__proto__', 'toString', ''].map((kind) => ({ ...move, kind }))
  const seats = [-1, 0.5, 99].map((seat) => ({ ...move, seat }))
  return [...beats, ...kinds, ...seats]
}

function bent(move: Move, rng: Rng): Move[] {
  if (move.what === 'close') return []
  return Array.from({ length: 3 }, () => ({ ...move, action: bend(move.action, rng) }))
}

const STRANGE = ['', '__proto__', 'constructor', -1, 0, 0.5, 1e9, 2 ** 53, null, true, [], {}]

/** The same form with something strange in it. */
function bend<T extends object>(action: T, rng: Rng): T
function bend(action: object, rng: Rng): unknown {
  const strange = (value: unknown): unknown => {
    if (Array.isArray(value)) return rng.int(3) === 0 ? [...value, ...value] : value.map(strange)
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, strange(each)]))
    }
    return rng.int(2) === 0 ? rng.pick(STRANGE.filter((other) => typeof other === typeof value)) : value
  }
  return strange(action)
}

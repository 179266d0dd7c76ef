import { owing, submit, type Game, type Position, type Rng, type Stream, type Viewer } from '@robot-night/engine'
import { MANNERS } from './manners.ts'
import type { Deed } from './plan.ts'

const ONE_IN = 6

/** Now and then somebody else answers as they may not, in a title that knows what is refused. */
export function mistakes(
  game: Game,
  { position, stream }: { position: Position; stream: Stream },
  { viewer, rng }: { viewer: Viewer; rng: Rng },
): Deed[] {
  const known = MANNERS[game.id]?.mistakes
  if (!known || rng.int(ONE_IN) > 0) return []
  const { beat, state } = position
  const all = owing(game, state).flatMap(({ seat, kind }): Deed[] => {
    if (seat === viewer) return []
    return (known[kind] ?? []).flatMap((action): Deed[] => {
      const submitted = submit(game, position, { what: 'answer', beat, seat, kind, action, by: 'player' }, stream)
      if (!('refused' in submitted)) return []
      return [{ kind: 'mistake', seat, what: { kind: 'command', what: 'answer', beat, answer: kind, action } }]
    })
  })
  return all.length === 0 ? [] : [rng.pick(all)]
}

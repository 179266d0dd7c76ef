import type { Game, Move, Viewer } from '../core/game.ts'
import { start, submit } from '../core/match.ts'
import { rngOf, type Stream } from '../core/rng.ts'
import { hear, update } from '../core/update.ts'
import { counterpart, type Counterpart } from './counterpart.ts'
import { patched } from './streams.ts'
import type { Match, Secrets } from './worlds.ts'

/** A match, and behind somebody's back another one that they may not know from it. */
export interface OtherWorld {
  viewer: Viewer
  a: Match
  b: Counterpart
}

/** Of these matches those of which there is another world, each behind anybody's back. */
export function otherWorlds(game: Game, secrets: Secrets, matches: readonly Match[]): OtherWorld[] {
  return matches.flatMap((a, at) => {
    const rng = rngOf(`viewer ${at}`)
    const viewer = rng.pick<Viewer>([...Array(a.seats).keys(), 'spectator'])
    const b = counterpart(game, a, { secrets, viewer, rng })
    return b ? [{ viewer, a, b }] : []
  })
}

/** In how many of them the viewer can tell. `game` may be a leaky one: worlds are made by one that is not. */
export const toldApart = (game: Game, worlds: readonly OtherWorld[]): number =>
  worlds.filter(({ viewer, a, b }) => {
    const inA = trace(game, a, { stream: a.stream, moves: a.moves, viewer })
    const inB = trace(game, a, { stream: patched(a.stream, b.patch), moves: b.moves, viewer })
    return inA.join('\n') !== inB.join('\n')
  }).length

/** All that a viewer gets, step by step, of a game that is played by these moves. */
function trace(
  game: Game,
  { seats, options }: Match,
  by: { stream: Stream; moves: readonly (Move | null)[]; viewer: Viewer },
): string[] {
  let reached = start(game, seats, options, by.stream)
  const seen = () => JSON.stringify([update(game, reached.position, by.viewer), hear(reached.told, by.viewer)])
  const all = [seen()]
  for (const move of by.moves) {
    const next = move ? submit(game, reached.position, move, by.stream) : { ...reached, told: [] }
    if ('refused' in next) return [...all, JSON.stringify(next.refused)]
    reached = next
    all.push(seen())
  }
  return all
}

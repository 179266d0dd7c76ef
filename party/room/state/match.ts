import type { Game, Position, Stream, Viewer } from '@robot-night/engine'
import type { Scene } from '@robot-night/protocol'
import type { Entry } from './entry.ts'
import type { Head } from './head.ts'

/**
 * By viewer, the running hash of all that they have been told; null: nobody has needed it yet. It goes along with the
 * moves for those who are sent anything: computer players, and watchers who are not there, cost nothing.
 */
export type Chains = readonly (string | null)[]

/** The match on the table. Head and log are stored; the rest is worked out from them. */
export interface Match {
  head: Head
  game: Game
  stream: Stream
  position: Position
  log: readonly Entry[]
  /** What each viewer sees now: the seats, then the watchers. */
  scenes: readonly Scene[]
  chains: Chains
  /** By seat: its frame at which its computer player last had nothing to say. */
  silent: readonly number[]
}

/** Everybody who watches a match: its seats, then the watchers as one. */
export function viewersOf(match: Pick<Match, 'head'>): Viewer[] {
  return [...match.head.chairs.keys(), 'spectator']
}

/** A viewer's place in lists by viewer. */
export function placeOf(match: Pick<Match, 'head'>, viewer: Viewer): number {
  return viewer === 'spectator' ? match.head.chairs.length : viewer
}

export function countOf(match: Match, viewer: Viewer): number {
  return match.log.at(-1)?.ns[placeOf(match, viewer)] ?? 0
}

export function sceneOf(match: Match, viewer: Viewer): Scene {
  const scene = match.scenes[placeOf(match, viewer)]
  if (!scene) throw new Error(`no scene for ${viewer}`)
  return scene
}

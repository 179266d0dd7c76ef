import type { Plant } from '../wire/bundle.ts'

/** Something that makes the rules dearer, and the figure that must say so. */
export interface Flaw extends Plant {
  name: string
  shows: string
}

export const RATE = 'moves a CPU second, every view as JSON'
export const RATIO = 'rules of the same card game, ratio to boardgame.io’s reducer'

export const FLAWS: readonly Flaw[] = [RATE, RATIO].map((shows) => ({
  name: 'positions are copied by a copier that allows for everything',
  shows,
  file: 'packages/engine/src/core/match.ts',
  find: 'state: game.copy ? game.copy(position.state) : copy(position.state),',
  replace: 'state: structuredClone(position.state),',
}))

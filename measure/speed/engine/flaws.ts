import type { Plant } from '../../wire/bundle.ts'

/** Something that makes the rules slower, and the figure that must show it. */
export interface Flaw extends Plant {
  name: string
  shows: string
}

export const RATE = 'moves a CPU second, every view as JSON'
export const RATIO = 'rules of the same card game, ratio to boardgame.io’s reducer'

export const VIEWS_RATIO = 'every view as JSON, ratio to boardgame.io'

const COPYING = {
  file: 'packages/engine/src/core/match.ts',
  find: 'state: game.copy ? game.copy(position.state) : copy(position.state),',
} as const

export const FLAWS: readonly Flaw[] = [
  {
    name: 'positions are copied by a copier that allows for everything',
    shows: RATIO,
    ...COPYING,
    replace: 'state: structuredClone(position.state),',
  },
  {
    name: 'positions are copied twenty times',
    shows: VIEWS_RATIO,
    ...COPYING,
    replace: 'state: Array.from({ length: 20 }, () => structuredClone(position.state))[0],',
  },
]

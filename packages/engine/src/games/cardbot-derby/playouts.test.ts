import { describe, expect, it } from 'vitest'
import type { Game } from '../../core/game.ts'
import { keyOf, keyStream, rngOf } from '../../core/rng.ts'
import { atRandom, byPlayersAtRandom, playout, type Step } from '../../testing/index.ts'
import {
  cardbotDerby,
  RANKS,
  retrace,
  ROUND_LIMIT,
  USUAL_OPTIONS,
  type Event,
  type Options,
  type RaceEvent,
  type State,
} from './index.ts'

const game: Game = cardbotDerby
const TABLES: readonly (Partial<Options> & { seats: number })[] = [
  { seats: 2 },
  { seats: 3 },
  { seats: 4, board: 'paternoster', drawCount: 6 },
  { seats: 8, board: 'carousel', drawCount: 7 },
  { seats: 5, board: 'funhouse', drones: 3, finishOnTarget: true },
  { seats: 8, board: 'roundhouse' },
  { seats: 6, board: 'turnstile', drones: 2 },
]

const isOurs = (state: object): state is State => 'race' in state
function stateIn({ reached }: Step): State {
  const { state } = reached.position
  if (!isOurs(state)) throw new Error('no state of Cardbot Derby')
  return state
}

/** Nothing is lost, nothing is there twice. */
function expectSound({ robots }: State): void {
  expect(new Set(robots.map(({ at }) => at)).size).toBe(robots.length)
  for (const { pile, drawn, draft, program, reached } of robots) {
    const all = [...pile, ...drawn, ...(program ?? []), ...reached.map(({ target }) => target)]
    expect(all.toSorted()).toEqual(RANKS.toSorted())
    expect(draft.toSorted()).toEqual(drawn.toSorted())
  }
}

const RACE_KINDS = ['revealed', 'turned', 'stuck', 'moved', 'blocked', 'teleported', 'spun', 'touched']
const isRace = (event: { kind: string }): event is RaceEvent => RACE_KINDS.includes(event.kind)
const isChoice = (event: { kind: string }): event is Extract<Event, { kind: 'pingChosen' }> =>
  event.kind === 'pingChosen'

/** What was told since the last window closed is what everybody can work out again. */
function expectRetraced({ race, options, robots }: State, told: readonly { kind: string }[]): void {
  if (!race) throw new Error('no race has been run')
  const steps = retrace(race, options)
  expect(steps.flatMap(({ events }) => events)).toEqual(told.filter(isRace))
  expect(race.sides).toEqual(told.filter(isChoice).map(({ dir }) => dir))
  const placements = robots.map(({ at, facing, entry, next }) => ({ at, facing, entry, next }))
  expect(steps.at(-1)?.after).toEqual(placements)
}

describe('whole matches', () => {
  it.each(TABLES)('keep cards and robots in order: %j', ({ seats, ...choice }) => {
    const options: Options = { ...USUAL_OPTIONS, ...choice }
    const match = { seats, options, stream: keyStream(keyOf(`${seats} ${JSON.stringify(options)}`)) }
    for (const choose of [atRandom(rngOf(`${seats}`)), byPlayersAtRandom(rngOf(`${seats}`))]) {
      let told: { kind: string }[] = []
      let last: State | null = null
      for (const step of playout(game, match, choose)) {
        const state = stateIn(step)
        expectSound(state)
        if (step.move?.what === 'close') told = []
        told.push(...step.reached.told.map(({ event }) => event))
        if (state.race) expectRetraced(state, told)
        last = state
      }
      expect(last?.phase.kind).toBe('over')
      expect(last!.robots.some(({ next }) => next === null) || last!.round === ROUND_LIMIT).toBe(true)
    }
  })
})

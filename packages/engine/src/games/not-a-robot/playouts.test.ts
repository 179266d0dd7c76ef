import { describe, expect, it } from 'vitest'
import { safeParse } from 'valibot'
import type { Game } from '../../core/game.ts'
import { keyOf, keyStream, rngOf } from '../../core/rng.ts'
import { atRandom, byBots, byPlayersAtRandom, playout, type Step } from '../../testing/index.ts'
import {
  CARDS,
  notARobot,
  PICTURES,
  pictureId,
  refuseWord,
  USUAL_OPTIONS,
  wordKey,
  type Options,
  type State,
} from './index.ts'
import { gridOf, holderOf, shownPictures } from './table.ts'

const game: Game = notARobot
const SEATS = [3, 4, 5, 6, 7, 8]
const OPTIONS: readonly Partial<Options>[] = [
  { rounds: 2 },
  { rounds: 1, server: false },
  { rounds: 2, objections: false, language: 'de' },
  { rounds: 10, server: false, objections: false },
  { rounds: 9, language: 'de', avoid: PICTURES.slice(20, 90) },
]
const TABLES = SEATS.flatMap((seats, at) =>
  OPTIONS.filter((_, place) => (place < 3 ? place === at % 3 : place === 3 + (at % 2) && at > 3)).map((options) => ({
    seats,
    options,
  })),
)

const isOurs = (state: object): state is State => 'serverRole' in state
function stateIn({ reached }: Step): State {
  const { state } = reached.position
  if (!isOurs(state)) throw new Error('no state of I’m Not a Robot')
  return state
}

/** What holds at every moment. */
function expectSound(state: State): void {
  const { seats, options, roles, serverRole, list, struck, used, deck, rounds, round, phase } = state
  const cards = [...roles, ...(serverRole ? [serverRole] : [])]
  expect(cards.filter((role) => role === 'robot')).toHaveLength(1)
  expect([roles.length, cards.length]).toEqual([seats, seats + (options.server ? 1 : 0)])
  expect(new Set(deck.map(({ card }) => card)).size).toBe(CARDS.length)
  expect(gridOf(state)).toHaveLength(9)
  expect(new Set(shownPictures(state)).size).toBe(9 * round)
  expect(new Set(list.map(({ seat }) => seat)).size).toBe(list.length)
  expect(new Set(used.map(wordKey)).size).toBe(used.length)
  for (const { word } of list) if (word !== null) expect(used).toContain(word)
  for (const seat of roles.keys()) expect(struck.filter((each) => each.seat === seat).length).toBeLessThanOrEqual(2)
  if (phase.kind !== 'associate') expect(list).toHaveLength(seats)
  expect(rounds).toHaveLength(phase.kind === 'result' || phase.kind === 'over' ? round : round - 1)
  for (const word of used) expect(refuseWord(word, { used: [], language: options.language })).toBeNull()
}

/** NAR-702 to 704, said once more. */
function expectScored({ rounds, roles, seats }: State): void {
  const { robot, winner, points, guess, count } = rounds.at(-1)!.ending
  expect(robot).toBe(holderOf({ roles }))
  expect(winner === 'robot').toBe(guess ? guess.right : count?.revealed !== robot)
  for (let seat = 0; seat < seats; seat++) {
    const { team, own, robot: robots, total } = points[seat]!
    expect(team + own + robots).toBe(total)
    if (seat === robot) expect([team, own, robots]).toEqual([0, 0, winner === 'humans' ? 0 : guess ? 3 : 2])
    else expect([team, robots]).toEqual([winner === 'humans' ? 1 : 0, 0])
    if (guess) expect(own).toBe(0)
  }
}

describe('whole matches', () => {
  it.each(TABLES)('are sound and end: %j', ({ seats, options: choice }) => {
    const options: Options = { ...USUAL_OPTIONS, ...choice }
    expect(safeParse(notARobot.options.schema, options).success).toBe(true)
    const match = { seats, options, stream: keyStream(keyOf(`${seats} ${JSON.stringify(choice)}`)) }
    for (const choose of [
      atRandom(rngOf(`${seats}`)),
      byPlayersAtRandom(rngOf(`${seats}`)),
      byBots(rngOf(`${seats}`)),
    ]) {
      let last: State | null = null
      const shown: string[] = []
      for (const step of playout(game, match, choose)) {
        const state = stateIn(step)
        expectSound(state)
        if (step.reached.told.some(({ event }) => event.kind === 'scored')) expectScored(state)
        if (step.reached.told.some(({ event }) => event.kind === 'roundStarted'))
          shown.push(...gridOf(state).map(pictureId))
        last = state
      }
      expect(last?.phase.kind).toBe('over')
      expect([last!.rounds.length, new Set(shown).size]).toEqual([options.rounds, 9 * options.rounds])
    }
  })
})

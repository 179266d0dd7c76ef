import { describe, expect, it } from 'vitest'
import type { Game } from '../../core/game.ts'
import { keyOf, keyStream, rngOf } from '../../core/rng.ts'
import { atRandom, byBots, playout, type Step } from '../../testing/index.ts'
import {
  COPIES_OF_POWER,
  decksFor,
  evilRobotsClassic,
  type CardKind,
  type Options,
  type State,
  USUAL_OPTIONS,
} from './index.ts'

const game: Game = evilRobotsClassic
const CHOICES: readonly Partial<Options>[] = [
  {},
  { robotDecks: 'two', powerDecks: 'one', npc: 'on', winPoints: 3 },
  { robotDecks: 'one', powerDecks: 'own', npc: 'off', winPoints: 1, target: 30 },
  { target: 4, roundCap: 10 },
]
const SEATS = [3, 4, 5, 6, 7, 8, 9]
/** One choice for each number of seats, all four in turn: `npm run measure -- selfplay` plays all of them by the thousand. */
const TABLES = SEATS.map((seats, at) => ({ seats, ...CHOICES[at % CHOICES.length] }))

function* states(steps: Iterable<Step>): Generator<State> {
  for (const { reached } of steps) {
    const { state } = reached.position
    if (!isOurs(state)) throw new Error('no state of Evil Robots')
    yield state
  }
}
const isOurs = (state: object): state is State => 'diary' in state

/** No card lies twice that there is only once; what is said of seats is in order. */
function unsound({ seats, options, queue, turn, line }: State): string[] {
  const faults: string[] = []
  const copiesOf = (kind: CardKind) => ({ one: 1, two: 2, own: seats.length })[decksFor(kind, options)]
  const most = <T>(cards: readonly T[]) =>
    Math.max(...cards.map((card) => cards.filter((each) => each === card).length))
  if (most(seats.map(({ robot }) => robot)) > copiesOf('robot')) faults.push('a robot too often')
  if (most(seats.map(({ power }) => power)) > copiesOf('power') * COPIES_OF_POWER) faults.push('a power too often')
  if (queue.some(({ seat }) => seats[seat]?.status !== 'waiting')) faults.push('one in the queue who waits for nothing')
  if (turn && (turn.isPass ? line === null : line !== null)) faults.push('a turn in the wrong phase')
  seats.forEach(({ robot, bonus, pretended, status, passed }, seat) => {
    if (bonus !== null && robot !== 'PlusBot') faults.push(`${seat} has a bonus`)
    if (pretended && robot !== 'JudasBot') faults.push(`${seat} pretended`)
    if ((status === 'passed' || status === 'excluded') && !passed)
      faults.push(`${seat} is ${status} and has not passed`)
  })
  return faults
}

describe('whole games', () => {
  it.each(TABLES)('end, and keep the cards in order: %j', ({ seats, ...choice }) => {
    const options: Options = { ...USUAL_OPTIONS, ...choice }
    const match = { seats, options, stream: keyStream(keyOf(`${seats} ${JSON.stringify(options)}`)) }
    for (const choose of [atRandom(rngOf(`${seats}`)), byBots(rngOf(`${seats}`))]) {
      let last: State | null = null
      let robots = ''
      for (const state of states(playout(game, match, choose))) {
        expect(unsound(state)).toEqual([])
        const cards = state.seats.map(({ robot, power }) => `${robot} ${power}`).join()
        if (last?.round === state.round) expect(cards).toBe(robots)
        robots = cards
        last = state
      }
      expect(last?.phase.kind).toBe('over')
      const scores = last?.seats.map(({ score }) => score) ?? []
      expect(Math.max(...scores) >= options.target || last?.round === options.roundCap).toBe(true)
    }
  })
})

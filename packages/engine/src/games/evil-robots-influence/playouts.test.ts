import { describe, expect, it } from 'vitest'
import type { Game } from '../../core/game.ts'
import { keyOf, keyStream, rngOf } from '../../core/rng.ts'
import { atRandom, byBots, byPlayersAtRandom, playout, type Step } from '../../testing/index.ts'
import {
  evilRobotsInfluence,
  LEFT_CARDS,
  powersFor,
  RIGHT_CARDS,
  type Event,
  type Options,
  type State,
} from './index.ts'

const game: Game = evilRobotsInfluence
const SEATS = [3, 4, 5, 6, 7, 8, 9]
const TABLES = SEATS.map((seats, at) => {
  const options: Options = { firstDealer: at % 2 === 0 ? 'random' : seats - 1 }
  return { seats, options }
})

const isOurs = (state: object): state is State => 'extrasBegun' in state
function stateIn({ reached }: Step): State {
  const { state } = reached.position
  if (!isOurs(state)) throw new Error('no state of Influence')
  return state
}

/** What holds at every moment. */
function expectSound(state: State): void {
  const { seats, piles, discards, phase, stack, idle, order } = state
  for (const { influence, tokens, hidden } of seats) {
    expect(influence).toBeGreaterThanOrEqual(0)
    expect(tokens).toBeGreaterThanOrEqual(0)
    expect(new Set(hidden.known).size).toBe(hidden.known.length)
  }
  const drawn = phase.kind === 'cardChoice' && phase.card === 'L06' ? phase.drawn : []
  const right = [...piles.right, ...discards.right, ...drawn, ...seats.flatMap((own) => own.right?.card ?? [])]
  const left = [...piles.left, ...discards.left, ...seats.flatMap((own) => own.left?.card ?? [])]
  expect([left.toSorted(), right.toSorted()]).toEqual([[...LEFT_CARDS], [...RIGHT_CARDS]])
  const powers = [...stack, ...seats.flatMap(({ power }) => power ?? []), ...(idle ? [idle.power] : []), state.potCard]
  const isRound = order.length > 0 || stack.length > 0
  if (isRound) expect(powers.map(({ num }) => num).toSorted()).toEqual(powersFor(seats.length))
  if (isRound) expect(stack.length).toBe(seats.filter(({ power }) => !power).length)
  expect(seats.every(({ hidden }, seat) => hidden.known.includes(seat))).toBe(true)
}

/** EI-6: what a step tells of Influence is all that changes. */
function expectTold({ from, reached }: Step, state: State): void {
  if (!from || !isOurs(from.state)) return
  const before = from.state.seats.map(({ influence }) => influence)
  for (const { event } of reached.told) {
    for (const { seat, delta } of changesIn(event)) before[seat] = (before[seat] ?? 0) + delta
  }
  expect(state.seats.map(({ influence }) => influence)).toEqual(before)
}
const isEvent = (event: { kind: string }): event is Event => 'kind' in event
function changesIn(event: { kind: string }): { seat: number; delta: number }[] {
  if (!isEvent(event)) return []
  if (event.kind === 'endgameEffect') return event.changes
  return event.kind === 'influenceChanged' ? [event] : []
}

describe('whole matches', () => {
  it.each(TABLES)(
    'EI-1 EI-6 EI-36 $seats seats, first Dealer $options.firstDealer: sound at every step',
    ({ seats, options }) => {
      const name = `playout ${seats} ${options.firstDealer}`
      const stream = keyStream(keyOf(name))
      for (const choose of [atRandom, byPlayersAtRandom, byBots]) {
        let last: State | null = null
        for (const step of playout(game, { seats, options, stream }, choose(rngOf(name)))) {
          last = stateIn(step)
          expectSound(last)
          expectTold(step, last)
        }
        expect(last?.phase.kind).toBe('over')
        expect(last?.round).toBeLessThanOrEqual(20)
      }
    },
  )

  it('EI-87 EI-80 what the pot held is shared or goes to the bank, and never grows', () => {
    const stream = keyStream(keyOf('pots'))
    for (const step of playout(game, { seats: 5, options: { firstDealer: 0 }, stream }, atRandom(rngOf('pots')))) {
      const { result } = stateIn(step)
      if (!result?.split) continue
      const shared = result.split.shares.reduce((sum, { gems }) => sum + gems, 0)
      const isWhole = ['agreed', 'single'].includes(result.split.how)
      expect(isWhole ? shared === result.pot : shared <= result.pot).toBe(true)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { safeParse } from 'valibot'
import type { Game, Seat } from '../../../core/game.ts'
import { openOffers, owing } from '../../../core/owed.ts'
import { keyOf, keyStream, rngOf } from '../../../core/rng.ts'
import { atRandom, byBots, look, playout } from '../../../testing/index.ts'
import { imagine } from '../imagine.ts'
import { countOf, evilRobotsInfluence, LAST_ROUND, type State } from '../index.ts'
import { winsIn } from './verdict.ts'
import { worldsFor } from './world.ts'

const game: Game = evilRobotsInfluence
const SEATS = [3, 4, 5, 6, 7, 8, 9]
/** For a machine that has much else to do: alone they take a second or two. */
const PATIENCE = { timeout: 60_000 }

const isOurs = (state: object): state is State => 'extrasBegun' in state
function* statesAt(seats: number, every: number): Generator<State> {
  const name = `anywhere ${seats}`
  const match = { seats, options: game.options.usual, stream: keyStream(keyOf(name)) }
  let at = 0
  for (const { reached } of playout(game, match, atRandom(rngOf(name)))) {
    const { state } = reached.position
    if (at++ % every === 0 && at < 400 && isOurs(state)) yield state
  }
}

const seatsPut = (state: State): Seat[] => [
  ...new Set([...owing(game, state), ...openOffers(game, state)].map(({ seat }) => seat)),
]
const said = (state: State, seat: Seat) =>
  look(game, { position: { state, drawn: 0, beat: 0 }, seat }, rngOf('the same luck'))

describe.each(SEATS)('at a table of %i', PATIENCE, (seats) => {
  it('section 12 answers legally wherever random play leads', () => {
    for (const state of statesAt(seats, 5)) {
      for (const { seat, kind, prompt } of owing(game, state)) {
        const move = said(state, seat)
        const rules = game.decisions[kind]
        if (!move || move.what === 'close' || !rules) continue
        expect(safeParse(rules.schema, move.action).success).toBe(true)
        expect(rules.refuse(prompt, move.action)).toBeNull()
      }
    }
  })
  it('section 12 does the same with the same view and the same random numbers, no matter what is face down elsewhere', () => {
    for (const state of statesAt(seats, 8)) {
      for (const seat of seatsPut(state)) {
        const elsewhere = imagine(evilRobotsInfluence.view(state, seat), rngOf('another world'))
        expect(said(elsewhere, seat)).toEqual(said(state, seat))
      }
    }
  })
  it('section 12 reckons as the rules count', () => {
    let counted = 0
    for (const state of statesAt(seats, 3)) {
      if (state.order.length < seats) continue
      for (const { hidden } of state.seats) hidden.open = true
      const [world] = worldsFor(evilRobotsInfluence.view(state, 0), 1, rngOf('any'))
      const wins = world ? winsIn(world) : []
      expect(wins.flatMap((isWinner, seat) => (isWinner ? [seat] : []))).toEqual(countOf(state).winners)
      counted += 1
    }
    expect(counted).toBeGreaterThan(2)
  })
})

describe('over whole matches', PATIENCE, () => {
  it.each(SEATS)('EI-101 ends long before the last round among %i of its like', (seats) => {
    const match = { seats, options: game.options.usual, stream: keyStream(keyOf('like')) }
    const { reached } = [...playout(game, match, byBots(rngOf('like')))].at(-1) ?? {}
    const state = reached?.position.state
    expect(state && isOurs(state) && state.phase.kind).toBe('over')
    expect(state && isOurs(state) && state.round).toBeLessThan(LAST_ROUND)
  })
  it('section 12 no pot is lost among its like', () => {
    const match = { seats: 5, options: game.options.usual, stream: keyStream(keyOf('pots')) }
    for (const { reached } of playout(game, match, byBots(rngOf('pots')))) {
      for (const { event } of reached.told) {
        if ('how' in event) expect(['agreed', 'single', 'none']).toContain(event.how)
      }
    }
  })
})

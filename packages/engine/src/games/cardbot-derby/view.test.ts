import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../core/game.ts'
import { rngOf } from '../../core/rng.ts'
import { cardbotDerby } from './index.ts'
import type { State } from './shapes.ts'
import { cardsIn, given, stateOf, toldOf, type DerbyScenario, type Given } from './testing.ts'

/** Two tables and what is done at each; those viewers must not tell one from the other, at any step. */
type World = readonly [told: Given, ...steps: ((table: DerbyScenario) => void)[]]

function trace([told, ...steps]: World, viewers: readonly Viewer[]): unknown[] {
  const table = given(told)
  const look = () => viewers.map((viewer) => [table.update(viewer), table.heard(viewer), table.position.drawn])
  const seen: unknown[] = [look()]
  for (const step of steps) {
    step(table)
    seen.push(look())
  }
  return seen
}
const alike = (one: World, other: World, viewers: readonly Viewer[]) =>
  expect(trace(one, viewers)).toEqual(trace(other, viewers))
const differ = (one: World, other: World, viewers: readonly Viewer[]) =>
  expect(trace(one, viewers)).not.toEqual(trace(other, viewers))
const nothing = () => undefined
const close = (table: DerbyScenario) => table.close()

describe('what nobody else can tell', () => {
  const robots = 'a (2,2)E K 4 9 5 3, b (3,4)S 4 8 9 5 7, c (4,2)N 4 8 9 5 7'

  it('CD-20 which cards a robot has drawn', () => {
    const other = 'a (2,2)E 2 6 J A 10, b (3,4)S 4 8 9 5 7, c (4,2)N 4 8 9 5 7'
    alike([{ robots }], [{ robots: other }], [1, 2, 'spectator'])
    differ([{ robots }], [{ robots: other }], [0])
  })

  it('CD-22 a draft, nor that there is one', () => {
    const lay = (table: DerbyScenario) => table.offer(0, 'arrange', { robot: 0, order: cardsIn('3 5 9 4 K') })
    alike([{ robots }, lay], [{ robots }, nothing], [1, 2, 'spectator'])
    expect(given({ robots }).heard(0)).toEqual([])
    const table = given({ robots })
    lay(table)
    expect(table.view(0).own[0]?.draft).toEqual(cardsIn('3 5 9 4 K'))
    expect(table.told).toEqual([])
  })

  it('CD-19 CD-20 a program that has been handed in', () => {
    const say = (order: string) => (table: DerbyScenario) =>
      table.answer(0, 'program', { robot: 0, order: cardsIn(order) })
    alike([{ robots }, say('K 4 9 5 3')], [{ robots }, say('3 5 9 4 K')], [1, 2, 'spectator'])
  })

  it('CD-69 which cards were drawn and not chosen', () => {
    const seven = (extra: string): Given => ({
      robots: `a (2,2)E 8 4 9 5 7 ${extra}, b (3,4)S`,
      options: { drawCount: 7 },
    })
    const say = (table: DerbyScenario) => table.answer(0, 'program', { robot: 0, order: cardsIn('8 4 9 5 7') })
    alike([seven('A K'), say, close], [seven('2 Q'), say, close], [1, 'spectator'])
  })

  it('CD-30 commands that have not been revealed, while a side is chosen', () => {
    const stops = (rest: string): World => [
      { robots: `a (2,2)E K 4 8 9 5, b (3,2)N 5 ${rest}, c (4,2)N 4 8 9 5 7`, seats: 3 },
      close,
    ]
    alike(stops('8 4 9 2'), stops('2 9 4 8'), [0, 2, 'spectator'])
    differ(stops('8 4 9 2'), stops('2 9 4 8'), [1])
    const table = given(stops('8 4 9 2')[0])
    table.close()
    expect(table.state.phase.kind).toBe('ping')
    expect(table.view('spectator').race?.commands).toEqual([['K'], ['5'], ['4']])
    expect(table.view(1).own[0]?.program).toEqual(cardsIn('5 8 4 9 2'))
  })

  it('CD-6 a drone’s cards before their steps', () => {
    const drone = (rest: string): World => [
      { robots: `a (2,2)E K 4 8 9 5, b (3,2)N 5 8 4 9 2, c (4,2)N 4 ${rest}`, seats: 2, options: { drones: 1 } },
      close,
    ]
    alike(drone('8 9 5 7'), drone('7 5 9 8'), [0, 1, 'spectator'])
  })

  it('CD-1 the order of its own pile', () => {
    const pile = (order: string): Given => ({ robots: 'a (2,2)E, b (3,4)S', piles: { a: `8 4 9 5 7 ${order}` } })
    alike([pile('A K Q J'), close], [pile('J Q A K'), close], [1, 'spectator'])
    expect(trace([pile('A K Q J')], [0, 1])).toEqual(trace([pile('J Q A K')], [0, 1]))
  })
})

describe('what all see', () => {
  it('sizes of piles, who has a program, targets with the cards paid, and who ran out of time', () => {
    const table = given({ robots: 'a (2,3)E K 8 4 9 5, b (3,6)S' })
    table.answer(0, 'program', { robot: 0, order: cardsIn('K 8 4 9 5') })
    expect(table.view(1).robots.map(({ pileSize, hasProgram }) => [pileSize, hasProgram])).toEqual([
      [8, true],
      [8, false],
    ])
    table.close()
    expect(toldOf(table, 'handedIn')).toEqual([{ kind: 'handedIn', robot: 1, by: 'timeout' }])
    const [seen] = table.view('spectator').robots
    expect(seen).toMatchObject({ next: 'Q', pileSize: 7, reached: [{ target: 'J', round: 1 }] })
  })

  it('the commands of the last round, but of none before, and all piles when it is over', () => {
    const table = given({ robots: 'a (2,3)E 8 4 9 5 3, b (3,6)S', next: { a: 'K' } })
    table.close()
    expect(table.view(1).race?.commands[0]).toEqual(cardsIn('8 4 9 5 3'))
    expect(table.view(1).open).toBeNull()
    table.close()
    expect(table.view(1).race?.commands[0]).not.toEqual(cardsIn('8 4 9 5 3'))
    const won = given({ robots: 'a (0,4)W 8 4 9 5 3, b (3,6)S', next: { a: 'K' } })
    won.close()
    expect(won.view('spectator').open?.piles.map((pile) => pile.length)).toEqual([10, 13])
  })
})

describe('an imagined state', () => {
  const imagined = (table: DerbyScenario, viewer: Viewer): State[] =>
    Array.from({ length: 20 }, (_, seed) => cardbotDerby.imagine(table.view(viewer), rngOf(`${seed}`)))
  const cardsOf = ({ robots }: State, robot: number) => {
    const own = robots[robot]!
    return [...own.pile, ...own.drawn, ...(own.program ?? []), ...own.reached.map(({ target }) => target)].toSorted()
  }

  it('gives a rival any cards but those that it has just played, which lie under its pile', () => {
    const table = given({ robots: 'a (2,2)E, b (3,6)S 2 6 3 7 5' })
    table.close()
    const states = imagined(table, 0)
    for (const { robots } of states) expect(robots[1]?.pile.slice(-5)).toEqual(cardsIn('2 6 3 7 5'))
    expect(new Set(states.map(({ robots }) => robots[1]?.drawn.join())).size).toBeGreaterThan(10)
  })

  it('may give any of them where the pile was shuffled', () => {
    const table = given({ robots: 'a (2,2)E, b (2,3)E K 2 6 3 7' })
    table.close()
    expect(table.state.robots[1]?.reached).toHaveLength(1)
    expect(imagined(table, 0).some(({ robots }) => robots[1]?.drawn.includes('2'))).toBe(true)
  })

  it('has each robot’s thirteen cards once, at every moment', () => {
    const whole = cardsOf(stateOf({ robots: 'a (2,2)E, b (3,6)S' }), 0)
    const table = given({
      robots: 'a (2,2)E K 4 8 9 5 2 3, b (3,2)N 5 8 4 9 2 3 6, c (4,2)N 4 8 9 5 7 2 3',
      options: { drawCount: 7 },
      next: { b: 'K' },
    })
    const steps = [nothing, () => table.answer(1, 'program', { robot: 1, order: cardsIn('5 8 4 9 2') }), table.close]
    for (const step of steps) {
      step()
      for (const viewer of [0, 1, 2, 'spectator'] as const)
        for (const state of imagined(table, viewer))
          for (const robot of [0, 1, 2]) expect(cardsOf(state, robot)).toEqual(whole)
    }
    expect(table.state.phase.kind).toBe('ping')
  })
})

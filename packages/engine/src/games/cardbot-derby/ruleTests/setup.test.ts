import { describe, expect, it } from 'vitest'
import { start } from '../../../core/match.ts'
import { keyOf, keyStream } from '../../../core/rng.ts'
import { cardbotDerby, RANKS, USUAL_OPTIONS, type Options } from '../index.ts'
import { named } from '../testing.ts'
import { dealt, kindsOf, laid, raced } from './laid.ts'

const { options, seats, setup } = cardbotDerby
const robotsWith = (count: number, given: Partial<Options> = {}) => setup(count, { ...USUAL_OPTIONS, ...given }).robots
const seatsWith = (count: number, given: Partial<Options> = {}) => robotsWith(count, given).map(({ seat }) => seat)
const refusal = (given: Partial<Options>, count: number) => options.refuse({ ...USUAL_OPTIONS, ...given }, count)

describe('robots and seats', () => {
  it('CD-1 CD-2 each robot has 13 cards of one suit; suits repeat from the fifth on', () => {
    const robots = robotsWith(8)
    for (const { pile } of robots) expect(pile.toSorted()).toEqual([...RANKS].sort())
    expect(robots.map(({ suit }) => suit)).toEqual(['H', 'C', 'D', 'S', 'H', 'C', 'D', 'S'])
  })

  it('CD-1 each pile is shuffled separately', () => {
    const { position } = start(cardbotDerby, 4, USUAL_OPTIONS, keyStream(keyOf('piles')))
    const state = JSON.parse(JSON.stringify(position.state)) as { robots: { drawn: string[]; pile: string[] }[] }
    const piles = state.robots.map(({ drawn, pile }) => [...drawn, ...pile].join(' '))
    expect(new Set([...piles, RANKS.join(' ')]).size).toBe(5)
    for (const pile of piles) expect(pile.split(' ').sort()).toEqual([...RANKS].sort())
  })

  it('CD-4 two seats have two robots each, by turns', () => {
    expect(seatsWith(2)).toEqual([0, 1, 0, 1])
    expect(
      laid({ seats: 2, options: { robotsPerPlayer: 'auto' } })
        .view(0)
        .own.map(({ robot }) => robot),
    ).toEqual([0, 2])
  })

  it('CD-4 the two have piles, hands and progress of their own', () => {
    const table = laid({ robots: 'a (2,3)E K, b (6,0)N 8, c (4,6)N 8', seats: 2, options: { robotsPerPlayer: 2 } })
    expect(table.view(0).own.map(({ drawn }) => drawn.length)).toEqual([5, 5])
    table.close()
    expect(table.view(0).robots.map(({ next, pileSize }) => [next, pileSize])).toEqual([
      ['Q', 7],
      ['J', 8],
      ['J', 8],
      ['J', 8],
    ])
  })

  it('CD-5 three seats play with a drone', () => {
    expect(seatsWith(3)).toEqual([0, 1, 2, null])
    expect(seatsWith(4)).toEqual([0, 1, 2, 3])
    expect(seatsWith(3, { robotsPerPlayer: 2 })).toEqual([0, 1, 2, 0, 1, 2])
  })

  it('CD-6 all of a drone’s pile is shuffled each round, and its top five are its program', () => {
    const programs = Array.from({ length: 30 }, (_, at) => {
      const stream = keyStream(keyOf(`drone ${at}`))
      const table = raced({ seats: 2, options: { drones: 1 } }, { stream })
      const { pile, program, drawn } = table.state.robots[2]!
      expect([pile.length, program?.length, drawn.length]).toEqual([8, 5, 0])
      return program!
    })
    // Without the shuffle the cards just played could not come up again.
    const played = laid({ seats: 2, options: { drones: 1 } }).state.robots[2]!.program!
    expect(programs.some((cards) => cards.some((card) => played.includes(card)))).toBe(true)
    expect(new Set(programs.map((cards) => cards.join(' '))).size).toBeGreaterThan(25)
  })

  it('CD-6 a drone draws five however many the others draw, and is ready before them', () => {
    const table = dealt({}, { seats: 2, options: { drones: 1, drawCount: 7 } })
    expect(table.view('spectator').robots.map(({ pileSize, hasProgram }) => [pileSize, hasProgram])).toEqual([
      [6, false],
      [6, false],
      [8, true],
    ])
    const told = table.told.map(({ event }) => event)
    expect(told).toContainEqual({ kind: 'drew', robot: 2, count: 5, pileLeft: 8, cards: null })
    expect(told).toContainEqual({ kind: 'handedIn', robot: 2, by: 'drone' })
    const { program, pile } = table.state.robots[2]!
    expect([...program!, ...pile].sort()).toEqual([...RANKS].sort())
  })

  it('CD-7 a drone shoves, touches targets, pays for them', () => {
    const table = raced({ robots: 'a (3,3)N 8, b (6,0)N 8, c (2,3)E K', seats: 2, options: { drones: 1 } })
    expect(named(table.state.robots[0]!.at)).toBe('(4,3)')
    expect(table.view(0).robots[2]).toMatchObject({ seat: null, next: 'Q', reached: [{ target: 'J', round: 1 }] })
    expect(table.state.robots[2]!.pile).toHaveLength(7)
  })

  it('CD-3 CD-8 2 to 8 robots race, in any mix of seats, robots and drones', () => {
    expect(seats).toEqual({ min: 2, max: 8 })
    for (const [given, count] of [
      [{ robotsPerPlayer: 2 }, 4],
      [{ robotsPerPlayer: 1, drones: 4 }, 4],
      [{ robotsPerPlayer: 1, drones: 0 }, 2],
      [{ robotsPerPlayer: 2, drones: 4 }, 2],
      [{}, 8],
    ] as const)
      expect(refusal(given, count)).toBe(null)
    expect(refusal({ robotsPerPlayer: 2 }, 5)).toEqual({ code: 'bad_options', what: 'robots', robots: 10 })
    expect(refusal({ drones: 1 }, 8)).toMatchObject({ code: 'bad_options', robots: 9 })
    expect(seatsWith(3, { drones: 2 })).toEqual([0, 1, 2, null, null])
  })

  it('CD-16 section 11 a board that is none is refused with its first fault', () => {
    expect(refusal({ board: 'toolshed' }, 4)).toEqual({
      code: 'bad_options',
      what: 'board',
      fault: 'malformed',
      faults: 1,
    })
    const bare = '0.1.2.3-.......-.......-.......-.......-.......-4.5.6.7-ssssnnnn'
    expect(refusal({ board: bare }, 4)).toMatchObject({ code: 'bad_options', fault: 'target_missing', faults: 3 })
    expect(refusal({ board: bare.replace('4.5', '4J5').replace('1.2', '1Q2').replace('2.3', '2K3') }, 4)).toBe(null)
  })

  it('section 3 robots stand on their slots, have come no way, and go for the Jack', () => {
    for (const { entry, next } of robotsWith(8)) expect({ entry, next }).toEqual({ entry: null, next: 'J' })
    expect(robotsWith(4).map(({ at, facing }) => named(at) + facing)).toEqual(['(2,0)S', '(4,0)S', '(4,6)N', '(2,6)N'])
    expect(named(robotsWith(4, { board: 'carousel' })[0]!.at)).toBe('(0,2)')
  })

  it('section 8 round 1 starts with its pole, then says who draws how many', () => {
    const table = dealt({}, { seats: 2, options: { drones: 1 } })
    expect(kindsOf(table.heard('spectator'))).toEqual(['roundStarted', 'drew', 'drew', 'drew', 'handedIn'])
    expect(table.heard('spectator')[0]).toEqual({ kind: 'roundStarted', round: 1, pole: 0 })
  })
})

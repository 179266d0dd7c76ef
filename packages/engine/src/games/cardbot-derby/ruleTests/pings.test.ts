import { describe, expect, it } from 'vitest'
import { cardbotDerby, type Decisions, type State } from '../index.ts'
import { play } from '../../../core/match.ts'
import { keyOf, keyStream } from '../../../core/rng.ts'
import { at, kindsOf, laid, raced, runOut } from './laid.ts'

const { clocks, decisions } = cardbotDerby
/** S9: a can ping b to either side. */
const S9 = 'a (2,2)E K 4 8 3 2, b (3,2)N 5 4 8 2 3, c (4,2)N 4 8 2 3 5'
function waiting(robots = S9, told: object = {}) {
  const table = laid({ robots, ...told })
  table.close()
  return table
}

const PROMPT: Decisions['ping']['prompt'] = {
  ...{ robot: 0, pinged: 1, square: 17, dir: 'E', sides: ['S', 'N'] },
  afterRace: true,
}

describe('a ping', () => {
  it('S9 CD-21 CD-46 is put to the mover’s seat, and the race waits', () => {
    const table = waiting()
    expect(table.update(0).asks).toEqual({
      kind: 'ping',
      prompt: { robot: 0, pinged: 1, square: 17, dir: 'E', sides: ['S', 'N'], afterRace: true },
    })
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(table.update(viewer)).toMatchObject({ asks: null, awaits: [{ seat: 0, kind: 'ping', done: null }] })
      expect(table.view(viewer).phase).toMatchObject({ kind: 'ping', seat: 0, cause: 'move', sides: ['S', 'N'] })
    }
    expect(kindsOf(table.heard(1)).at(-1)).toBe('revealed')
  })

  it('S9 CD-46 everyone hears of it, and the race goes on from where it was', () => {
    const table = waiting()
    table.answer(0, 'ping', { dir: 'N' })
    expect(table.heard(2)[0]).toEqual({ kind: 'pingChosen', seat: 0, robot: 0, dir: 'N', by: 'seat' })
    expect(table.heard(2)[1]).toMatchObject({ kind: 'moved', robot: 1, cause: 'ping', dir: 'N', by: 0 })
    expect(table.heard(2).filter(({ kind }) => kind === 'revealed')).toHaveLength(4)
    expect(table.view('spectator').race?.sides).toEqual(['N'])
    expect(at(table, 'b').slice(0, 5)).toBe('(3,1)')
  })

  it('CD-46 goes to the right of the movement by default, after ten seconds, and is reported as a time-out', () => {
    const table = waiting()
    const single = decisions.ping.single ?? expect.fail('a ping has no default')
    expect(single.fallback(PROMPT)).toEqual({ dir: 'S' })
    expect(single.clock({ ...PROMPT, afterRace: false })).toBe('ping')
    expect(clocks.ping).toEqual({ limit: { off: null, relaxed: 20, normal: 10, fast: 5 } })
    const answer = { what: 'answer', kind: 'ping', seat: 0, action: { dir: 'S' }, by: 'clock' } as const
    const reached = play(
      cardbotDerby,
      table.position,
      { ...answer, beat: table.position.beat },
      keyStream(keyOf('any')),
    )
    expect(reached.told[0]?.event).toEqual({ kind: 'pingChosen', seat: 0, robot: 0, dir: 'S', by: 'timeout' })
    expect(cardbotDerby.view(reached.position.state as State, 0).robots[1]?.reached).toEqual([
      { target: 'J', round: 1 },
    ])
  })

  it('CD-46 leaves time to watch what led there; a second one in the same step has none', () => {
    expect(decisions.ping.single?.clock(PROMPT)).toBe('pingAfterRace')
    expect(clocks.pingAfterRace).toEqual({ ...clocks.ping, lead: { off: 6, relaxed: 8, normal: 6, fast: 3 } })
    const robots = 'a (2,2)E K, b (3,2)N 5, c (4,2)N 4, d (2,4)E Q, e (3,4)N 8, f (4,4)N 9'
    const table = waiting(robots)
    const afterRace = () => table.update(table.state.phase.kind === 'ping' ? table.state.phase.seat : 0).asks?.prompt
    expect(afterRace()).toMatchObject({ robot: 0, afterRace: true })
    table.answer(0, 'ping', { dir: 'N' })
    expect(afterRace()).toMatchObject({ robot: 3, afterRace: false })
  })

  it('CD-46 a drone’s side is drawn, and told', () => {
    const sides = Array.from({ length: 24 }, (_, seed) => {
      const stream = keyStream(keyOf(`side ${seed}`))
      const robots = 'a (3,2)N 5 4 8 2 3, b (4,2)N 4 8 2 3 5, c (2,2)E K 4 8 3 2'
      const table = raced({ robots, seats: 2, options: { drones: 1 } }, { stream })
      expect(table.told.map(({ event }) => event.kind)).not.toContain('ping')
      const chosen = table.heard('spectator').filter(({ kind }) => kind === 'pingChosen')
      expect(chosen).toMatchObject([{ seat: null, robot: 2, by: 'drone' }])
      expect(table.view(0).race?.sides).toHaveLength(1)
      return table.view(0).race?.sides[0]
    })
    expect(new Set(sides)).toEqual(new Set(['S', 'N']))
  })

  it('CD-47 a seat’s own two collide as any others', () => {
    const robots = 'a (2,2)E K 4 8 3 2, b (4,2)N 4 8 2 3 5, c (3,2)N 5 4 8 2 3'
    const table = waiting(robots, { seats: 2, options: { robotsPerPlayer: 2 } })
    expect(table.state.phase).toMatchObject({ kind: 'ping', seat: 0, robot: 0, pinged: 2 })
    const second = 'a (3,2)N 5 4 8 2 3, b (4,2)N 4 8 2 3 5, c (2,2)E K 4 8 3 2'
    expect(waiting(second, { seats: 2, options: { robotsPerPlayer: 2 } }).state.phase).toMatchObject({
      seat: 0,
      robot: 2,
    })
  })

  it('CD-53 CD-54 from a belt it is the rider’s, and those behind wait too', () => {
    const robots = 'a (0,4)N 2 4 8 3 5, b (0,3)N 4 8 3 5 2, c (0,5)N 3 4 8 5 2, d (0,6)N 8 4 3 5 2'
    const table = waiting(robots)
    expect(table.state.phase).toMatchObject({ kind: 'ping', seat: 0, cause: 'belt', pinged: 2, sides: ['W', 'E'] })
    expect([at(table, 'a'), at(table, 'b')].map((text) => text.slice(0, 5))).toEqual(['(0,4)', '(0,3)'])
    table.answer(0, 'ping', { dir: 'E' })
    const moved = table.heard(1).flatMap((event) => (event.kind === 'moved' ? [[event.robot, event.cause]] : []))
    expect(moved.slice(0, 3)).toEqual([
      [2, 'ping'],
      [0, 'belt'],
      [1, 'belt'],
    ])
  })

  it('CD-58 of a slide it is the slider’s', () => {
    const robots = 'a (2,2)E A 4 8 3 2, b (4,2)N 4 8 2 3 5, c (5,2)N 3 4 8 2 5'
    const table = waiting(robots, { options: { board: 'funhouse' } })
    expect(table.state.phase).toMatchObject({ kind: 'ping', seat: 0, cause: 'slide', pinged: 1 })
    runOut(table, 'N')
    expect([at(table, 'a'), at(table, 'b')].map((text) => text.slice(0, 5))).toEqual(['(4,2)', '(4,1)'])
  })

  it('CD-46 more than one may come in a round, each at its moment', () => {
    const robots =
      'a (2,2)E K 4 8 3 2, b (3,2)N 5 4 8 2 3, c (4,2)N 4 8 2 3 5, d (2,4)E 2 K 8 4 3, e (3,4)N 4 8 3 2 5, f (4,4)N 8 4 5 3 2'
    const table = waiting(robots.replace('d (2,4)E 2', 'd (2,4)W 2'))
    expect(table.state.phase).toMatchObject({ kind: 'ping', seat: 0 })
    table.answer(0, 'ping', { dir: 'N' })
    expect(table.state.phase).toMatchObject({ kind: 'ping', seat: 3, then: { step: 1 } })
    expect(table.heard(1).filter(({ kind }) => kind === 'revealed')).toHaveLength(1)
    table.answer(3, 'ping', { dir: 'S' })
    expect(table.view(1).race?.sides).toEqual(['N', 'S'])
    expect(table.view(1).race?.commands.map((cards) => cards.length)).toEqual(Array(6).fill(5))
  })
})

import { boardOf, type Placement, type RaceEvent } from '@robot-night/engine/games/cardbot-derby'
import { describe, expect, it } from 'vitest'
import { after } from './staging.ts'
import { storyboard } from './storyboard.ts'
import { partsOn } from './stepParts.ts'
import { anyRound, diceFrom } from './testing.ts'

const NOTHING_PAID = { isBelt: () => false, paid: [] }
const stand = (at: number): Placement => ({ at, facing: 'E', entry: null, next: 'J' })
const turned = (robot: number): RaceEvent => ({ kind: 'turned', robot, facing: 'S', quarter: 1 })
const moved = (robot: number, by: number | null = null): RaceEvent => ({
  ...{ kind: 'moved', robot, from: 0, to: 1, dir: 'E', together: false, by },
  cause: by === null ? 'move' : 'shove',
})
const ridden = (robot: number): RaceEvent => ({
  ...{ kind: 'moved', robot, from: 0, to: 1, dir: 'E', cause: 'belt', together: true, by: null },
})
const revealed: RaceEvent = {
  kind: 'revealed',
  step: 0,
  order: [
    { robot: 1, card: 'A' },
    { robot: 0, card: '9' },
  ],
}
const shotsOf = (events: RaceEvent[], isBelt = () => false) =>
  storyboard([stand(0), stand(8)], [{ step: 0, events }], { ...NOTHING_PAID, isBelt })

describe('a round as shots', () => {
  it('shows the cards first, then a command after the other, each by whose it is', () => {
    const shots = shotsOf([revealed, moved(1), turned(0)])
    expect(shots.map(({ part, actor }) => [part, actor])).toEqual([
      ['reveal', null],
      ['commands', 1],
      ['commands', 0],
    ])
    expect(shots.at(-1)?.order.map(({ robot }) => robot)).toEqual([1, 0])
  })

  it('shows who is shoved with who shoves, and a touch with its arrival', () => {
    const touched: RaceEvent = { kind: 'touched', robot: 0, target: 'J' }
    const shots = shotsOf([revealed, moved(0, 1), touched, moved(1), turned(0)])
    expect(shots.map(({ events }) => events.length)).toEqual([1, 3, 1])
    expect(shots[1]).toMatchObject({ actor: 1, touched: [['J'], []] })
    expect(shots[0]?.touched).toEqual([[], []])
  })

  it('shows a robot that slides after it has shoved in a shot of its own', () => {
    const slid: RaceEvent = { ...moved(1), cause: 'slide' } as RaceEvent
    const shots = shotsOf([revealed, moved(0, 1), moved(1), turned(0), slid])
    expect(shots.map(({ part }) => part)).toEqual(['reveal', 'commands', 'commands', 'slides'])
  })

  it('shows all riders of the belts together', () => {
    const shots = shotsOf([revealed, turned(1), turned(0), ridden(0), ridden(1)])
    expect(shots.at(-1)).toMatchObject({ part: 'belts', actor: null, events: [{ robot: 0 }, { robot: 1 }] })
  })

  it('knows a rider that jams from a robot whose command fails, and from one that cannot slide', () => {
    const jam: RaceEvent = { kind: 'blocked', robot: 0, dir: 'S', reason: 'jam' }
    expect(shotsOf([revealed, turned(1), jam]).at(-1)?.part).toBe('commands')
    expect(shotsOf([revealed, turned(1), turned(0), jam], () => true).at(-1)?.part).toBe('belts')
    expect(shotsOf([revealed, turned(1), turned(0), jam]).at(-1)?.part).toBe('slides')
  })

  it('pays targets one after another when the round is over', () => {
    const paid = [0, 1].map((robot) => ({ kind: 'targetPaid', robot, target: 'J' }) as const)
    const shots = storyboard([stand(0), stand(8)], [{ step: 4, events: [revealed] }], { ...NOTHING_PAID, paid })
    expect(shots.map(({ part, paid: known }) => [part, known.length])).toEqual([
      ['reveal', 0],
      ['reset', 1],
      ['reset', 2],
    ])
  })

  it('leaves nothing out, and its first shots stay the same when more of the round is known', () => {
    const dice = diceFrom(7)
    for (let round = 0; round < 60; round++) {
      const { board, start, steps } = anyRound(dice)
      const setting = { ...NOTHING_PAID, isBelt: (at: number) => board.features[at]?.kind === 'belt' }
      const shots = storyboard(start, steps, setting)
      expect(shots.flatMap(({ events }) => events)).toEqual(steps.flatMap(({ events }) => events))
      const known = storyboard(start, steps.slice(0, 3), setting)
      expect(shots.slice(0, known.length)).toEqual(known)
      expect(shots.filter(({ part }) => part === 'commands').length).toBe(5 * start.length)
    }
  })

  it('stands after every step as the rules say', () => {
    const dice = diceFrom(8)
    for (let round = 0; round < 60; round++) {
      const { start, steps } = anyRound(dice)
      let now: readonly Placement[] = start
      for (const step of steps) {
        now = step.events.reduce(after, now)
        expect(now).toEqual(step.after)
      }
    }
  })
})

describe('the parts of a step', () => {
  it('are named if they can happen on the board', () => {
    expect(partsOn(boardOf('workshop'))).toEqual(['commands', 'belts'])
    expect(partsOn(boardOf('carousel'))).toEqual(['commands', 'belts', 'teleports'])
    expect(partsOn(boardOf('funhouse'))).toEqual(['commands', 'belts', 'slides', 'teleports'])
  })
})

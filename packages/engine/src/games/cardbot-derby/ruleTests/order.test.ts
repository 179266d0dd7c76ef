import { describe, expect, it } from 'vitest'
import { orderOf } from '../race.ts'
import { cardsIn } from '../testing.ts'
import { run } from './running.ts'

describe('the order of a command step', () => {
  it('CD-30 goes by rank, ace high, turns and moves alike', () => {
    const cards = '2 9 10 A 8 K J Q'.split(' ')
    const robots = cards.map((card, at) => `${'abcdefgh'[at]} (${at % 7},${at > 6 ? 6 : 0})N ${card}`)
    expect(run(robots.join(', ')).orders).toEqual(['dfhgcbea'])
  })

  it('S5 CD-30 each is finished before the next one acts', () => {
    expect(run('a (2,2)E Q, b (4,2)W K').at).toEqual({ a: '(3,2)E', b: '(4,2)W' })
    expect(run('a (2,2)E A, b (4,2)W K').at).toEqual({ a: '(2,2)E', b: '(3,2)W' })
  })

  it('CD-30 all commands of a step are revealed together, and in the order of acting', () => {
    const { events } = run('a (2,2)E 4 K, b (4,6)N 9 3')
    const revealed = events.filter(({ kind }) => kind === 'revealed')
    expect(revealed).toEqual([
      {
        kind: 'revealed',
        step: 0,
        order: [
          { robot: 1, card: '9' },
          { robot: 0, card: '4' },
        ],
      },
      {
        kind: 'revealed',
        step: 1,
        order: [
          { robot: 0, card: 'K' },
          { robot: 1, card: '3' },
        ],
      },
    ])
    expect(events[0]?.kind).toBe('revealed')
  })

  it('S6 CD-31 in the first step a tie goes by the next card', () => {
    expect(order(0, 'K 5 2 3 4', 'K 9 2 3 4')).toEqual([1, 0])
  })

  it('S7 CD-31 CD-32 later it goes by the card before, and the next ones are not asked', () => {
    expect(order(2, '5 9 Q 2 3', '9 5 Q A K')).toEqual([0, 1])
    expect(order(2, '5 9 Q A K', '9 5 Q 2 3')).toEqual([0, 1])
  })

  it('CD-32 back to the first card, then on to the last', () => {
    expect(order(2, '5 9 Q 2 3', '8 9 Q A K')).toEqual([1, 0])
    expect(order(2, '5 9 Q 2 3', '5 9 Q 3 2')).toEqual([1, 0])
    expect(order(2, '5 9 Q 3 2', '5 9 Q 3 4')).toEqual([1, 0])
    expect(order(4, '5 9 Q 3 A', 'K 9 Q 3 A')).toEqual([1, 0])
    expect(order(1, '5 A 2 3 K', '5 A 2 4 3')).toEqual([1, 0])
  })

  it('S8 CD-33 programs alike in all five go by the pole, which moves up by one each round', () => {
    const four = Array<string>(4).fill('7 4 A 2 10')
    const all = four.map(cardsIn)
    for (const step of [0, 1, 2, 3, 4]) expect(orderOf(step, all, 2)).toEqual([2, 3, 0, 1])
    const robots = four.map((cards, at) => `${'abcd'[at]} (${at},0)N ${cards}`).join(', ')
    expect(run(robots, { round: 3 }).orders).toEqual(Array(5).fill('cdab'))
    expect(run(robots, { round: 1 }).orders[0]).toBe('abcd')
    expect(run(robots, { round: 5 }).orders[0]).toBe('abcd')
  })

  it('CD-34 the same order holds for belts and slides of the step', () => {
    const robots = 'a (0,4)N 2, b (6,2)N 3, c (0,5)N 6, d (6,1)N 7'
    const pushed = (text: string) =>
      run(text, { board: 'paternoster', next: { d: null } }).events.flatMap((event) =>
        event.kind === 'moved' && event.cause === 'belt' ? [event.robot] : [],
      )
    expect(pushed(robots)).toEqual([1, 0])
    expect(pushed(robots.replace('N 2', 'N 5'))).toEqual([0, 1])
  })

  it('CD-35 cards not yet revealed may break a tie; all that shows of them is the order', () => {
    const { events } = run('a (2,2)E K 5, b (4,6)N K 9')
    expect(events[0]).toEqual({
      kind: 'revealed',
      step: 0,
      order: [
        { robot: 1, card: 'K' },
        { robot: 0, card: 'K' },
      ],
    })
    expect(JSON.stringify(events[0])).not.toMatch(/"[59]"/)
  })
})

const order = (step: number, ...programs: string[]) => orderOf(step, programs.map(cardsIn), 0)

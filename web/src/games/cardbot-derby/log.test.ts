import { beforeAll, describe, expect, it } from 'vitest'
import { squareAt, type Event } from '@robot-night/engine/games/cardbot-derby'
import { isMarked } from '#lib/stage/telling.ts'
import { linesOf } from './log.ts'
import { robotKey, squareKey } from './marks.ts'
import { EVENTS, moved, playersOf, running, textOf } from './samples.ts'
import { WORDS } from './words/words.ts'

const TAR = squareAt(1, 3)
const ICE = squareAt(3, 2)

interface Telling {
  seats?: readonly (number | null)[]
  me?: number | null
}
const told = (events: readonly Event[], { seats = [0, 1, 2, 3], me = 0 }: Telling = {}) =>
  linesOf(events, { players: playersOf(4), me, language: 'en', ...running(seats) })
const text = (events: readonly Event[], telling?: Telling) => textOf(told(events, telling))

beforeAll(() => WORDS.fetch('en'))

describe('the log', () => {
  it('tells a step in the order of acting, without the ranks, which are in the row', () => {
    expect(text([EVENTS.revealed])).toBe('Step 3: first Jonas, then you.')
  })
  it('says who shoves whom where', () => {
    const shove = moved(0, { cause: 'shove', by: 2, to: ICE })
    expect(text([shove])).toBe('Thea shoves you right, onto the ice.')
    expect(text([shove], { me: 2 })).toBe('You shove Mira right, onto the ice.')
    expect(text([shove], { me: null })).toBe('Thea shoves Mira right, onto the ice.')
  })
  it('and who is knocked aside', () => {
    expect(text([moved(1, { cause: 'ping', by: 0, dir: 'S' })])).toBe('You knock Jonas aside, down.')
  })
  it('tells plain moves and turns in one line, up to what else comes of them', () => {
    const shove = moved(0, { cause: 'shove', by: 2 })
    expect(
      told([moved(1), EVENTS.turned, moved(2, { to: TAR }), shove, moved(3)]).map((line) => textOf([line])),
    ).toEqual([
      'Jonas moves right. You turn left. Thea moves into the tar.',
      'Thea shoves you right.',
      'Ole moves right.',
    ])
    expect(told([EVENTS.drew])).toEqual([])
  })
  it('tells of belts in one line', () => {
    const ride = (robot: number) => moved(robot, { cause: 'belt', together: true })
    expect(text([ride(1), ride(0), ride(3)])).toBe('The belt carries Jonas, you and Ole on.')
    expect(told([ride(1), EVENTS.touched, ride(0)])).toHaveLength(3)
  })
  it('tells in one line what targets have cost', () => {
    const paid = (target: 'J' | 'Q'): Event => ({ kind: 'targetPaid', robot: 0, target, pileLeft: 11 })
    expect(text([paid('J'), paid('Q'), { kind: 'pileShuffled', robot: 0 }])).toBe(
      'Your own Jack and Queen now lie under the target; the pile is shuffled.',
    )
  })
  it('numbers two robots of one seat', () => {
    const seats = [0, 1, 0, 1]
    expect(text([moved(2, { cause: 'shove', by: 3 })], { seats })).toBe('Jonas 2 shoves your robot 2 right.')
    expect(text([moved(1, { cause: 'shove', by: 0 })], { seats })).toBe('Your robot 1 shoves Jonas 1 right.')
  })
  it('calls a drone a drone', () => {
    expect(text([moved(0, { cause: 'shove', by: 3 })], { seats: [0, 1, 2, null] })).toBe('The drone shoves you right.')
    expect(text([moved(0, { cause: 'shove', by: 3 })], { seats: [0, 1, null, null] })).toBe('Drone 2 shoves you right.')
  })
  it('says nothing of a drone that hands over', () => {
    expect(told([{ kind: 'handedIn', robot: 3, by: 'drone' }])).toEqual([])
  })
  it.each([
    [{ kind: 'gameOver', result: 'win', winners: [0], places: [[0], [1]] }, 'You win the derby.'],
    [{ kind: 'gameOver', result: 'win', winners: [0, 1], places: [[0, 1]] }, 'A dead heat between you and Jonas.'],
    [
      { kind: 'gameOver', result: 'win', winners: [1, 3], places: [[1], [0]] },
      'Jonas wins the derby. A drone got there too.',
    ],
    [{ kind: 'gameOver', result: 'droneWin', winners: [3], places: [[], [0], [1]] }, 'A drone wins the derby.'],
  ] as const)('ends with who has won: %o', (event, said) => {
    expect(
      text([{ ...event, winners: [...event.winners], places: event.places.map((each) => [...each]) }], {
        seats: [0, 1, 2, null],
      }),
    ).toBe(said)
  })
})

describe('a line of the log', () => {
  const about = (event: Event) => told([event])[0]?.about ?? null

  it('points at the robots in it, and at where they got to', () => {
    const shoved = about(moved(0, { cause: 'shove', by: 2, to: ICE }))
    expect([robotKey(0), robotKey(2), squareKey(ICE)].every((key) => isMarked(shoved, key))).toBe(true)
    expect(isMarked(shoved, robotKey(1))).toBe(false)
    expect(isMarked(about(EVENTS.teleported), squareKey(38))).toBe(true)
  })
  it('or at nothing', () => {
    expect(told([EVENTS.roundStarted])[0]).not.toHaveProperty('about')
  })
  it('has the robot before it that acts, unless it is a drone', () => {
    const shove = moved(0, { cause: 'shove', by: 3 })
    expect(told([shove])[0]?.seat).toBe(3)
    expect(told([shove], { seats: [0, 1, 2, null] })[0]?.seat).toBeNull()
  })
})

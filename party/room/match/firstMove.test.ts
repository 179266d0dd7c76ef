import type { Pace } from '@robot-night/engine'
import { evilRobotsClassic } from '@robot-night/engine/games/evil-robots-classic'
import { evilRobotsInfluence } from '@robot-night/engine/games/evil-robots-influence'
import { robotRevolution } from '@robot-night/engine/games/robot-revolution'
import { describe, expect, it } from 'vitest'
import { Evening } from '../testing/evening.ts'
import { hasFirstMove } from './firstMove.ts'

const SECOND = 1000

function table(pace: Pace): Evening {
  const evening = new Evening({ title: robotRevolution.id, titles: [robotRevolution], pace })
  evening.joins('Tom')
  evening.manages({ do: 'deal' })
  return evening
}
const clocks = (evening: Evening) => evening.scene('mara').clocks
/** The one who is asked makes the first move that comes to hand. */
function moves(evening: Evening): void {
  const who = ['mara', 'tom'].find((each) => evening.scene(each).asks)!
  const { kind, prompt } = evening.scene(who).asks as { kind: string; prompt: { hand: string[]; spare: number } }
  const [one, other] = prompt.hand
  const actions: Record<string, object> = {
    mulligan: { take: false },
    faceUp: { card: one, battlefield: 1 },
    noble: { pass: true },
    faceDown: { plays: [one, other].map((card, at) => ({ card, battlefield: at + 1 })) },
  }
  expect(evening.answers(who, actions[kind]!).refused).toBeNull()
}
const isAsked = (evening: Evening, seat: number) => clocks(evening)[0]?.seat === seat

describe('the first move of a match', () => {
  it.each([
    ['relaxed', 150, 50],
    ['normal', 90, 30],
    ['fast', 45, 15],
  ] as const)('has its time at the pace %s, and only the last third of it is seen', (pace, all, shown) => {
    const evening = table(pace)
    for (const seat of [clocks(evening)[0]!.seat!, 1 - clocks(evening)[0]!.seat!]) {
      const until = evening.now + all * SECOND
      expect(clocks(evening)).toEqual([{ seat, from: until - shown * SECOND, until }])
      moves(evening)
    }
    // Both have been asked.
    expect(clocks(evening)[0]!.from).toBe(evening.now)
    expect(clocks(evening)[0]!.until).toBeLessThan(evening.now + all * SECOND)
  })

  it('is over when the clock has played, too', () => {
    const evening = table('normal')
    const first = clocks(evening)[0]!.seat!
    const dealt = evening.now
    evening.waits()
    expect(evening.now).toBe(dealt + 90 * SECOND)
    moves(evening)
    expect(isAsked(evening, first)).toBe(true)
    expect(clocks(evening)[0]).toMatchObject({ from: evening.now, until: evening.now + 45 * SECOND })
  })

  it('is as any other without a clock, and where turns take days', () => {
    expect(clocks(table('off'))).toEqual([])
    const evening = table('day')
    expect(clocks(evening)[0]).toMatchObject({ from: evening.now, until: evening.now + 24 * 3600 * SECOND })
  })

  it('stands still in a pause', () => {
    const evening = table('normal')
    const before = clocks(evening)[0]!
    evening.manages({ do: 'pause', on: true })
    evening.now += 600 * SECOND
    evening.manages({ do: 'pause', on: false })
    const after = { ...before, from: before.from + 600 * SECOND, until: before.until + 600 * SECOND }
    expect(clocks(evening)).toEqual([after])
  })

  it('comes again for somebody to whom a seat has passed', () => {
    const evening = table('normal')
    for (let move = 0; move < 2; move++) moves(evening)
    const match = evening.room.match!
    expect([0, 1].map((seat) => hasFirstMove(match, [seat]))).toEqual([false, false])
    const heirs = [{ seat: 1, name: 'Ida', guest: 3, at: evening.now + 1 }]
    const passed = { ...match, head: { ...match.head, heirs } }
    expect([0, 1].map((seat) => hasFirstMove(passed, [seat]))).toEqual([false, true])
  })
})

it('a tin robot doesn’t wait for it', () => {
  const evening = new Evening({ title: robotRevolution.id, titles: [robotRevolution], pace: 'normal' })
  evening.joins('Tom')
  evening.manages({ do: 'seatBot', chair: 2 })
  evening.manages({ do: 'deal' })
  for (let moves = 0; !isAsked(evening, 2); moves++) {
    if (moves > 2) throw new Error('the tin robot is never asked')
    const who = ['mara', 'tom'].find((each) => evening.scene(each).asks)!
    evening.answers(who, { take: false })
  }
  const asked = evening.now
  evening.waits()
  expect(evening.room.match?.log.at(-1)?.move).toMatchObject({ seat: 2, by: 'bot' })
  expect(evening.now - asked).toBeLessThan(10 * SECOND)
})

describe('a question whose answers nobody sees', () => {
  it('has its usual clock, and answering it is no first move that all could see', () => {
    const evening = new Evening({ title: evilRobotsInfluence.id, titles: [evilRobotsInfluence], pace: 'normal' })
    const people = ['mara', 'tom', 'ida', 'kim', 'leo']
    for (const name of ['Tom', 'Ida', 'Kim', 'Leo']) evening.joins(name)
    evening.manages({ do: 'deal' })
    const before = clocks(evening)
    expect(before).toEqual([{ seat: null, from: evening.now, until: evening.now + 45 * SECOND }])
    for (const who of people.filter((who) => evening.scene(who).asks).slice(1)) {
      evening.now += SECOND
      expect(evening.answers(who, { raise: false }).refused).toBeNull()
      expect(clocks(evening)).toEqual(before)
    }
    evening.waits()
    const match = evening.room.match!
    expect(people.map((_, seat) => hasFirstMove(match, [seat]))).toEqual(people.map(() => true))
  })

  it.each([['manual'], ['auto']])(
    'of Evil Robots is a call order, %s: the clock of the first turn is the same',
    (kind) => {
      const evening = new Evening({ title: evilRobotsClassic.id, titles: [evilRobotsClassic], pace: 'normal' })
      for (const name of ['Tom', 'Ida']) evening.joins(name)
      evening.manages({ do: 'deal' })
      const match = evening.room.head!.id
      const order = { what: 'offer', match, beat: 0, kind: 'order', action: { about: 'call', call: { kind } } } as const
      expect(evening.says('ida', { ...order, id: evening.id() }).refused).toBeNull()
      for (const who of ['mara', 'tom', 'ida']) evening.answers(who, {})
      for (let steps = 0; evening.room.match?.position.state.phase.kind !== 'turn'; steps++)
        if (steps > 40 || !evening.waits()) throw new Error('nobody’s turn comes')
      const [shown] = clocks(evening)
      expect(shown!.until - shown!.from).toBe(30 * SECOND)
      expect(shown!.from - evening.room.match!.log.at(-1)!.at).toBe(60 * SECOND)
    },
  )
})

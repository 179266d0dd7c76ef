import { cardbotDerby, type Rank, type State } from '@robot-night/engine/games/cardbot-derby'
import { describe, expect, it } from 'vitest'
import { Evening } from '../testing/evening.ts'

const PEOPLE = ['mara', 'tom', 'ida', 'leo']

/** A race with these people and tin robots, that has just been dealt. */
function derby(people: number, { bots = 0 } = {}): Evening {
  const evening = new Evening({ title: cardbotDerby.id, titles: [cardbotDerby], pace: 'normal' })
  for (const who of PEOPLE.slice(1, people)) evening.joins(who.replace(/^./, (letter) => letter.toUpperCase()))
  for (let bot = 0; bot < bots; bot++) evening.manages({ do: 'seatBot', chair: people + bot })
  evening.manages({ do: 'deal' })
  return evening
}

const stateOf = (evening: Evening) => evening.room.match?.position.state as State
const clock = (evening: Evening) => evening.scene('mara').clocks[0]
const own = (evening: Evening, who: string) => (evening.scene(who).view as { own: { drawn: Rank[] }[] }).own

/** Hands in the cards of one robot as they were drawn, so many seconds after the deal. */
function handsIn(evening: Evening, who: string, { robot, at }: { robot: number; at: number }): void {
  evening.now = at
  const order = stateOf(evening).robots[robot]?.drawn ?? []
  const step = evening.answers(who, { robot, order })
  expect(step.refused).toBe(null)
}

/** Until the next round is dealt. */
function raced(evening: Evening): void {
  for (const { round } = stateOf(evening); stateOf(evening).round === round;) expect(evening.waits()).toBe(true)
}

describe('the clocks of Cardbot Derby', () => {
  it('S28 CD-24 the first who is done leaves the others 30 seconds; then drafts and hands are taken as they lie', () => {
    const evening = derby(4)
    const dealt = evening.now
    expect(clock(evening)).toEqual({ seat: null, from: dealt, until: dealt + 120_000 })
    handsIn(evening, 'mara', { robot: 0, at: dealt + 20_000 })
    expect(clock(evening)?.until).toBe(dealt + 50_000)
    evening.now = dealt + 30_000
    const draft = own(evening, 'ida')[0]!.drawn.toReversed()
    const drawn = own(evening, 'leo')[0]!.drawn
    const match = evening.room.head!.id
    const action = { robot: 2, order: draft }
    evening.says('ida', { id: evening.id(), what: 'offer', match, beat: 0, kind: 'arrange', action })
    expect(clock(evening)?.until).toBe(dealt + 50_000)
    handsIn(evening, 'tom', { robot: 1, at: dealt + 45_000 })
    expect(clock(evening)?.until).toBe(dealt + 50_000)
    evening.waits()
    expect(evening.now).toBe(dealt + 50_000)
    const { commands } = stateOf(evening).race!
    expect(commands[2]).toEqual(draft.slice(0, commands[2]!.length))
    expect(commands[3]).toEqual(drawn.slice(0, commands[3]!.length))
  })

  it('S28 CD-27 after a race the clock starts 15 seconds later, and a rush with it', () => {
    const evening = derby(4)
    raced(evening)
    const dealt = evening.now
    expect(clock(evening)).toEqual({ seat: null, from: dealt + 15_000, until: dealt + 135_000 })
    handsIn(evening, 'mara', { robot: 0, at: dealt + 5000 })
    expect(clock(evening)).toEqual({ seat: null, from: dealt + 15_000, until: dealt + 45_000 })
  })

  it('S28 CD-26 CD-28 a bot rushes nobody', () => {
    const evening = derby(2, { bots: 2 })
    raced(evening)
    const dealt = evening.now
    while (stateOf(evening).robots.filter(({ program }) => program).length < 2) expect(evening.waits()).toBe(true)
    expect(clock(evening)?.until).toBe(dealt + 135_000)
    evening.waits()
    expect(evening.now).toBe(dealt + 135_000)
  })

  it('S29 CD-25 who has two robots is done with the second', () => {
    const evening = derby(2)
    const dealt = evening.now
    handsIn(evening, 'mara', { robot: 0, at: dealt + 10_000 })
    expect(clock(evening)?.until).toBe(dealt + 120_000)
    handsIn(evening, 'mara', { robot: 2, at: dealt + 25_000 })
    expect(clock(evening)?.until).toBe(dealt + 55_000)
  })

  it('CD-28 the rush counts, even beyond the limit', () => {
    const evening = derby(4)
    const dealt = evening.now
    handsIn(evening, 'mara', { robot: 0, at: dealt + 110_000 })
    expect(clock(evening)?.until).toBe(dealt + 140_000)
  })

  it('CD-25 all are done: the race begins at once', () => {
    const evening = derby(4)
    const dealt = evening.now
    PEOPLE.forEach((who, robot) => handsIn(evening, who, { robot, at: dealt + 1000 + robot }))
    evening.waits()
    expect(evening.now).toBe(dealt + 1003)
    expect(stateOf(evening).race).not.toBe(null)
  })
})

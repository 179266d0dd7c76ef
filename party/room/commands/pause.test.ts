import { describe, expect, it } from 'vitest'
import { roomFacts } from '../frames/roomFacts.ts'
import { Evening } from '../testing/evening.ts'

const SECOND = 1000

function table(): Evening {
  const evening = new Evening({ pace: 'normal' })
  evening.joins('Tom')
  evening.manages({ do: 'seatBot', chair: 2 })
  evening.manages({ do: 'deal' })
  return evening
}
const hand = (evening: Evening, who: string) => (evening.scene(who).asks!.prompt as { hand: string[] }).hand
const leads = (evening: Evening) => evening.answers('mara', { card: hand(evening, 'mara')[0], claim: 'ruby' })
const facts = (evening: Evening) => roomFacts(evening.room, evening.moment())
const pauses = (evening: Evening, on: boolean) => evening.manages({ do: 'pause', on })

describe('a pause', () => {
  it('lets nothing run out, and nobody moves, tin robots neither', () => {
    const evening = table()
    leads(evening)
    pauses(evening, true)
    expect(facts(evening)).toMatchObject({ pause: 'paused' })
    expect(evening.scene('tom').clocks).toEqual([])
    expect(evening.waits()).toBe(false)
    evening.now += 3600 * SECOND
    evening.takes({ kind: 'alarm', bots: 'think' })
    expect(evening.scene('tom').beat).toBe(1)
    expect(evening.answers('tom', { card: null }).refused).toEqual({ code: 'paused' })
  })

  it('leaves everybody the time that they had, after a waking too', () => {
    const [usual, other] = [table(), table()]
    for (const evening of [usual, other]) {
      leads(evening)
      evening.now += 1 * SECOND
    }
    pauses(other, true)
    other.now += 600 * SECOND
    other.room = other.woken()
    pauses(other, false)
    const left = (evening: Evening) =>
      evening.scene('tom').clocks.map(({ from, until }) => [from - evening.now, until - evening.now])
    expect(left(other)).toEqual(left(usual))
    other.room = other.woken()
    expect(left(other)).toEqual(left(usual))
    const before = [usual.now, other.now]
    for (const evening of [usual, other]) evening.waits()
    expect(other.now - before[1]!).toBe(usual.now - before[0]!)
    expect(other.room.match?.log.at(-1)?.move).toEqual(usual.room.match?.log.at(-1)?.move)
  })

  it('counts twice where there were two, and only those since', () => {
    const evening = table()
    leads(evening)
    const began = evening.now
    for (const length of [60, 30]) {
      pauses(evening, true)
      evening.now += length * SECOND
      pauses(evening, false)
      evening.now += 1 * SECOND
    }
    expect(evening.scene('tom').clocks).toMatchObject([{ from: began + 90_000, until: began + 135_000 }])
    evening.answers('tom', { card: null })
    expect(evening.scene('tom').clocks).toMatchObject([{ until: evening.now + 10_000 }])
  })

  it('stops the grace time of who is away', () => {
    const evening = table()
    evening.goes('tom')
    evening.now += 10 * SECOND
    pauses(evening, true)
    expect(evening.chair(1)).not.toHaveProperty('tinAt')
    evening.now += 600 * SECOND
    pauses(evening, false)
    expect(evening.chair(1)).toMatchObject({ botAt: evening.now + 30 * SECOND })
  })

  it('is the host’s, only at play, and everybody is told', () => {
    const evening = table()
    expect(evening.manages({ do: 'pause', on: true }, 'tom').refused).toEqual({ code: 'not_host' })
    pauses(evening, true)
    expect(evening.room.talk.at(-1)).toMatchObject({ note: 'paused', name: 'Mara' })
    pauses(evening, false)
    expect(evening.room.talk.at(-1)).toMatchObject({ note: 'wentOn', name: 'Mara' })
    evening.manages({ do: 'stop' })
    expect(pauses(evening, true).refused).toEqual({ code: 'wrong_stage' })
    expect(facts(evening)).not.toHaveProperty('still')
  })

  it('can be ended by the person who is the host by then', () => {
    const evening = table()
    pauses(evening, true)
    evening.goes('mara')
    evening.waits()
    expect(evening.room.facts.host).toBe(1)
    expect(evening.manages({ do: 'pause', on: false }, 'tom').refused).toBeNull()
    expect(evening.scene('tom').clocks).toHaveLength(1)
  })
})

it('the pace can be changed in the middle of a match, and everybody is told', () => {
  const evening = table()
  evening.manages({ do: 'setPace', pace: 'fast' })
  expect(evening.room.talk.at(-1)).toMatchObject({ note: 'pace', about: 'fast' })
})

import { digest } from '@robot-night/engine/fair'
import { describe, expect, it } from 'vitest'
import { roomFacts } from '../frames/roomFacts.ts'
import { Follower, viewers } from '../testing/evening.ts'
import { PEOPLE, table, shuffle, valueOf, throws, reveals, stage, recorded, verdict } from '../testing/shuffling.ts'

describe('an attack', () => {
  it('choosing last: what the others threw is told to nobody before the match is over', () => {
    const evening = table()
    const followers = viewers(evening.room).map((viewer) => new Follower(viewer))
    const heard: string[] = []
    const listens = (deed: () => void) => {
      const before = evening.room
      deed()
      const facts = JSON.stringify(roomFacts(evening.room, evening.moment()))
      heard.push(facts, ...followers.map((each) => JSON.stringify(each.hears(before, evening.room, evening.moment()))))
    }
    listens(() => evening.manages({ do: 'deal' }))
    for (const each of PEOPLE) listens(() => throws(evening, each))
    for (const each of PEOPLE) listens(() => reveals(evening, each))
    const told = heard.join()
    for (const each of PEOPLE) expect(told).not.toContain(valueOf(each))
    expect(told).not.toContain(evening.room.head!.secret)
  })

  it('choosing last: something else than what was announced is refused', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    for (const each of PEOPLE) throws(evening, each)
    reveals(evening, 'mara')
    expect(reveals(evening, 'tom', digest('better')).refused).toEqual({ code: 'bad_throw' })
    expect(stage(evening)).toBe('lobby')
  })

  it('showing before all have announced is refused, and so is announcing twice', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    throws(evening, 'mara')
    expect(reveals(evening, 'mara').refused).toEqual({ code: 'wrong_stage' })
    expect(throws(evening, 'mara', digest('another')).refused).toEqual({ code: 'late' })
    expect(throws(evening, 'mara').refused).toBeNull()
  })

  it('who has announced tells nobody who has not yet', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    const before = shuffle(evening)
    throws(evening, 'mara')
    expect(shuffle(evening)).toEqual(before)
  })

  it('calling off until it suits: its secret is published, and something else is announced', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    const first = shuffle(evening)!
    for (const each of PEOPLE) throws(evening, each)
    evening.manages({ do: 'clearChair', chair: 1 })
    const second = shuffle(evening)!
    expect(second.commitment).not.toBe(first.commitment)
    expect(second.chairs).toEqual([0, 2])
    throws(evening, 'mara')
    throws(evening, 'ida')
    reveals(evening, 'mara')
    reveals(evening, 'ida')
    expect(stage(evening)).toBe('playing')
    evening.manages({ do: 'stop' })
    expect(recorded(evening)['fair']).toMatchObject({ calledOff: [{ commitment: first.commitment }] })
    expect(verdict(evening).verdict).toBe('unvouched')
  })

  it('calling off for good: the secret comes with the next match, whenever that is', () => {
    const evening = table(['mara'])
    evening.manages({ do: 'deal' })
    const first = shuffle(evening)!
    evening.manages({ do: 'setTitle', title: 'evil-robots-classic' })
    expect(shuffle(evening)).toBeUndefined()
    evening.manages({ do: 'deal' })
    throws(evening, 'mara')
    reveals(evening, 'mara')
    evening.manages({ do: 'stop' })
    expect(recorded(evening)['fair']).toMatchObject({ calledOff: [{ commitment: first.commitment }] })
    expect(evening.room.facts.calledOff).toEqual([])
  })
})

describe('what goes wrong', () => {
  it('the room loses its memory at any point, and goes on as if it had not', () => {
    const evening = table()
    const wakes = () => expect((evening.room = evening.woken()).facts).toBeDefined()
    evening.manages({ do: 'deal' })
    wakes()
    for (const each of PEOPLE) {
      throws(evening, each)
      wakes()
    }
    for (const each of PEOPLE) {
      reveals(evening, each)
      wakes()
    }
    expect(stage(evening)).toBe('playing')
    evening.manages({ do: 'stop' })
    expect(verdict(evening)).toMatchObject({ verdict: 'unvouched', thrown: [0, 1, 2] })
  })

  it('what is sent again is done once', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    const { room } = evening
    evening.manages({ do: 'deal' })
    expect(evening.room.facts.shuffle).toBe(room.facts.shuffle)
    for (const each of PEOPLE) throws(evening, each)
    reveals(evening, 'mara')
    expect(reveals(evening, 'mara').refused).toBeNull()
  })

  it('somebody who watches, or has no seat in it, has no part in it', () => {
    const evening = table(['mara'])
    evening.manages({ do: 'deal' })
    const { match } = shuffle(evening)!
    evening.watches('a stranger')
    const act = { do: 'throw', match, round: 1, commitment: digest('x') } as const
    expect(evening.own(act, 'nobody').refused).toEqual({ code: 'not_seated' })
    expect(evening.own({ ...act, match: 'another' }, 'tom').refused).toEqual({ code: 'late' })
    expect(evening.own({ ...act, round: 2 }, 'tom').refused).toEqual({ code: 'late' })
  })
})

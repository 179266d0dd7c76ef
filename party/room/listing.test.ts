import { describe, expect, it } from 'vitest'
import { listing, tellingDue, type Told } from './listing.ts'
import { step } from './step.ts'
import { Evening } from './testing.ts'
import { titleIn } from './table.ts'

function publicEvening(given: ConstructorParameters<typeof Evening>[0] = {}): Evening {
  const evening = new Evening(given)
  evening.manages({ do: 'setPublic', on: true })
  return evening
}
const shown = (evening: Evening) => listing(evening.room, evening.moment())
const told = (evening: Evening): Told => {
  const table = shown(evening)
  return { text: table && JSON.stringify(table), at: evening.now }
}
const due = (evening: Evening, last: Told | null) => tellingDue(evening.room, last, evening.moment())

describe('what a room tells of itself', () => {
  it('is nothing, unless its host has made it public, or made it so', () => {
    const evening = new Evening()
    expect(shown(evening)).toBeNull()
    expect(due(evening, null)).toBeNull()
    evening.manages({ do: 'setPublic', on: true })
    expect(shown(evening)).toMatchObject({ code: 'BCDFG', stage: 'lobby' })
    evening.manages({ do: 'setPublic', on: false })
    expect(shown(evening)).toBeNull()
  })

  it('is said to all: as a note, and among the facts of the room', () => {
    const evening = publicEvening()
    expect(evening.room.talk.at(-1)).toMatchObject({ kind: 'noted', note: 'madePublic', name: 'Mara' })
    const before = evening.room
    evening.manages({ do: 'setPublic', on: true })
    expect(evening.room.talk).toEqual(before.talk)
    evening.manages({ do: 'setPublic', on: false })
    expect(evening.room.talk.at(-1)).toMatchObject({ note: 'madePrivate' })
  })

  it('is the host’s to choose', () => {
    const evening = new Evening()
    evening.joins('Tom')
    expect(evening.manages({ do: 'setPublic', on: true }, 'tom').refused).toEqual({ code: 'not_host' })
  })

  it('holds no name and no word that anybody typed', () => {
    const evening = publicEvening()
    evening.joins('Tom')
    evening.manages({ do: 'seatTin', chair: 2 })
    const text = JSON.stringify(shown(evening))
    for (const chair of evening.room.facts.chairs) if (chair.kind !== 'free') expect(text).not.toContain(chair.name)
    expect(Object.keys(shown(evening)!).sort()).toEqual(
      ['chairs', 'code', 'pace', 'round', 'seatsFree', 'since', 'stage', 'title', 'watchers'].sort(),
    )
  })

  it('counts the free seats of its title; none while a match is played', () => {
    const evening = publicEvening()
    const { max } = titleIn(evening.moment(), 'probe').seats
    expect(shown(evening)?.seatsFree).toBe(max - 1)
    evening.joins('Tom')
    expect(shown(evening)?.seatsFree).toBe(max - 2)
    evening.now += 5000
    evening.manages({ do: 'deal' })
    expect(shown(evening)).toMatchObject({ stage: 'playing', seatsFree: 0, since: evening.now })
  })

  it('says which round is played, where everybody sees it', () => {
    const evening = publicEvening({ title: 'cardbot-derby' })
    expect(shown(evening)?.round).toBeNull()
    evening.joins('Tom')
    evening.manages({ do: 'deal' })
    expect(shown(evening)?.round).toBe(1)
  })

  it('counts watchers by steps', () => {
    const evening = publicEvening()
    const counts = Array.from({ length: 24 }, (_, at) => {
      evening.watches(`watcher ${at}`)
      return shown(evening)?.watchers
    })
    expect([...new Set(counts)]).toEqual([1, 2, 3, 4, 5, 10, 20])
  })
})

it('a locked room has no free seat, and one that is closed to watchers is not shown', () => {
  const evening = publicEvening()
  evening.manages({ do: 'lock', on: true })
  expect(shown(evening)?.seatsFree).toBe(0)
  evening.manages({ do: 'shut', on: true })
  expect(shown(evening)).toBeNull()
})

describe('when it is told', () => {
  it('at once, then once a second at most, and only what is new to everybody', () => {
    const evening = publicEvening()
    expect(due(evening, null)).toBeLessThanOrEqual(evening.now)
    const last = told(evening)
    evening.says('mara', { id: evening.id(), what: 'say', text: 'hello?' })
    evening.manages({ do: 'setPeek', peek: 'always' })
    expect(due(evening, last)).toBe(last.at + 300_000)
    evening.joins('Tom')
    expect(due(evening, last)).toBe(last.at + 1000)
  })

  it('again and again while it stands, so that a room that dies is missed', () => {
    const evening = publicEvening()
    const last = told(evening)
    expect(due(evening, last)).toBe(last.at + 300_000)
  })

  it('a private room is taken off within a second, and then there is silence', () => {
    const evening = publicEvening()
    const last = told(evening)
    evening.manages({ do: 'setPublic', on: false })
    expect(due(evening, last)).toBe(last.at + 1000)
    expect(due(evening, told(evening))).toBeNull()
  })

  it('a table that everybody has left has half a minute', () => {
    const evening = publicEvening()
    const last = told(evening)
    evening.now += 10_000
    evening.goes('mara')
    expect(shown(evening)).toBeNull()
    expect(due(evening, last)).toBe(evening.now + 30_000)
    evening.now += 10_000
    evening.comes('mara')
    expect(due(evening, last)).toBe(last.at + 300_000)
  })
})

it('whoever is led here by the list sits down only while the room is public', () => {
  const evening = publicEvening()
  evening.manages({ do: 'setPublic', on: false })
  const wish = { name: 'Stranger' }
  const led = step(evening.room, { kind: 'sit', device: 'stranger', wish, isStranger: true }, evening.moment())
  expect(led.refused).toEqual({ code: 'not_public' })
  expect(evening.takes({ kind: 'sit', device: 'friend', wish }).refused).toBeNull()
})

it('a room made public at once stands so in storage', () => {
  const evening = publicEvening()
  expect(evening.woken().facts.publicFrom).toBe(evening.now)
})

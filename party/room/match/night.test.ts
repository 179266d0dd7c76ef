import { probe } from '@robot-night/engine/testing'
import { standingsOf } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { known, changesFor } from '../frames/frames.ts'
import { roomFacts } from '../frames/roomFacts.ts'
import { chairOf } from '../state/seats.ts'
import { step } from '../commands/step.ts'
import { Evening, playsOut } from '../testing/evening.ts'
import { awake } from '../storage/wake.ts'

const table = (evening: Evening) => standingsOf(evening.room.night).map(({ name, points }) => ({ name, points }))
const playsOne = (evening: Evening) => {
  evening.manages({ do: 'deal' })
  playsOut(evening, () => undefined)
}
function withBots(given: ConstructorParameters<typeof Evening>[0] = {}): Evening {
  const evening = new Evening({ options: { rounds: 1 }, ...given })
  evening.manages({ do: 'seatBot', chair: null })
  return evening
}

describe('a night of several matches', () => {
  it('puts down each match as it ends, once, and wakes with all of them', () => {
    const evening = withBots()
    playsOne(evening)
    evening.goes('mara')
    evening.comes('mara')
    playsOne(evening)
    evening.manages({ do: 'toLobby' })
    expect(evening.room.night.map(({ number, title }) => ({ number, title }))).toEqual([
      { number: 1, title: 'probe' },
      { number: 2, title: 'probe' },
    ])
    expect(evening.woken().night).toEqual(evening.room.night)
  })

  it('says of every seat who it was, how they came in, and who was a tin robot', () => {
    const evening = withBots()
    playsOne(evening)
    const { outcome } = evening.scene('mara')
    const [match] = evening.room.night
    expect(match?.seats.map(({ guest }) => guest)).toEqual([1, null])
    expect(match?.seats.flatMap(({ won }, seat) => (won ? [seat] : []))).toEqual(outcome?.winners)
    expect(match?.seats[outcome?.places[0]?.[0] ?? -1]?.place).toBe(1)
  })

  it('a stopped match is listed and counts for nothing', () => {
    const evening = withBots()
    evening.manages({ do: 'deal' })
    evening.manages({ do: 'stop' })
    expect(evening.room.night).toMatchObject([
      { number: 1, ended: 'stopped', seats: [{ name: 'Mara', place: null }, {}] },
    ])
    expect(table(evening)).toEqual([])
  })

  it('so is one whose rules have changed, as soon as anything happens in the room', () => {
    const evening = withBots()
    evening.manages({ do: 'deal' })
    const at = { ...evening.moment(), titles: [{ ...probe, version: 2 }] }
    const woken = awake(evening.rows.stored(), evening.room.sockets, at)
    const act = { id: 'one-more-command', what: 'manage', act: { do: 'toLobby' } } as const
    const { room } = step(woken, { kind: 'command', socket: "mara's phone", command: act }, at)
    expect(room.night).toMatchObject([{ ended: 'outdated', seats: [{ name: 'Mara', place: null }, {}] }])
    expect(room.head).toBeNull()
  })

  it('tells everybody of a match when it ends, and not again', () => {
    const evening = withBots()
    evening.manages({ do: 'deal' })
    const told: number[] = []
    playsOut(evening, (before, after) => {
      const facts = roomFacts(after, evening.moment())
      const had = known(before, 'spectator', facts)
      told.push(...(changesFor(after, 'spectator', { had, facts }).night ?? []).map(({ number }) => number))
    })
    expect(told).toEqual([1])
  })
})

describe('who is who in the standings', () => {
  it('another name, another chair and some time as a watcher: still the same guest', () => {
    const evening = new Evening({ options: { rounds: 1 } })
    evening.joins('Tom')
    evening.own({ do: 'rename', name: 'Thomas' }, 'tom')
    expect(evening.chair(1)).toMatchObject({ guest: 2, name: 'Thomas' })
    evening.own({ do: 'leave' }, 'tom')
    evening.joins('Ida')
    evening.takes({ kind: 'sit', device: 'tom', wish: { name: 'Tommy', chair: 4 } })
    expect(evening.chair(1)).toMatchObject({ guest: 3 })
    expect(evening.chair(4)).toMatchObject({ guest: 2, name: 'Tommy' })
  })

  it('nobody sits there twice: a second device of somebody who is here is somebody new', () => {
    const evening = new Evening()
    evening.joins('Tom')
    const second = { hash: 'tablet', chair: 1, kind: null, since: 0 }
    evening.room = { ...evening.room, devices: [...evening.room.devices, second] }
    evening.own({ do: 'leave' }, 'tom')
    evening.joins('Tom')
    evening.takes({ kind: 'sit', device: 'tablet', wish: { name: 'Tom' } })
    expect([evening.chair(1), evening.chair(2)]).toMatchObject([{ guest: 2 }, { guest: 3 }])
  })

  it('who goes after the last card keeps what they have won', () => {
    const evening = new Evening({ options: { rounds: 1 } })
    evening.joins('Tom')
    evening.manages({ do: 'deal' })
    evening.manages({ do: 'stop' })
    evening.own({ do: 'leave' }, 'tom')
    expect(evening.room.night[0]?.seats[1]).toMatchObject({ name: 'Tom', guest: 2 })
  })
})

describe('from a large title to a small one', () => {
  const small = { ...probe, id: 'small', seats: { min: 2, max: 3 } }
  const party = (names: string[]) => {
    const evening = new Evening({ titles: [probe, small] })
    for (const name of names) evening.joins(name)
    return evening
  }

  it('more than it takes are refused, and nothing changes', () => {
    const evening = party(['Tom', 'Ida', 'Ben'])
    const { room } = evening
    expect(evening.manages({ do: 'setTitle', title: 'small' }).refused).toEqual({ code: 'too_many_seats', takes: 3 })
    expect(evening.room).toBe(room)
  })

  it('who sits out as the host chose watches, and comes back as who they were', () => {
    const evening = party(['Tom', 'Ida', 'Ben'])
    const { closing } = evening.manages({ do: 'setTitle', title: 'small', out: [1] })
    expect(closing).toContainEqual({ socket: "tom's phone", reason: 'seatChanged' })
    expect(chairOf(evening.room, 'tom')).toBeNull()
    expect(evening.room.talk.at(-1)).toMatchObject({ note: 'satOut', name: 'Tom' })
    evening.manages({ do: 'setTitle', title: 'probe' })
    evening.takes({ kind: 'sit', device: 'tom', wish: { name: 'Tom' } })
    expect(evening.chair(chairOf(evening.room, 'tom') ?? -1)).toMatchObject({ guest: 2 })
  })

  it('who has a chair that the title has not is moved up, with name, points and as the host', () => {
    const evening = party(['Tom', 'Ida', 'Ben'])
    evening.manages({ do: 'passHost', chair: 3 })
    const { refused, closing } = evening.manages({ do: 'setTitle', title: 'small', out: [1] }, 'ben')
    expect(refused).toBeNull()
    expect(closing).toContainEqual({ socket: "ben's phone", reason: 'seatChanged' })
    expect(evening.chair(1)).toMatchObject({ name: 'Ben', guest: 4 })
    expect(chairOf(evening.room, 'ben')).toBe(1)
    expect(evening.room.facts.host).toBe(1)
    evening.comes('ben')
    expect(evening.manages({ do: 'deal' }, 'ben').refused).toBeNull()
  })

  it('the host cannot sit out, nor can an empty chair', () => {
    const evening = party(['Tom', 'Ida'])
    const out = (chair: number) => evening.manages({ do: 'setTitle', title: 'small', out: [chair] }).refused
    expect(out(0)).toEqual({ code: 'no_such_chair' })
    expect(out(5)).toEqual({ code: 'no_such_chair' })
  })
})

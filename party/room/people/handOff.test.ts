import { LIMITS } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { keptUntil } from '../commands/expiry.ts'
import { nextDue } from '../commands/schedule.ts'
import { roomFacts } from '../frames/roomFacts.ts'
import { isPresent } from '../state/seats.ts'
import { Follower, viewers } from '../testing/evening.ts'
import { newSelfFacts, shortId } from '../state/tickets.ts'
import { HandOffTable, playing, TOM } from '../testing/HandOffTable.ts'

describe('a seat handed on', () => {
  it('moves: the other device has it at once, and this one watches', () => {
    const table = playing()
    const before = table.scene('tom')
    const step = table.handsOff('tom', 'tablet')
    expect([table.chairOf('tablet'), table.chairOf('tom')]).toEqual([TOM, null])
    expect(table.scene('tablet')).toEqual(before)
    expect(step.closing).toEqual([
      { socket: "tom's phone", reason: 'seatChanged' },
      { socket: "tablet's phone", reason: 'seatChanged' },
    ])
  })

  it('is mirrored: both have it', () => {
    const table = playing()
    const step = table.handsOff('tom', 'tablet', 'mirror')
    expect([table.chairOf('tablet'), table.chairOf('tom')]).toEqual([TOM, TOM])
    expect(step.closing).toEqual([{ socket: "tablet's phone", reason: 'seatChanged' }])
    expect(isPresent(table.room, TOM)).toBe(true)
  })

  it('keeps name, chair, the host’s part and whispers, and the commands that were done', () => {
    const table = new HandOffTable()
    table.manages({ do: 'passHost', chair: TOM })
    table.says('mara', { id: table.id(), what: 'whisper', to: TOM, text: 'psst' })
    const said = { id: table.id(), what: 'say', text: 'once' } as const
    table.says('tom', said)
    table.handsOff('tom', 'tablet')
    table.comes('tablet')
    table.comes('tom')
    expect(table.sight('tablet').whispers).toHaveLength(1)
    expect(table.sight('tom').whispers).toBeUndefined()
    expect(roomFacts(table.room, table.moment())).toMatchObject({ host: TOM })
    expect(table.chair(TOM)).toMatchObject({ name: 'Tom', presence: 'here' })
    expect(table.says('tom', said).refused).toBeNull()
    expect(table.room.talk.filter(({ kind }) => kind === 'said')).toHaveLength(1)
  })

  it('answers the question that was open before', () => {
    const table = new HandOffTable()
    table.handsOff('mara', 'tablet')
    table.comes('tablet')
    table.manages({ do: 'deal' }, 'tablet')
    expect(table.scene('tablet').asks).not.toBeNull()
    table.handsOff('tablet', 'mara')
    table.comes('mara')
    const { hand } = table.scene('mara').asks!.prompt as { hand: string[] }
    expect(table.answers('tablet', { card: hand[0], claim: 'ruby' }).refused).toEqual({ code: 'not_seated' })
    expect(table.answers('mara', { card: hand[0], claim: 'ruby' }).refused).toBeNull()
  })

  it('may be open on as many devices as before, and no more', () => {
    const table = new HandOffTable()
    for (let more = 1; more < LIMITS.devicesPerSeat; more++) table.handsOff('tom', `device ${more}`, 'mirror')
    const hash = table.makes('tom', 'mirror')
    table.shows('one too many', hash)
    expect(table.letsIn('tom', hash).refused).toEqual({ code: 'too_many_devices' })
    expect(table.handsOff('tom', 'instead').refused).toBeNull()
  })
})

it('has been open on so many devices in a match that no more are let in', () => {
  const table = playing()
  for (let at = 1; at <= LIMITS.devicesPerSeat; at++) {
    table.handsOff('tom', `device ${at}`, 'mirror')
    expect(table.own({ do: 'signOut', device: shortId(`device ${at}`) }, 'tom').refused).toBeNull()
  }
  const hash = table.makes('tom', 'mirror')
  table.shows('one too many', hash)
  expect(table.letsIn('tom', hash).refused).toEqual({ code: 'too_many_devices' })
  table.manages({ do: 'stop' })
  expect(table.handsOff('tom', 'in the next match', 'mirror').refused).toBeNull()
})

describe('what others notice', () => {
  it('of tickets, asking devices and refusals: nothing', () => {
    const table = playing()
    const followers = viewers(table.room)
      .filter((viewer) => viewer !== TOM)
      .map((viewer) => new Follower(viewer))
    const sights = ['mara', 'otto'].map((device) => table.sight(device))
    const { room: before, now } = table
    const due = nextDue(before, table.moment())
    const hash = table.makes('tom')
    table.shows('tablet', hash)
    table.letsIn('tom', hash, false)
    table.makes('tom')
    const { room: after } = table
    for (const follower of followers) expect(follower.hears(before, after, table.moment())).toBeNull()
    expect(newSelfFacts('mara', { before, after, now })).toEqual({})
    expect(['mara', 'otto'].map((device) => table.sight(device))).toEqual(sights)
    expect([after.facts, after.talk, after.match, after.head]).toEqual([
      before.facts,
      before.talk,
      before.match,
      before.head,
    ])
    expect([nextDue(after, table.moment()), keptUntil(after)]).toEqual([due, keptUntil(before)])
  })
})

it('of a request, its refusal and its end, the number of those who watch says nothing', () => {
  const table = playing()
  const watchers = () => roomFacts(table.room, table.moment()).watchers
  table.comes('sofa')
  const before = watchers()
  const refused = table.makes('tom', 'mirror')
  table.shows('sofa', refused)
  expect(watchers()).toBe(before)
  table.letsIn('tom', refused, false)
  expect(watchers()).toBe(before)
  table.shows('sofa', table.makes('tom', 'mirror'))
  table.manages({ do: 'stop' })
  table.takes({ kind: 'sit', device: 'sofa', wish: { name: 'Sofa' } })
  table.comes('sofa')
  expect(watchers()).toBe(before - 1)
})

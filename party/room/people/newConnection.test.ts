import { PROTOCOL, LIMITS, SILENCE } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { givingWay } from './newConnection.ts'
import { turnedAway } from './handshake.ts'
import type { Socket } from '../state/device.ts'
import { Evening } from '../testing/evening.ts'

/** Mara, with one line that promised nothing, and Tom, who has come with none yet. */
function evening() {
  const table = new Evening()
  table.takes({ kind: 'sit', device: 'tom', wish: { name: 'Tom' } })
  return table
}
const line = (table: Evening, given: Partial<Socket>): Socket => ({
  ...{ id: 'new', device: 'tom', from: null, heardAt: table.now },
  ...given,
})
const bot: Socket = { id: 'bot', device: 'tom', from: null }
function arrives(table: Evening, given: Partial<Socket>) {
  return table.takes({ kind: 'connected', socket: line(table, given) }).closing
}
const open = ({ room }: Evening, device: string | null) =>
  room.sockets.filter((socket) => socket.device === device).map(({ id }) => id)

describe('a new line', () => {
  it('of the same page takes the place of the one before, which is dead, however often the network changes', () => {
    const table = evening()
    for (let change = 0; change < 100; change++) arrives(table, { id: `line ${change}`, page: 'phone' })
    expect(table.last.closing).toEqual([{ socket: 'line 98', reason: 'tooManyDevices' }])
    expect(open(table, 'tom')).toEqual(['line 99'])
    expect(table.room.facts.chairs[1]).toMatchObject({ awayFrom: null })
  })

  it('leaves those of other pages and of other devices alone, whatever they call themselves', () => {
    const table = evening()
    table.takes({ kind: 'sit', device: 'ida', wish: { name: 'Ida' } })
    arrives(table, { id: 'one', page: 'one' })
    arrives(table, { id: 'ida', device: 'ida', page: 'two' })
    arrives(table, { id: 'nameless' })
    arrives(table, { id: 'nameless too' })
    expect(arrives(table, { id: 'two', page: 'two' })).toEqual([])
  })

  it('of a chair with too many gets in, and the one that was silent for longest goes', () => {
    const table = evening()
    for (let tab = 0; tab < LIMITS.linesPerSeat; tab++) arrives(table, { id: `tab ${tab}`, page: `tab ${tab}` })
    table.now += 40_000
    const heard = table.room.sockets.filter(({ id }) => id !== 'tab 7').map(({ id }) => [id, table.now] as const)
    table.takes({ kind: 'heard', at: new Map(heard) })
    expect(arrives(table, { page: 'new' })).toEqual([{ socket: 'tab 7', reason: 'tooManyDevices' }])
    expect(open(table, 'tom')).toHaveLength(LIMITS.linesPerSeat)
    expect(open(table, 'mara')).toEqual(["mara's phone"])
  })

  it('goes before those that promised to ping, where it did not', () => {
    const table = evening()
    table.takes({ kind: 'connected', socket: bot })
    for (let tab = 1; tab < LIMITS.linesPerSeat; tab++) arrives(table, { id: `tab ${tab}` })
    expect(arrives(table, {})).toEqual([{ socket: 'bot', reason: 'tooManyDevices' }])
  })

  it('finds nobody in its way who has died meanwhile', () => {
    const table = evening()
    arrives(table, { id: 'dead' })
    table.now += SILENCE
    expect(arrives(table, {})).toEqual([{ socket: 'dead', reason: 'silent' }])
    expect(open(table, 'tom')).toEqual(['new'])
  })
})

describe('a room full of watchers', () => {
  const handshake = {
    version: PROTOCOL,
    kept: null,
    on: null,
    page: null,
    isPinging: true,
    isThrowing: false,
    isWhole: false,
  }
  const full = () => {
    const table = evening()
    for (let eye = 0; eye < LIMITS.watchers; eye++)
      arrives(table, { id: `eye ${eye}`, device: null, page: `eye ${eye}` })
    return table
  }
  const enters = (table: Evening, given: Partial<Socket>) =>
    turnedAway(
      table.room,
      { who: line(table, { device: null, ...given }), now: table.now, fill: table.moment().fill },
      handshake,
    )

  it('lets nobody else in, but a page that was there', () => {
    const table = full()
    expect(enters(table, { page: 'other' })).toBe('tooManyWatchers')
    expect(enters(table, { page: 'eye 3' })).toBeNull()
    expect(enters(table, { device: 'tom' })).toBeNull()
  })

  it('has places again once some have died', () => {
    const table = full()
    table.now += SILENCE
    expect(enters(table, { page: 'other' })).toBeNull()
    expect(givingWay(table.room, line(table, { device: null }), table.now)).toHaveLength(LIMITS.watchers)
  })
})

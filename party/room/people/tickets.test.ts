import { CHAIRS } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { shortId } from '../state/tickets.ts'
import { MINUTES, HandOffTable, playing, TOM, FREE } from '../testing/HandOffTable.ts'

describe('a ticket', () => {
  it('gives nothing before the seat says yes', () => {
    const table = playing()
    const hash = table.makes('tom')
    table.shows('tablet', hash)
    expect(table.chairOf('tablet')).toBeNull()
    expect(table.sight('tablet')).toMatchObject({ asking: { chair: TOM, use: 'move' } })
    expect(table.sight('tablet').table).toEqual(table.sight('otto').table)
  })

  it('shows the same digits on both, and on no third', () => {
    const table = new HandOffTable()
    const hash = table.makes('tom')
    table.shows('tablet', hash)
    const [ticket] = table.sight('tom').self!.tickets
    expect(ticket!.asked!.digits).toMatch(/^[1-9]\d$/)
    expect(table.stands('tablet', hash)).toMatchObject({ state: 'asked', digits: ticket!.asked!.digits })
    expect(table.stands('otto', hash)).toEqual({ refused: 'ticket_taken' })
  })

  it('only looked at is still whole', () => {
    const table = new HandOffTable()
    const hash = table.makes('tom')
    const { room } = table
    table.shows('otto', hash, { take: false })
    expect(table.room).toBe(room)
    expect(table.stands('tablet', hash)).toMatchObject({ state: 'open', chair: TOM, use: 'move' })
  })

  it('photographed is refused once the right device has come, and the other way round', () => {
    const table = new HandOffTable()
    const hash = table.makes('tom')
    table.shows('otto', hash)
    expect(table.shows('tablet', hash).refused).toEqual({ code: 'ticket_taken' })
    table.letsIn('tom', hash, false)
    for (const device of ['otto', 'tablet']) expect(table.stands(device, hash)).toEqual({ refused: 'ticket_refused' })
    expect(table.letsIn('tom', hash).refused).toEqual({ code: 'no_such_ticket' })
    expect(table.chairOf('otto')).toBeNull()
  })

  it('is good once', () => {
    const table = new HandOffTable()
    const hash = table.makes('tom')
    table.shows('tablet', hash)
    table.letsIn('tom', hash)
    expect(table.shows('otto', hash).refused).toEqual({ code: 'ticket_used' })
    expect(table.stands('tablet', hash)).toMatchObject({ state: 'seated' })
    table.own({ do: 'handOff', ticket: hash, use: 'move' }, 'mara')
    expect(table.last.refused).toEqual({ code: 'malformed' })
  })

  it('is good for two minutes, and so is the asking', () => {
    const table = new HandOffTable()
    const late = table.makes('tom')
    table.now += 2 * MINUTES
    expect(table.shows('tablet', late).refused).toEqual({ code: 'ticket_expired' })
    const hash = table.makes('tom')
    table.now += 2 * MINUTES - 1
    table.shows('tablet', hash)
    table.now += 2 * MINUTES
    expect(table.letsIn('tom', hash).refused).toEqual({ code: 'no_such_ticket' })
    expect(table.sight('tablet').asking).toBeUndefined()
    expect(table.sight('tom').self).toBeUndefined()
  })

  it('goes with a newer one, with its taking back, with its device and with its person', () => {
    const table = new HandOffTable()
    const first = table.makes('tom')
    const second = table.makes('tom')
    expect(table.stands('tablet', first)).toEqual({ refused: 'ticket_revoked' })
    expect(table.own({ do: 'revoke', ticket: shortId(second) }, 'mara').refused).toEqual({ code: 'no_such_ticket' })
    table.own({ do: 'revoke', ticket: shortId(second) }, 'tom')
    expect(table.stands('tablet', second)).toEqual({ refused: 'ticket_revoked' })
    table.handsOff('tom', 'laptop', 'mirror')
    table.comes('laptop')
    const third = table.makes('laptop')
    table.own({ do: 'signOut', device: 'laptop' }, 'tom')
    const fourth = table.makes('tom')
    table.manages({ do: 'clearChair', chair: TOM })
    for (const hash of [third, fourth]) expect(table.stands('tablet', hash)).toEqual({ refused: 'ticket_revoked' })
  })

  it('goes with the person, also if the device that made it was signed out since, and forgotten', () => {
    for (const isForgotten of [false, true]) {
      const table = new HandOffTable()
      table.manages({ do: 'passHost', chair: TOM })
      table.handsOff('tom', 'laptop', 'mirror')
      table.comes('laptop')
      const hash = table.invites(FREE, 'laptop')
      table.own({ do: 'signOut', device: 'laptop' }, 'tom')
      const devices = table.room.devices.filter((device) => device.hash !== 'laptop')
      if (isForgotten) table.room = { ...table.room, devices }
      expect(table.stands('otto', hash)).toMatchObject({ state: 'open' })
      table.manages({ do: 'passHost', chair: 0 }, 'tom')
      table.manages({ do: 'clearChair', chair: TOM })
      expect(table.stands('otto', hash)).toEqual({ refused: 'ticket_revoked' })
    }
  })

  it('moves with its chair where a smaller title moves that up', () => {
    const table = new HandOffTable()
    table.manages({ do: 'setTitle', title: 'evil-robots-influence' })
    table.own({ do: 'move', chair: 8 }, 'tom')
    table.comes('tom')
    const hash = table.makes('tom')
    table.shows('tablet', hash)
    table.manages({ do: 'setTitle', title: 'robot-revolution' })
    expect(table.chairOf('tom')).toBe(TOM)
    expect(table.sight('tablet').asking).toMatchObject({ chair: TOM })
    table.comes('tom')
    expect(table.letsIn('tom', hash).refused).toBeNull()
    expect(table.chairOf('tablet')).toBe(TOM)
  })

  it('is let in by its own seat alone', () => {
    const table = new HandOffTable()
    const hash = table.makes('tom')
    table.shows('tablet', hash)
    expect(table.letsIn('mara', hash).refused).toEqual({ code: 'no_such_ticket' })
  })

  it('is nothing for somebody who sits here already, nor once they do', () => {
    const table = new HandOffTable()
    const hash = table.makes('tom')
    expect(table.stands('mara', hash)).toEqual({ refused: 'seated_elsewhere' })
    table.shows('tablet', hash)
    table.takes({ kind: 'sit', device: 'tablet', wish: { name: 'Ida' } })
    expect(table.letsIn('tom', hash).refused).toEqual({ code: 'no_such_ticket' })
  })

  it('outlives a waking, used or not; and those long spent are forgotten', () => {
    const table = new HandOffTable()
    const kept = table.makes('mara')
    const hashes = Array.from({ length: 50 }, () => table.makes('tom'))
    table.shows('tablet', hashes.at(-1)!)
    expect(table.woken().tickets).toEqual(table.room.tickets)
    expect(table.stands('otto', kept)).toMatchObject({ state: 'open' })
    expect(table.stands('otto', hashes[0]!)).toEqual({ refused: 'no_such_ticket' })
    expect(table.room.tickets.length).toBeLessThan(40)
  })
})

it('of no more use is remembered the same, however many others have made', () => {
  const table = new HandOffTable()
  const spent = table.makes('tom')
  const invited = table.invites(FREE)
  table.own({ do: 'revoke', ticket: shortId(spent) }, 'tom')
  table.own({ do: 'revoke', ticket: shortId(invited) }, 'mara')
  for (let more = 0; more < 50; more++) table.makes('mara')
  for (let more = 0; more < 50; more++) table.invites(FREE + 1)
  for (const hash of [spent, invited]) expect(table.stands('otto', hash)).toEqual({ refused: 'ticket_revoked' })
})

describe('an invitation', () => {
  it('seats the one who comes with it, once, on this chair', () => {
    const table = new HandOffTable()
    const hash = table.invites(FREE)
    expect(table.stands('otto', hash)).toMatchObject({ state: 'open', chair: FREE, use: 'invite' })
    expect(table.shows('otto', hash, { name: ' ' }).refused).toEqual({ code: 'bad_name' })
    table.shows('otto', hash, { name: 'Tom' })
    expect(table.chairOf('otto')).toBe(FREE)
    expect(table.chair(FREE)).toMatchObject({ name: 'Tom 2' })
    expect(table.shows('tablet', hash, { name: 'Ida' }).refused).toEqual({ code: 'ticket_used' })
  })

  it('is the host’s to give, for a chair that is free, and for a day', () => {
    const table = new HandOffTable()
    const ticket = table.hash()
    expect(table.manages({ do: 'invite', chair: FREE, ticket }, 'tom').refused).toEqual({ code: 'not_host' })
    for (const chair of [TOM, CHAIRS - 1]) {
      expect(table.manages({ do: 'invite', chair, ticket }).refused).toEqual({ code: 'no_such_chair' })
    }
    const hash = table.invites(FREE)
    table.now += 24 * 60 * MINUTES
    expect(table.stands('otto', hash)).toEqual({ refused: 'ticket_expired' })
  })

  it('waits for the end of a match, and for nobody who was quicker', () => {
    const table = new HandOffTable()
    const hash = table.invites(FREE)
    table.manages({ do: 'deal' })
    expect(table.shows('otto', hash, { name: 'Otto' }).refused).toEqual({ code: 'match_running' })
    table.manages({ do: 'stop' })
    table.takes({ kind: 'sit', device: 'ida', wish: { name: 'Ida', chair: FREE } })
    expect(table.shows('otto', hash, { name: 'Otto' }).refused).toEqual({ code: 'chair_taken' })
  })

  it('gives a banned device nothing', () => {
    const table = new HandOffTable()
    table.manages({ do: 'ban', chair: TOM })
    const hash = table.invites(FREE)
    expect(table.shows('tom', hash, { name: 'Tom' }).refused).toEqual({ code: 'banned' })
  })

  it('is good while nobody new may sit down', () => {
    const table = new HandOffTable()
    const hash = table.invites(FREE)
    table.manages({ do: 'lock', on: true })
    expect(table.shows('otto', hash, { name: 'Otto' }).refused).toBeNull()
    expect(table.chairOf('otto')).toBe(FREE)
  })

  it('is listed for the host, who may take it back', () => {
    const table = new HandOffTable()
    const hash = table.invites(FREE)
    expect(table.ownOf('tom')).toBeNull()
    table.manages({ do: 'passHost', chair: TOM })
    expect(table.ownOf('tom')!.tickets).toMatchObject([{ chair: FREE, use: 'invite' }])
    expect(table.own({ do: 'revoke', ticket: shortId(hash) }, 'mara').refused).toEqual({ code: 'no_such_ticket' })
    table.own({ do: 'revoke', ticket: shortId(hash) }, 'tom')
    expect(table.stands('otto', hash)).toEqual({ refused: 'ticket_revoked' })
  })
})

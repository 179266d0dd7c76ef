import { CHAIRS, LIMITS, type TicketUse } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { keptUntil, nextDue } from '../commands/due.ts'
import { shown } from './handOff.ts'
import { firstSight, roomFacts } from '../watching/frames.ts'
import { isPresent } from '../state/seats.ts'
import { Evening, Follower, viewers } from '../testing/evening.ts'
import { newOwn, ownOf, shortId } from '../state/tickets.ts'

const [TOM, FREE] = [1, 4]
const MINUTES = 60 * 1000

/** Mara and Tom at a table; Tom plays on his phone, and a tablet of his watches. */
class Table extends Evening {
  #made = 0

  constructor() {
    super()
    this.joins('Tom')
    this.comes('tablet')
  }

  /** Somebody makes a ticket; gives its hash. */
  makes(device: string, use: Exclude<TicketUse, 'invite'> = 'move'): string {
    const hash = this.hash()
    expect(this.own({ do: 'handOff', ticket: hash, use }, device).refused).toBeNull()
    return hash
  }
  invites(chair: number, device = 'mara'): string {
    const hash = this.hash()
    expect(this.manages({ do: 'invite', chair, ticket: hash }, device).refused).toBeNull()
    return hash
  }
  hash(): string {
    this.#made += 1
    return String(this.#made)
      .padStart(64, '0')
      .replace(/^0{16}/, String(this.#made).padStart(16, 'f'))
  }

  shows(device: string, hash: string, wish: { take?: boolean; name?: string } = {}) {
    return this.takes({ kind: 'ticket', device, hash, wish: { take: true, ...wish } })
  }
  stands(device: string, hash: string) {
    return shown(this.room, { device, hash }, this.moment())
  }
  letsIn(device: string, hash: string, yes = true) {
    return this.own({ do: 'letIn', ticket: shortId(hash), yes }, device)
  }
  /** From the making to the letting in. */
  handsOff(from: string, to: string, use: Exclude<TicketUse, 'invite'> = 'move') {
    const hash = this.makes(from, use)
    this.shows(to, hash)
    return this.letsIn(from, hash)
  }
  chairOf(device: string) {
    return this.sight(device).hello.me.chair
  }
  sight(device: string) {
    return firstSight(this.room, device, this.moment())
  }
  ownOf(device: string) {
    return ownOf(this.room, device, this.now)
  }
}
function playing(): Table {
  const table = new Table()
  table.manages({ do: 'deal' })
  return table
}

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

  it('keeps name, chair, lamp and whispers, and the commands that were done', () => {
    const table = new Table()
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
    const table = new Table()
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
    const table = new Table()
    for (let more = 1; more < LIMITS.devicesPerSeat; more++) table.handsOff('tom', `device ${more}`, 'mirror')
    const hash = table.makes('tom', 'mirror')
    table.shows('one too many', hash)
    expect(table.letsIn('tom', hash).refused).toEqual({ code: 'too_many_devices' })
    expect(table.handsOff('tom', 'instead').refused).toBeNull()
  })
})

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
    const table = new Table()
    const hash = table.makes('tom')
    table.shows('tablet', hash)
    const [ticket] = table.sight('tom').self!.tickets
    expect(ticket!.asked!.digits).toMatch(/^[1-9]\d$/)
    expect(table.stands('tablet', hash)).toMatchObject({ state: 'asked', digits: ticket!.asked!.digits })
    expect(table.stands('otto', hash)).toEqual({ refused: 'ticket_taken' })
  })

  it('only looked at is still whole', () => {
    const table = new Table()
    const hash = table.makes('tom')
    const { room } = table
    table.shows('otto', hash, { take: false })
    expect(table.room).toBe(room)
    expect(table.stands('tablet', hash)).toMatchObject({ state: 'open', chair: TOM, use: 'move' })
  })

  it('photographed is refused once the right device has come, and the other way round', () => {
    const table = new Table()
    const hash = table.makes('tom')
    table.shows('otto', hash)
    expect(table.shows('tablet', hash).refused).toEqual({ code: 'ticket_taken' })
    table.letsIn('tom', hash, false)
    for (const device of ['otto', 'tablet']) expect(table.stands(device, hash)).toEqual({ refused: 'ticket_refused' })
    expect(table.letsIn('tom', hash).refused).toEqual({ code: 'no_such_ticket' })
    expect(table.chairOf('otto')).toBeNull()
  })

  it('is good once', () => {
    const table = new Table()
    const hash = table.makes('tom')
    table.shows('tablet', hash)
    table.letsIn('tom', hash)
    expect(table.shows('otto', hash).refused).toEqual({ code: 'ticket_used' })
    expect(table.stands('tablet', hash)).toMatchObject({ state: 'seated' })
    table.own({ do: 'handOff', ticket: hash, use: 'move' }, 'mara')
    expect(table.last.refused).toEqual({ code: 'malformed' })
  })

  it('is good for two minutes, and so is the asking', () => {
    const table = new Table()
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
    const table = new Table()
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

  it('is let in by its own seat alone', () => {
    const table = new Table()
    const hash = table.makes('tom')
    table.shows('tablet', hash)
    expect(table.letsIn('mara', hash).refused).toEqual({ code: 'no_such_ticket' })
  })

  it('is nothing for somebody who sits here already, nor once they do', () => {
    const table = new Table()
    const hash = table.makes('tom')
    expect(table.stands('mara', hash)).toEqual({ refused: 'seated_elsewhere' })
    table.shows('tablet', hash)
    table.takes({ kind: 'sit', device: 'tablet', wish: { name: 'Ida' } })
    expect(table.letsIn('tom', hash).refused).toEqual({ code: 'no_such_ticket' })
  })

  it('outlives a waking, used or not; and those long spent are forgotten', () => {
    const table = new Table()
    const kept = table.makes('mara')
    const hashes = Array.from({ length: 50 }, () => table.makes('tom'))
    table.shows('tablet', hashes.at(-1)!)
    expect(table.woken().tickets).toEqual(table.room.tickets)
    expect(table.stands('otto', kept)).toMatchObject({ state: 'open' })
    expect(table.stands('otto', hashes[0]!)).toEqual({ refused: 'no_such_ticket' })
    expect(table.room.tickets.length).toBeLessThan(40)
  })
})

describe('an invitation', () => {
  it('seats whoever comes with it, once, on this chair', () => {
    const table = new Table()
    const hash = table.invites(FREE)
    expect(table.stands('otto', hash)).toMatchObject({ state: 'open', chair: FREE, use: 'invite' })
    expect(table.shows('otto', hash, { name: ' ' }).refused).toEqual({ code: 'bad_name' })
    table.shows('otto', hash, { name: 'Tom' })
    expect(table.chairOf('otto')).toBe(FREE)
    expect(table.chair(FREE)).toMatchObject({ name: 'Tom 2' })
    expect(table.shows('tablet', hash, { name: 'Ida' }).refused).toEqual({ code: 'ticket_used' })
  })

  it('is the host’s to give, for a chair that is free, and for a day', () => {
    const table = new Table()
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
    const table = new Table()
    const hash = table.invites(FREE)
    table.manages({ do: 'deal' })
    expect(table.shows('otto', hash, { name: 'Otto' }).refused).toEqual({ code: 'match_running' })
    table.manages({ do: 'stop' })
    table.takes({ kind: 'sit', device: 'ida', wish: { name: 'Ida', chair: FREE } })
    expect(table.shows('otto', hash, { name: 'Otto' }).refused).toEqual({ code: 'chair_taken' })
  })

  it('gives a banned device nothing', () => {
    const table = new Table()
    table.manages({ do: 'ban', chair: TOM })
    const hash = table.invites(FREE)
    expect(table.shows('tom', hash, { name: 'Tom' }).refused).toEqual({ code: 'banned' })
  })

  it('is good while nobody new may sit down', () => {
    const table = new Table()
    const hash = table.invites(FREE)
    table.manages({ do: 'lock', on: true })
    expect(table.shows('otto', hash, { name: 'Otto' }).refused).toBeNull()
    expect(table.chairOf('otto')).toBe(FREE)
  })

  it('is listed for whoever holds the lamp, who may take it back', () => {
    const table = new Table()
    const hash = table.invites(FREE)
    expect(table.ownOf('tom')).toBeNull()
    table.manages({ do: 'passHost', chair: TOM })
    expect(table.ownOf('tom')!.tickets).toMatchObject([{ chair: FREE, use: 'invite' }])
    expect(table.own({ do: 'revoke', ticket: shortId(hash) }, 'mara').refused).toEqual({ code: 'no_such_ticket' })
    table.own({ do: 'revoke', ticket: shortId(hash) }, 'tom')
    expect(table.stands('otto', hash)).toEqual({ refused: 'ticket_revoked' })
  })
})

describe('the devices of a seat', () => {
  it('are told what they are and whether they are here', () => {
    const table = new Table()
    table.takes({ kind: 'connected', socket: { id: 's', device: 'tom', from: null }, on: 'phone' })
    table.now += 1
    const hash = table.makes('tom', 'mirror')
    table.takes({ kind: 'ticket', device: 'tablet', hash, wish: { take: true, kind: 'tablet' } })
    table.letsIn('tom', hash)
    expect(table.ownOf('tom')!.devices).toEqual([
      { id: 'tom', kind: 'phone', isHere: true, isThis: true },
      { id: 'tablet', kind: 'tablet', isHere: false, isThis: false },
    ])
    expect(table.ownOf('tablet')!.devices.map(({ isThis }) => isThis)).toEqual([false, true])
  })

  it('can sign each other out, but not the last of them', () => {
    const table = playing()
    expect(table.own({ do: 'signOut', device: 'tom' }, 'tom').refused).toEqual({ code: 'last_device' })
    table.handsOff('tom', 'tablet', 'mirror')
    table.comes('tablet')
    expect(table.own({ do: 'signOut', device: 'mara' }, 'tom').refused).toEqual({ code: 'no_such_device' })
    const step = table.own({ do: 'signOut', device: 'tablet' }, 'tom')
    expect(step.closing).toEqual([{ socket: "tablet's phone", reason: 'signedOut' }])
    expect(table.chairOf('tablet')).toBeNull()
  })
})

describe('what others notice', () => {
  it('of tickets, askings and refusals: nothing', () => {
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
    expect(newOwn('mara', { before, after, now })).toEqual({})
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

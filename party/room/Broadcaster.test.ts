import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Down, HostAct } from '@robot-night/protocol'
import { Broadcaster } from './Broadcaster.ts'
import { nextDue } from './commands/schedule.ts'
import { RoomConnection } from './RoomConnection.ts'
import { Evening } from './testing/evening.ts'

const EVERY = 100

const NOWHERE = { tell: () => undefined, remind: () => undefined, end: () => undefined, markOf: () => '' }

/** A socket that is open, and what is sent to it. */
const wireTo = (heard: Down[]) => ({
  readyState: WebSocket.OPEN,
  send: (text: string) => void heard.push(JSON.parse(text)),
  close: () => undefined,
  setState: () => null,
})

/** Mara and Tom play; others come by and watch. */
class House {
  readonly evening = new Evening()
  readonly audience: Broadcaster

  constructor() {
    this.evening.joins('Tom')
    this.evening.joins('Eva')
    this.audience = new Broadcaster({
      moment: () => this.evening.moment(),
      fanout: NOWHERE,
      watchersEvery: () => EVERY,
      attempt: (deed) => deed(),
    })
    this.audience.haveHeard(this.evening.room)
  }

  /** As the room lets somebody in. Gives what they will hear. */
  letsWatch(socket: string): Down[] {
    this.evening.watches(socket)
    this.audience.tell(this.evening.room, null)
    return this.admits(socket)
  }

  /** Somebody has come, and is to hear how the table stands. */
  admits(socket: string): Down[] {
    const heard: Down[] = []
    this.audience.admit(new RoomConnection(wireTo(heard), { id: socket, who: null }, this.evening.now))
    return heard
  }

  /** As the room finds somebody who was there already. */
  joins(socket: string): Down[] {
    const heard: Down[] = []
    this.audience.leave(socket)
    this.audience.join(new RoomConnection(wireTo(heard), { id: socket, who: null }, this.evening.now))
    return heard
  }

  /** As the room hears of a device that has a chair. Gives what it will hear. */
  listens(device: string): Down[] {
    const heard: Down[] = []
    const id = `${device}'s phone`
    this.audience.join(new RoomConnection(wireTo(heard), { id, who: { device, isWhole: false } }, this.evening.now))
    return heard
  }

  manages(act: HostAct): void {
    this.evening.manages(act)
    this.audience.tell(this.evening.room, null)
  }

  /** With all that time brings. */
  passes(ms: number): void {
    const until = this.evening.now + ms
    while (nextDue(this.evening.room, this.evening.moment()) <= until) {
      this.evening.waits()
      this.audience.tell(this.evening.room, null)
    }
    this.evening.now = until
    vi.advanceTimersByTime(ms)
  }

  whispers(text: string): void {
    this.evening.says('mara', { id: this.evening.id(), what: 'whisper', to: 1, text })
    this.audience.tell(this.evening.room, null)
  }

  says(text: string): void {
    this.evening.says('mara', { id: this.evening.id(), what: 'say', text })
    this.audience.tell(this.evening.room, null)
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the watchers', () => {
  it('cost no timer while there are none', () => {
    const house = new House()
    house.says('anybody there?')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('hear before somebody new is there what came of their coming, which those have seen already', () => {
    const house = new House()
    const before = house.letsWatch('ann')
    vi.advanceTimersByTime(EVERY)
    house.evening.watches('bob')
    house.manages({ do: 'deal' })
    const heard = house.admits('bob')
    expect(before.at(-1)).toHaveProperty('table')
    vi.advanceTimersByTime(EVERY)
    expect(heard.filter(({ table }) => table)).toEqual([])
  })

  it('are told of what happens from the first one on, and of nothing twice', () => {
    const house = new House()
    house.says('anybody there?')
    const heard = house.letsWatch('ann')
    house.says('hello')
    expect(heard).toEqual([])
    vi.advanceTimersByTime(EVERY)
    expect(heard).toMatchObject([{ talk: [{ text: 'hello' }] }])
    house.says('again')
    vi.advanceTimersByTime(EVERY)
    expect(heard.slice(1)).toEqual([{ talk: [expect.objectContaining({ text: 'again' })] }])
  })

  it('hear nothing sooner because another device of a seat comes', () => {
    const house = new House()
    const heard = house.letsWatch('ann')
    vi.advanceTimersByTime(EVERY)
    const before = heard.length
    house.says('hello')
    house.evening.comes('tom', "tom's tablet")
    house.audience.tell(house.evening.room, null)
    const phone = { id: "tom's tablet", who: { device: 'tom', isWhole: false } }
    house.audience.admit(new RoomConnection(wireTo([]), phone, house.evening.now))
    expect(heard).toHaveLength(before)
    vi.advanceTimersByTime(EVERY)
    expect(heard.slice(before)).toMatchObject([{ talk: [{ text: 'hello' }] }])
  })

  it('are told no later and no sooner for what they do not hear', () => {
    const house = new House()
    const heard = house.letsWatch('ann')
    vi.advanceTimersByTime(EVERY)
    vi.advanceTimersByTime(10 * EVERY)
    house.whispers('psst')
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(EVERY / 2)
    house.says('hello')
    house.whispers('psst')
    vi.advanceTimersByTime(1)
    expect(heard.slice(1)).toEqual([{ talk: [expect.objectContaining({ text: 'hello' })] }])
  })

  it('cost no timer any more once they have gone', () => {
    const house = new House()
    house.letsWatch('ann')
    vi.advanceTimersByTime(EVERY)
    house.evening.takes({ kind: 'disconnected', socket: 'ann' })
    house.audience.leave('ann')
    house.audience.tell(house.evening.room, null)
    house.says('gone')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('watchers a minute behind', () => {
  const MINUTE = 60_000
  const delayed = () => {
    const house = new House()
    const heard = house.letsWatch('ann')
    vi.advanceTimersByTime(EVERY)
    house.manages({ do: 'setDelay', delay: 60 })
    vi.advanceTimersByTime(EVERY)
    return { house, heard }
  }

  it('are told what is new when it is due, and have a new clock from the moment the host says so', () => {
    const { house, heard } = delayed()
    expect(heard.at(-1)).toMatchObject({ hello: { now: house.evening.now - MINUTE }, room: { delay: 60 } })
    const before = heard.length
    house.passes(MINUTE)
    house.says('one')
    house.passes(MINUTE - 1)
    expect(JSON.stringify(heard.slice(before))).not.toContain('one')
    house.passes(1)
    expect(heard.at(-1)).toEqual({ talk: [expect.objectContaining({ text: 'one' })] })
    house.manages({ do: 'setDelay', delay: 0 })
    vi.advanceTimersByTime(EVERY)
    expect(heard.at(-1)).toMatchObject({ hello: { now: house.evening.now } })
  })

  it('keep the room awake as long as there is something to show them, and no longer', () => {
    const { house } = delayed()
    expect(vi.getTimerCount()).toBe(1)
    house.passes(MINUTE)
    vi.advanceTimersByTime(EVERY)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('start over if the room slept before they had been told', () => {
    const { house } = delayed()
    house.says('one')
    house.evening.room = house.evening.woken()
    house.audience.haveHeard(house.evening.room)
    const late = house.joins('ann')
    vi.advanceTimersByTime(EVERY)
    expect(late).toMatchObject([{ hello: {}, table: null, talk: [], room: { covered: true } }])
    house.passes(MINUTE)
    vi.advanceTimersByTime(EVERY)
    expect(late.at(-1)?.talk).toEqual(expect.arrayContaining([expect.objectContaining({ text: 'one' })]))
    expect(late.at(-1)?.room).not.toHaveProperty('covered')
  })
})

describe('the person who did something', () => {
  /** Mara says something, and nobody else has heard of it yet. */
  function said(house: House, text: string): void {
    const { evening, audience } = house
    const mara = audience.line("mara's phone")!
    evening.says('mara', { id: evening.id(), what: 'say', text })
    audience.tell(evening.room, { line: mara, id: text })
  }
  const texts = (downs: readonly Down[]) =>
    downs.flatMap(({ talk = [] }) => talk.map((line) => ('text' in line ? line.text : null)))

  it('hears of it first, and the others of the same once they are told', () => {
    const house = new House()
    const [mara, tom] = [house.listens('mara'), house.listens('tom')]
    said(house, 'one')
    expect(mara).toMatchObject([{ ok: 'one', talk: [{ text: 'one' }] }])
    expect(tom).toEqual([])
    house.audience.tellOthers()
    house.audience.tellOthers()
    expect(texts(tom)).toEqual(['one'])
    expect(mara).toHaveLength(1)
  })

  it('is not overtaken by what happens next: nobody hears less, or in another order', () => {
    const house = new House()
    const [mara, tom] = [house.listens('mara'), house.listens('tom')]
    said(house, 'one')
    said(house, 'two')
    house.evening.says('tom', { id: house.evening.id(), what: 'say', text: 'three' })
    house.audience.tell(house.evening.room, null)
    expect(texts(tom)).toEqual(['one', 'two', 'three'])
    expect(texts(mara)).toEqual(['one', 'two', 'three'])
  })

  it('is followed by those who come meanwhile, who hear it with all else and not again', () => {
    const house = new House()
    house.listens('mara')
    said(house, 'one')
    const heard = house.letsWatch('ann')
    house.audience.tellOthers()
    vi.advanceTimersByTime(EVERY)
    expect(texts(heard)).toEqual([])
  })
})

describe('a device that gets a seat', () => {
  it('hears nothing more as who it was, and those of the seat nothing that is not theirs', () => {
    const house = new House()
    const { evening, audience } = house
    evening.manages({ do: 'deal' })
    evening.comes('tablet')
    audience.tell(evening.room, null)
    const [tom, tablet] = [house.listens('tablet'), house.listens('tom')].reverse() as [Down[], Down[]]
    const ticket = 'a'.repeat(64)
    evening.own({ do: 'handOff', ticket, use: 'mirror' }, 'tom')
    evening.takes({ kind: 'ticket', device: 'tablet', hash: ticket, wish: { take: true } })
    audience.tell(evening.room, null)
    const before = [tom.length, tablet.length] as const
    evening.own({ do: 'letIn', ticket: ticket.slice(0, 16), yes: true }, 'tom')
    audience.tell(evening.room, null)
    expect(tablet.slice(before[1])).toEqual([])
    expect(tom.slice(before[0]).map((down) => Object.keys(down))).toEqual([['room', 'self']])
  })
})

it('a room that stumbles tells the watchers what they have not heard yet', () => {
  const house = new House()
  const heard = house.letsWatch('w1')
  vi.advanceTimersByTime(EVERY)
  house.manages({ do: 'lock', on: true })
  house.audience.haveHeard(house.evening.room)
  heard.length = 0
  house.manages({ do: 'setPace', pace: 'fast' })
  vi.advanceTimersByTime(EVERY)
  const notes = heard.flatMap(({ talk = [] }) => talk.flatMap((line) => (line.kind === 'noted' ? [line.note] : [])))
  expect(notes.length).toBeGreaterThanOrEqual(1)
  expect(heard.at(-1)?.room).toMatchObject({ locked: true, pace: 'fast' })
})

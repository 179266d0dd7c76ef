import type { Down, FirstSight, RoomFacts, Scene } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { received, worldOf, type World } from './world.ts'

const scene = (score: number): Scene => ({
  beat: score,
  view: { score, hand: ['2c'] },
  asks: null,
  offers: [],
  awaits: [],
  outcome: null,
  clocks: [],
})
const drew = (seat: number) => ({ kind: 'drew', seat })

function sight(): FirstSight {
  return {
    hello: { protocol: 1, me: { chair: 0, seat: 0 }, now: 1000 },
    room: {
      id: 'r1',
      code: 'KRTBW',
      title: 'probe',
      options: {},
      pace: 'off',
      peek: 'usual',
      stage: 'playing',
      chairs: [{ kind: 'person', name: 'Mara', presence: 'here', botPlays: false }],
      host: 0,
      watchers: 0,
      match: { id: 'm1', title: 'probe', number: 1, options: {}, chairs: [0], ended: null },
    },
    table: { match: 'm1', n: 4, since: 0, scene: scene(4), told: [drew(0)] },
    talk: [{ number: 1, at: 1, kind: 'noted', note: 'opened', chair: 0, name: 'Mara' }],
  }
}
const atFrameFour = (): World => worldOf(sight())
/** With another score, and somebody who drew. */
const frameTo = (n: number, since = n - 1): Down => ({
  table: { n, ...(since === n - 1 ? {} : { since }), told: [drew(n)], patch: [['/view/score', n]] },
})

describe('the world as this client has it', () => {
  it('begins with what the page was rendered from, and nothing of it is news', () => {
    const { table, me } = atFrameFour()
    expect(me).toEqual({ chair: 0, seat: 0 })
    expect(table?.log).toEqual([drew(0)])
    expect(table?.news).toEqual({ n: 4, events: [] })
  })

  it('follows a frame that is made on what it has', () => {
    const { world, asksAgain } = received(atFrameFour(), frameTo(5))
    expect(asksAgain).toBe(false)
    expect(world.table?.scene.view).toEqual({ score: 5, hand: ['2c'] })
    expect(world.table?.log).toEqual([drew(0), drew(5)])
    expect(world.table?.news).toEqual({ n: 5, events: [drew(5)] })
  })

  it('keeps for whom the clock has played, and after what of the whole log', () => {
    const late = { seat: 0, asked: 'draw' }
    const down: Down = { table: { n: 5, told: [drew(5), drew(6)], timedOut: [{ ...late, after: 1 }], patch: [] } }
    const { table } = received(atFrameFour(), down).world
    expect(table?.timedOut).toEqual([{ ...late, after: 2 }])
    expect(table?.news.timedOut).toEqual([{ ...late, after: 1 }])
    expect(received(received(atFrameFour(), down).world, frameTo(6)).world.table?.news).not.toHaveProperty('timedOut')
  })

  it('knows which seat was left, as long as a tin robot plays it and the match runs', () => {
    const { hello, room, ...rest } = sight()
    const chairs: RoomFacts['chairs'] = [...room.chairs, { kind: 'bot', name: 'Cog' }]
    const left = worldOf({
      ...rest,
      room: { ...room, chairs },
      hello: { ...hello, me: { chair: null, seat: null, left: 1 } },
    })
    expect(left.me).toMatchObject({ left: 1 })
    const taken = received(left, { room: { ...room, chairs: [...room.chairs, ...room.chairs] } }).world
    expect(taken.me).not.toHaveProperty('left')
    expect(received(left, { room: { ...room, chairs, stage: 'over' } }).world.me).not.toHaveProperty('left')
  })

  it('takes several frames merged into one, as watchers get them', () => {
    const { world } = received(atFrameFour(), frameTo(9, 4))
    expect(world.table?.n).toBe(9)
  })

  it('takes a frame that comes twice as old news', () => {
    const after = received(atFrameFour(), frameTo(5)).world
    expect(received(after, frameTo(5))).toEqual({ world: after, asksAgain: false })
  })

  it('asks for the whole view where a frame is missing, and changes nothing', () => {
    const before = atFrameFour()
    const { world, asksAgain } = received(before, frameTo(6))
    expect(asksAgain).toBe(true)
    expect(world.table).toBe(before.table)
  })

  it('starts over when it is greeted again on the same line, as from a gallery that has missed something', () => {
    const me = { chair: null, seat: null, gallery: true } as const
    const anew = { ...sight(), hello: { protocol: 1, me, now: 2000 }, talk: [] }
    const { world, asksAgain } = received(received(atFrameFour(), frameTo(5)).world, anew)
    expect(asksAgain).toBe(false)
    expect(world).toEqual(worldOf(anew))
    expect(world.me).toEqual(me)
    expect(received(world, frameTo(5)).world.table?.n).toBe(5)
  })

  it('asks for the whole view where a patch comes before any scene', () => {
    expect(received({ ...atFrameFour(), table: null }, frameTo(5)).asksAgain).toBe(true)
  })

  it('takes whole scenes, one after another, as what has happened since', () => {
    const whole = (n: number): Down => ({ table: { match: 'm1', n, since: n - 1, scene: scene(n), told: [drew(n)] } })
    const { world } = received(received(atFrameFour(), whole(5)).world, whole(6))
    expect(world.table).toMatchObject({ n: 6, scene: scene(6), log: [drew(0), drew(5), drew(6)] })
    expect(received(world, whole(6))).toEqual({ world, asksAgain: false })
  })

  it('asks for the whole log too where what was told before a whole scene is missing', () => {
    const before = atFrameFour()
    const later: Down = { table: { match: 'm1', n: 7, since: 6, scene: scene(7), told: [drew(7)] } }
    const ofAnother: Down = { table: { match: 'm2', n: 7, since: 6, scene: scene(7), told: [drew(7)] } }
    expect(received(before, later)).toEqual({ world: before, asksAgain: true })
    expect(received(before, ofAnother)).toEqual({ world: before, asksAgain: true })
  })

  it('is content with whatever the room answers to that: the whole log or no table, so it never asks for ever', () => {
    const before = atFrameFour()
    const whole: Down = { table: { match: 'm1', n: 7, since: 0, scene: scene(7), told: [drew(5), drew(7)] } }
    const anew: Down = { table: { match: 'm2', n: 1, since: 0, scene: scene(1), told: [] } }
    for (const answer of [whole, anew, { table: null }]) {
      const { world, asksAgain } = received(before, answer)
      expect(asksAgain).toBe(false)
      expect(world.table?.n ?? null).toBe(answer.table?.n ?? null)
    }
  })

  it('appends what it heard since its own frame', () => {
    const whole: Down = { table: { match: 'm1', n: 7, since: 4, scene: scene(7), told: [drew(5), drew(7)] } }
    const { table } = received(atFrameFour(), whole).world
    expect(table?.log).toEqual([drew(0), drew(5), drew(7)])
    expect(table?.news).toEqual({ n: 7, events: [drew(5), drew(7)] })
    expect(table?.scene).toEqual(scene(7))
  })

  it('replaces the log when it is told the whole of it', () => {
    const whole: Down = { table: { match: 'm1', n: 7, since: 0, scene: scene(7), told: [drew(1), drew(7)] } }
    const { table } = received(atFrameFour(), whole).world
    expect(table?.log).toEqual([drew(1), drew(7)])
    expect(table?.news.events).toEqual([])
  })

  it('takes a new match as a new table', () => {
    const whole: Down = { table: { match: 'm2', n: 1, since: 0, scene: scene(1), told: [] } }
    expect(received(atFrameFour(), whole).world.table).toMatchObject({ match: 'm2', n: 1, log: [] })
  })

  it('is told how a match was dealt that begins while it is here, and of one that it comes to, nothing', () => {
    const whole = { match: 'm2', n: 1, since: 0, scene: scene(1), told: [drew(0), drew(1)] }
    const none = received(atFrameFour(), { table: null }).world
    for (const before of [atFrameFour(), none])
      expect(received(before, { table: whole }).world.table?.news).toEqual({ n: 1, events: [], dealt: whole.told })
    const { hello } = sight()
    expect(received(none, { hello, table: whole }).world.table?.news).toEqual({ n: 1, events: [] })
    expect(received(atFrameFour(), { table: { ...whole, match: 'm1' } }).world.table?.news.dealt).toBeUndefined()
  })

  it('finds its own seat by its chair, when a match is dealt and when it is put away', () => {
    const { room } = sight()
    const dealt = received(atFrameFour(), { room: { ...room, match: { ...room.match!, chairs: [3, 0] } } }).world
    expect(dealt.me).toEqual({ chair: 0, seat: 1 })
    expect(received(dealt, { room: { ...room, match: null } }).world.me).toEqual({ chair: 0, seat: null })
  })

  it('clears the table when no match lies on it, and keeps it when nothing is said of it', () => {
    expect(received(atFrameFour(), { table: null }).world.table).toBeNull()
    expect(received(atFrameFour(), { ok: 'x' }).world.table?.n).toBe(4)
  })

  it('hears each line of talk once, and all of it again with each hello', () => {
    const line = { number: 2, at: 2, kind: 'said', chair: 0, name: 'Mara', text: 'Hello' } as const
    const once = received(atFrameFour(), { talk: [line] }).world
    expect(received(once, { talk: [line] }).world.talk).toHaveLength(2)
    expect(received(once, { hello: sight().hello, talk: [line] }).world.talk).toEqual([line])
  })

  it('puts a line of talk that another overtook in its place', () => {
    const said = (number: number) =>
      ({ number, at: number, kind: 'said', chair: 0, name: 'Mara', text: `${number}` }) as const
    const later = received(atFrameFour(), { talk: [said(3)] }).world
    const { talk } = received(later, { talk: [said(2)] }).world
    expect(talk.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('takes each whisper once, and forgets those that a hello does not bring', () => {
    const [from, to] = [
      { chair: 1, name: 'Tom' },
      { chair: 0, name: 'Mara' },
    ]
    const line = { number: 1, at: 2, from, to, text: 'psst' }
    const once = received(atFrameFour(), { whispers: [line] }).world
    expect(received(once, { whispers: [line, { ...line, number: 2 }] }).world.whispers).toHaveLength(2)
    expect(received(once, { talk: [] }).world.whispers).toEqual([line])
    expect(received(once, { hello: sight().hello, talk: [] }).world.whispers).toEqual([])
    expect(worldOf({ ...sight(), whispers: [line] }).whispers).toEqual([line])
  })
})

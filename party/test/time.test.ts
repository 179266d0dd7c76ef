import { runDurableObjectAlarm, runInDurableObject, evictDurableObject } from 'cloudflare:test'
import { probe } from '@robot-night/engine/testing'
import { rngOf } from '@robot-night/engine'
import type { Down, RoomFacts } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import type { Room, Wanted } from '../testing/Room.ts'
import { Browser, friend, hosted, stubOf, type Client } from './client.ts'
import { remains } from './places.ts'

const DAY = 24 * 60 * 60 * 1000
const NIGHT = Date.UTC(2100, 0, 1)

/** The room's clock stands somewhere else now, and its alarm rings. */
async function clockGoes(code: string, clock: number, more: Wanted = {}): Promise<void> {
  const wanted: Wanted = { clock, ...more }
  await runInDurableObject(stubOf(code), (room) => (room as unknown as Room).prepare(wanted))
  await runDurableObjectAlarm(stubOf(code))
}

async function dealtOut(given: { pace?: string; clock?: number } = {}) {
  const { pace = 'normal', clock } = given
  const made = await hosted('probe', { pace, conditions: clock === undefined ? {} : { clock } })
  const tom = await friend(made.code, 'Tom')
  await made.client.manages({ do: 'deal' })
  await tom.client.until(() => tom.client.scene)
  return { ...made, tom }
}
const inside = (code: string) => runInDurableObject(stubOf(code), (room) => (room as unknown as Room).inside())
const sample = (client: Client) => {
  const { kind, prompt } = client.scene!.asks!
  return probe.decisions[kind as 'lead'].sample(prompt as never, rngOf('any'))
}

describe('the alarm', () => {
  it('serves a deadline, though the room fell asleep before it', async () => {
    const { code, client, tom } = await dealtOut({ clock: NIGHT })
    const [clock] = client.scene!.clocks
    await evictDurableObject(stubOf(code))
    await clockGoes(code, clock!.until)
    await tom.client.until(() => tom.client.scene?.asks?.kind === 'follow')
    expect(client.told.at(-1)).toMatchObject({ kind: 'led', seat: 0 })
  })

  it('rung twice, or too early, does no harm', async () => {
    const { code, client } = await dealtOut({ clock: NIGHT })
    const { n } = client
    const [clock] = client.scene!.clocks
    await clockGoes(code, clock!.until - 1)
    await clockGoes(code, clock!.until)
    await clockGoes(code, clock!.until)
    await client.until(() => client.n > n)
    expect(client.scene!.beat).toBe(1)
  })

  it('lets tin robots move, by their own pauses', async () => {
    const { client } = await hosted('probe')
    await client.manages({ do: 'seatBot', chair: 1 })
    await client.manages({ do: 'deal' })
    await client.until(() => client.scene?.asks)
    await client.answers(sample(client))
    await client.until(() => client.told.some(({ kind }) => kind === 'followed'))
  })

  it('rings when something is due, not a fraction of a millisecond before: it would not ring again', async () => {
    const { code, client } = await hosted('probe', { conditions: { clock: NIGHT } })
    await client.manages({ do: 'seatBot', chair: 1 })
    await client.manages({ do: 'deal' })
    await client.until(() => client.scene?.asks)
    await client.answers(sample(client))
    // An earlier alarm may ring for nothing first.
    for (let rung = 0; rung < 3; rung++) await clockGoes(code, (await inside(code)).alarm!)
    const { moves } = await inside(code)
    expect(moves[1]).toMatchObject({ kind: 'follow', by: 'bot' })
  })

  it('is not moved by a move that only brings a later deadline: it rings for nothing, and then for that one', async () => {
    const { code, client, tom } = await dealtOut({ clock: NIGHT })
    const first = client.scene!.clocks[0]!.until
    expect((await inside(code)).alarm).toBe(first)
    await client.answers(sample(client))
    await tom.client.until(() => tom.client.scene?.asks?.kind === 'follow')
    const next = tom.client.scene!.clocks[0]!.until
    expect(next).toBeGreaterThan(first)
    expect((await inside(code)).alarm).toBe(first)
    await clockGoes(code, first)
    expect(await inside(code)).toMatchObject({ alarm: next, moves: [{ kind: 'lead' }] })
    await clockGoes(code, next)
    expect((await inside(code)).moves).toMatchObject([{ kind: 'lead' }, { what: 'close' }])
  })

  it('closes a window when all have answered and its least time is over', async () => {
    const { code, client, tom } = await dealtOut({ clock: NIGHT, pace: 'off' })
    await client.answers(sample(client))
    await tom.client.until(() => tom.client.scene?.asks?.kind === 'follow')
    await tom.client.answers({ card: null })
    await tom.client.until(() => tom.client.scene?.asks?.kind === 'doubt')
    await tom.client.answers({ doubts: true })
    expect(client.scene!.view).toMatchObject({ phase: { kind: 'doubt' } })
    await clockGoes(code, NIGHT + 60_000)
    await client.until(() => client.told.some(({ kind }) => kind === 'doubted'))
  })

  it('makes somebody else the host after a minute without one', async () => {
    const { code, client, tom } = await dealtOut({ clock: NIGHT, pace: 'off' })
    client.close()
    await tom.client.until(
      () => tom.client.room?.chairs[0]?.kind === 'person' && tom.client.room.chairs[0].presence === 'away',
    )
    await clockGoes(code, NIGHT + 60_000)
    await tom.client.until(() => tom.client.room?.host === 1)
  })

  it('clears a room away after thirty days; its code then rests a year', async () => {
    const { code, host, client } = await hosted('probe', { conditions: { clock: NIGHT } })
    await friend(code, 'Tom')
    await clockGoes(code, NIGHT + 32 * DAY)
    await client.until(() => client.closed)
    expect(client.closed).toBe(4002)
    expect(await remains(stubOf(code))).toEqual(['rest'])
    await evictDurableObject(stubOf(code))
    expect((await host.get(`/api/rooms/${code}`)).status).toBe(404)
    await host.get(`/api/rooms/${code}/socket?as=watcher`, { upgrade: 'websocket' })
    expect(await remains(stubOf(code)), 'whoever comes later leaves nothing').toEqual(['rest'])
    const wish = { name: 'Mara', title: 'probe' }
    const claims = () => stubOf(code).claim('A'.repeat(22), { code, wish })
    expect(await claims()).toEqual({ problem: 'code_taken' })
    await clockGoes(code, NIGHT + 400 * DAY)
    expect(await claims()).toEqual({ chair: 0 })
  })

  it('clears one away after two weeks to which nobody but its maker has come, and gives its code out again', async () => {
    const { code, client } = await hosted('probe', { conditions: { clock: NIGHT } })
    await clockGoes(code, NIGHT + 13 * DAY)
    const claims = () => stubOf(code).claim('A'.repeat(22), { code, wish: { name: 'Ida', title: 'probe' } })
    expect(await claims()).toEqual({ problem: 'code_taken' })
    await clockGoes(code, NIGHT + 16 * DAY)
    await client.until(() => client.closed)
    expect(client.closed).toBe(4002)
    expect(await remains(stubOf(code))).toEqual([])
    await evictDurableObject(stubOf(code))
    await runInDurableObject(stubOf(code), (room) => room.alarm())
    expect(await remains(stubOf(code)), 'nor does an alarm that rings once more').toEqual([])
    expect(await claims()).toEqual({ chair: 0 })
    expect((await new Browser().get(`/api/rooms/${code}`)).status).toBe(200)
  })
})

describe('a line', () => {
  const SILENCE = 75_000
  const lampOf = (client: { room: RoomFacts | null }, chair: number) => {
    const facts = client.room?.chairs[chair]
    return facts?.kind === 'person' ? facts.presence : null
  }

  it('that promised to ping and falls silent is closed, and stays away for a room that wakes', async () => {
    const { code, client } = await hosted('probe', { conditions: { clock: NIGHT } })
    const tom = await friend(code, 'Tom')
    const phone = await tom.browser.open(code, 'as=player&pings=1')
    await phone.until(() => phone.hello)
    tom.client.close()
    await clockGoes(code, NIGHT + SILENCE)
    expect(phone.closed).toBeNull()
    await clockGoes(code, NIGHT + 3 * SILENCE, { deaf: true })
    await phone.until(() => phone.closed)
    expect(phone.closed).toBe(4010)
    await client.until(() => lampOf(client, 1) === 'away')
    await evictDurableObject(stubOf(code))
    expect(JSON.stringify(await stubOf(code).look(null))).toContain('"presence":"away"')
  })

  it('that never promised anything is kept', async () => {
    const { code, client } = await hosted('probe', { conditions: { clock: NIGHT } })
    await clockGoes(code, NIGHT + 100 * SILENCE, { deaf: true })
    await client.does({ what: 'say', text: 'Still here' })
    expect(lampOf(client, 0)).toBe('here')
  })
})

describe('watchers', () => {
  it('hear what came quickly as one frame, which follows on the one before', async () => {
    const { code, client, tom } = await dealtOut({ pace: 'off' })
    const watcher = await new Browser().open(code, 'as=watcher')
    await watcher.until(() => watcher.scene)
    for (let said = 0; said < 6; said++) await client.does({ what: 'say', text: `word ${said}` })
    await client.answers(sample(client))
    await tom.client.until(() => tom.client.scene?.asks)
    await tom.client.answers({ card: null })
    const words = () => watcher.downs.flatMap((down: Down) => (down.hello ? [] : (down.talk ?? [])))
    await watcher.until(() => words().length === 6 && watcher.n >= 3)
    expect(watcher.downs.length).toBeLessThan(7)
    expect(words().map((line) => line.kind === 'said' && line.text)).toEqual(
      Array.from({ length: 6 }, (_, at) => `word ${at}`),
    )
    expect(watcher.downs.some(({ table }) => table && 'patch' in table)).toBe(true)
    expect(JSON.stringify(watcher.downs)).not.toContain('"asks":{')
  })

  it('who comes in between sees no frame twice and none too few', async () => {
    const { code, client, tom } = await dealtOut({ pace: 'off' })
    const first = await new Browser().open(code, 'as=watcher')
    await first.until(() => first.scene)
    await client.answers(sample(client))
    const second = await new Browser().open(code, 'as=watcher')
    await second.until(() => second.scene)
    await tom.client.until(() => tom.client.scene?.asks)
    await tom.client.answers({ card: null })
    const inDoubt = (client: Client) => (client.scene?.view as { phase: { kind: string } }).phase.kind === 'doubt'
    await first.until(() => inDoubt(first))
    await second.until(() => inDoubt(second))
    expect(second.scene).toEqual(first.scene)
    expect(second.told).toEqual(first.told)
  })
})

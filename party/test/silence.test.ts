import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { CLOSE, SILENCE, type RoomFacts } from '@robot-night/protocol'
import { describe, expect, it, vi } from 'vitest'
import { Browser, friend, hosted, stubOf } from './client.ts'
import { Caller, KINDS, PLACES } from './places.ts'

vi.setConfig({ testTimeout: 60_000 })
const lateness = { timeout: 20_000 }
const MINUTE = 60_000

/** So late it is for this object, until it is woken again. */
const isLater = (stub: DurableObjectStub, ms: number, more: object = {}) =>
  runInDurableObject(stub, (object) => void Object.assign(object, { now: () => Date.now() + ms, ...more }))

/** It has slept, it is so late by now, and its alarm rings. */
async function wakesAt(stub: DurableObjectStub, ms: number, more: object = {}): Promise<void> {
  await evictDurableObject(stub)
  await isLater(stub, ms, more)
  await runDurableObjectAlarm(stub)
}
async function came(kind: string, query: string) {
  const { stub, call } = await PLACES[kind]!()
  const caller = new Caller(await call({}, query))
  await expect.poll(() => caller.count, lateness).toBeGreaterThan(0)
  return { stub, caller }
}
const isStillOpen = ({ socket }: Caller) => socket.readyState === WebSocket.OPEN

describe.each(KINDS)('%s', (kind) => {
  it('misses a line that was never heard after it came, however often it has slept meanwhile', async () => {
    const { stub, caller } = await came(kind, '&pings=1')
    const rings = runInDurableObject(stub, (_, { storage }) => storage.getAlarm())
    expect(await rings).toBeLessThanOrEqual(Date.now() + SILENCE)
    for (const later of [MINUTE / 2, MINUTE]) await wakesAt(stub, later)
    expect(isStillOpen(caller)).toBe(true)
    await wakesAt(stub, SILENCE)
    expect(await caller.ended).toBe(CLOSE.silent)
  })

  it('keeps one that pings', async () => {
    const { stub, caller } = await came(kind, '&pings=1')
    await wakesAt(stub, 3 * SILENCE, { pingedAt: () => Date.now() + 3 * SILENCE - MINUTE })
    expect(isStillOpen(caller)).toBe(true)
    await wakesAt(stub, 4 * SILENCE, { pingedAt: () => Date.now() + 3 * SILENCE - MINUTE })
    expect(await caller.ended).toBe(CLOSE.silent)
  })

  // The lobby shows out anyone who says anything.
  it.skipIf(kind === 'the list of public tables')('keeps one over which something is said', async () => {
    const { stub, caller } = await came(kind, '&pings=1')
    await isLater(stub, MINUTE)
    const heard = caller.heard.length
    caller.socket.send('nonsense')
    await expect.poll(() => caller.count, lateness).toBeGreaterThan(heard)
    await wakesAt(stub, SILENCE)
    expect(isStillOpen(caller)).toBe(true)
    await wakesAt(stub, MINUTE + SILENCE)
    expect(await caller.ended).toBe(CLOSE.silent)
  })

  it.skipIf(kind === 'a screening')('keeps one that has promised nothing', async () => {
    const { stub, caller } = await came(kind, '')
    await wakesAt(stub, 10 * SILENCE)
    expect(isStillOpen(caller)).toBe(true)
  })
})

describe('a guest whose connection has died', () => {
  const lamp = (room: RoomFacts | null) => room?.chairs.flatMap((chair) => ('presence' in chair ? chair.presence : []))

  it('is shown as away, whatever else happens in the room', async () => {
    const { code, client } = await hosted()
    const tom = await friend(code, 'Tom')
    const phone = await tom.browser.open(code, 'as=player&pings=1')
    await phone.until(() => phone.hello)
    tom.client.close()
    for (let later = 0; later < SILENCE; later += MINUTE / 4) {
      await evictDurableObject(stubOf(code))
      await isLater(stubOf(code), later)
      await client.does({ what: 'say', text: 'Anybody?' })
    }
    expect(lamp(client.room)).toEqual(['here', 'here'])
    await wakesAt(stubOf(code), SILENCE)
    await client.until(() => lamp(client.room)?.[1] === 'away')
    await phone.until(() => phone.closed)
    expect(phone.closed).toBe(CLOSE.silent)
  })

  it('is no longer counted among those who watch', async () => {
    const { code, client } = await hosted()
    const watcher = await new Browser().open(code, 'as=watcher&pings=1')
    await client.until(() => client.room?.watchers === 1)
    await wakesAt(stubOf(code), SILENCE)
    await client.until(() => client.room?.watchers === 0)
    await watcher.until(() => watcher.closed)
  })
})

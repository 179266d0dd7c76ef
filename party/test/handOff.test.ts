import { evictDurableObject, SELF } from 'cloudflare:test'
import { ticketSecret, type TicketUse } from '@robot-night/protocol'
import { ticketHash } from '@robot-night/protocol/ticketHash'
import { describe, expect, it } from 'vitest'
import { Browser, friend, hosted, ORIGIN, stubOf, type Client } from './client.ts'

const conditions = { key: '5b'.repeat(32), clock: 4_102_444_800_000, random: 'seed' }
const settled = (code: string) => SELF.fetch(`${ORIGIN}/testing/rooms/${code}/settle`, { method: 'POST' })
const newSecret = () => ticketSecret(crypto.getRandomValues(new Uint8Array(22)))
const shows = (browser: Browser, code: string, wish: { ticket: string; take?: boolean; name?: string }) =>
  browser.post(`/api/rooms/${code}/tickets`, { take: true, ...wish })
const codeOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { code?: string }).code

/** Makes a ticket; gives its secret and what the room calls it. */
async function makes(client: Client, code: string, use: Exclude<TicketUse, 'invite'> = 'move') {
  const secret = newSecret()
  const hash = ticketHash(code, secret)
  const { no } = await client.does({ what: 'self', act: { do: 'handOff', ticket: hash, use } })
  expect(no).toBeUndefined()
  return { secret, id: hash.slice(0, 16) }
}
const letsIn = (client: Client, ticket: string, yes = true) =>
  client.does({ what: 'self', act: { do: 'letIn', ticket, yes } })

/** Another browser, which watches, and then asks with this ticket. */
async function comesWith(code: string, secret: string): Promise<{ browser: Browser; client: Client }> {
  const browser = new Browser()
  expect((await shows(browser, code, { ticket: secret })).status).toBe(200)
  const client = await browser.open(code)
  await client.until(() => client.hello)
  return { browser, client }
}

describe('a seat handed on, over the line', () => {
  it('moves in the middle of a question; a third device of the seat goes on as if nothing were', async () => {
    const { code, host, client } = await hosted()
    const { client: tom } = await friend(code, 'Tom')
    await client.manages({ do: 'deal' })
    const third = await host.open(code)
    await third.until(() => third.scene?.asks)
    const { secret, id } = await makes(client, code)
    const tablet = await comesWith(code, secret)
    const [asking] = tablet.client.downs.flatMap((down) => down.asking ?? [])
    expect(asking).toMatchObject({ chair: 0, use: 'move' })
    expect(tablet.client.scene!.asks).toBeNull()
    await third.until(() => third.downs.some(({ self }) => self?.tickets[0]?.asked?.digits === asking!.digits))
    await letsIn(client, id)
    for (const each of [client, tablet.client]) expect(await each.until(() => each.closed)).toBe(4008)

    const [seat, watching] = [await tablet.browser.open(code), await host.open(code)]
    for (const each of [seat, watching]) await each.until(() => each.hello)
    expect(seat.hello!.me).toEqual({ chair: 0, seat: 0 })
    expect(watching.hello!.me).toEqual({ chair: null, seat: null })
    expect(seat.scene).toEqual(third.scene)
    const { hand } = seat.scene!.asks!.prompt as { hand: string[] }
    expect((await seat.answers({ card: hand[0], claim: 'ruby' })).ok).toBeDefined()
    await tom.until(() => tom.scene!.asks)
  })

  it('is mirrored without a word too many to the device that was there', async () => {
    const { code, client } = await hosted()
    await friend(code, 'Tom')
    await client.manages({ do: 'deal' })
    const { secret, id } = await makes(client, code, 'mirror')
    const tablet = await comesWith(code, secret)
    const { scene } = client
    const from = client.downs.length
    await letsIn(client, id)
    const second = await tablet.browser.open(code)
    await second.until(() => second.hello)
    expect(second.scene).toEqual(scene)
    await client.until(() => client.downs.some(({ self }) => self?.devices.every(({ isHere }) => isHere)))
    expect(client.downs.slice(from).flatMap(({ table }) => table ?? [])).toEqual([])
    expect(client.closed).toBeNull()
  })

  it('outlives that the room sleeps between each step', async () => {
    const { code, host, client } = await hosted()
    const { secret, id } = await makes(client, code)
    await evictDurableObject(stubOf(code))
    const tablet = await comesWith(code, secret)
    await evictDurableObject(stubOf(code))
    await letsIn(await host.open(code), id)
    await evictDurableObject(stubOf(code))
    const seat = await tablet.browser.open(code)
    await seat.until(() => seat.hello)
    expect(seat.hello!.me.chair).toBe(0)
    expect(await codeOf(shows(new Browser(), code, { ticket: secret }))).toBe('ticket_used')
  })

  it('is signed out by another device, with a reason of its own', async () => {
    const { code, client } = await hosted()
    const { secret, id } = await makes(client, code, 'mirror')
    const { browser } = await comesWith(code, secret)
    await letsIn(client, id)
    const second = await browser.open(code)
    await second.until(() => second.hello)
    const device = client.downs.findLast(({ self }) => self)!.self!.devices.find(({ isThis }) => !isThis)!.id
    await client.does({ what: 'self', act: { do: 'signOut', device } })
    expect(await second.until(() => second.closed)).toBe(4013)
    const again = await browser.open(code)
    await again.until(() => again.hello)
    expect(again.hello!.me.chair).toBeNull()
  })
})

describe('a ticket shown', () => {
  it('changes nothing by a look, by a GET or from another site', async () => {
    const { code, client } = await hosted()
    const { secret } = await makes(client, code)
    const stranger = new Browser()
    const looked = await shows(stranger, code, { ticket: secret, take: false })
    expect(await looked.json()).toMatchObject({ chair: 0, use: 'move', state: 'open', digits: null })
    expect(stranger.cookie).toBeNull()
    expect((await stranger.get(`/api/rooms/${code}/tickets`)).status).toBe(405)
    const elsewhere = { origin: 'http://evil.test' }
    const foreign = await stranger.post(`/api/rooms/${code}/tickets`, { ticket: secret, take: true }, elsewhere)
    expect(foreign.status).toBe(403)
    expect(await (await shows(stranger, code, { ticket: secret })).json()).toMatchObject({ state: 'asked' })
    expect(stranger.cookie).not.toBeNull()
  })

  it('is worth nothing in another room', async () => {
    const [one, other] = [await hosted(), await hosted()]
    const { secret } = await makes(one.client, one.code)
    expect(await codeOf(shows(new Browser(), other.code, { ticket: secret }))).toBe('no_such_ticket')
  })

  it('wrong too often is not looked at for a while, from this address', async () => {
    const { code, client } = await hosted()
    const { secret } = await makes(client, code)
    const from = (address: string, ticket: string) =>
      new Browser().post(`/api/rooms/${code}/tickets`, { ticket, take: false }, { 'cf-connecting-ip': address })
    for (let guess = 0; guess < 10; guess++) {
      expect(await codeOf(from('192.0.2.110', newSecret()))).toBe('no_such_ticket')
    }
    expect(await codeOf(from('192.0.2.110', secret))).toBe('too_many_tickets')
    expect((await from('192.0.2.111', secret)).status).toBe(200)
  })

  it('seats whom the host has invited', async () => {
    const { code, client } = await hosted()
    const secret = newSecret()
    await client.manages({ do: 'invite', chair: 3, ticket: ticketHash(code, secret) })
    const ida = new Browser()
    const taken = await shows(ida, code, { ticket: secret, name: 'Ida' })
    expect(await taken.json()).toMatchObject({ chair: 3, state: 'seated' })
    expect(await codeOf(shows(new Browser(), code, { ticket: secret, name: 'Eve' }))).toBe('ticket_used')
  })
})

/** Tom hands his seat on, or tries to and is refused every time: as many messages, as many requests. */
async function evening(code: string, isHandedOn: boolean): Promise<string[]> {
  const { client: mara } = await hosted('probe', { code, conditions })
  const tom = await friend(code, 'Tom')
  const ida = await friend(code, 'Ida')
  const watcher = await new Browser().open(code, 'as=watcher')
  const tablet = new Browser()
  await watcher.until(() => watcher.hello)
  await mara.manages({ do: 'deal' })
  await ida.client.until(() => ida.client.scene)
  for (const yes of [false, false]) {
    const secret = newSecret()
    const hash = ticketHash(code, secret)
    const ticket = isHandedOn ? hash : hash.slice(1)
    await tom.client.does({ what: 'self', act: { do: 'handOff', ticket, use: 'mirror' } })
    await shows(tablet, code, { ticket: secret })
    await tom.client.does({ what: 'self', act: { do: 'letIn', ticket: hash.slice(0, 16), yes } })
  }
  await tom.client.does({ what: 'say', text: 'the end' })
  await settled(code)
  for (const each of [ida.client, watcher]) await each.until(() => each.texts.join().includes('the end'))
  const knew = tom.client.downs.some(({ self }) => self?.tickets.some(({ asked }) => asked !== null))
  expect(knew).toBe(isHandedOn)
  return [ida.client, watcher, mara].flatMap(({ texts }) =>
    texts.map((text) => text.replaceAll(code, 'CODE').replace(/"ok":"[^"]+"/, '"ok"')),
  )
}

it('others get the same, byte for byte, whether somebody makes tickets and is asked, or not', async () => {
  expect(await evening('BBBBC', true)).toEqual(await evening('CCCCB', false))
})

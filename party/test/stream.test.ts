import { runDurableObjectAlarm, runInDurableObject, SELF } from 'cloudflare:test'
import { CLOSE, LIMITS, SILENCE } from '@robot-night/protocol'
import { rngOf, TITLES } from '@robot-night/engine'
import { describe, expect, it, vi } from 'vitest'
import { Browser, friend, hosted, ORIGIN, stubOf, type Client } from './client.ts'
import { cookieOf, friendOnStream, inRoom, linesOf, opened, streamed } from './streamed.ts'

vi.setConfig({ testTimeout: 60_000 })
const lateness = { timeout: 20_000 }
const KEY = '5b'.repeat(32)
const revolution = TITLES.find(({ id }) => id === 'robot-revolution')!

const problemOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code]
const say = (
  code: string,
  given: { stream: string; turn: number | string; as?: string; body?: string },
  who: Browser,
) =>
  SELF.fetch(
    `${ORIGIN}/api/rooms/${code}/stream?as=${given.as ?? 'player'}&stream=${given.stream}&turn=${given.turn}`,
    { method: 'POST', body: given.body ?? 'ping', headers: { origin: ORIGIN, ...cookieOf(who) } },
  )

/** Who sits at the table by a stream, and a watcher by each way. */
async function table(title = 'probe') {
  const { code, client, host } = await hosted(title, { conditions: { key: KEY } })
  const tom = await friendOnStream(code, 'Tom')
  const onSocket = await new Browser().open(code, 'as=watcher')
  const onStream = inRoom(code, new Browser(), 'as=watcher')
  for (const each of [onSocket, onStream]) await each.until(() => each.hello)
  return { code, host, client, tom, onSocket, onStream }
}

describe('a table at which no socket comes through', () => {
  it('is played at, and watched, to the end: everybody has the same as over a socket', async () => {
    const { code, client, tom, onSocket, onStream } = await table(revolution.id)
    await client.manages({ do: 'deal' })
    const people = [client, tom.client]
    const mirror = inRoom(code, tom.browser)
    const other = await tom.browser.open(code)
    let last: Client = client
    await last.until(() => last.scene)
    while (last.scene?.outcome === null) {
      last = people[last.scene.awaits[0]!.seat]!
      const { kind, prompt } = await last.until(() => last.scene?.asks)
      await last.answers(revolution.decisions[kind]!.sample(prompt, rngOf(`beat ${last.scene!.beat}`)))
    }
    const all = [...people, mirror, other, onSocket, onStream]
    for (const each of all) await each.until(() => each.scene?.outcome)
    expect(mirror.texts.slice(1)).toEqual(other.texts.slice(1))
    expect(onStream.texts.slice(1)).toEqual(onSocket.texts.slice(1))
    expect([mirror.scene, mirror.told]).toEqual([tom.client.scene, tom.client.told])
  })

  it('answers each command once and in order, also one that is sent again', async () => {
    const { client, tom } = await table()
    const ids = Array.from({ length: 8 }, (_, at) => `${at}`.repeat(16))
    for (const id of ids) tom.client.send({ id, what: 'say', text: `word ${id}` })
    await tom.client.until(() => tom.client.downs.some(({ ok }) => ok === ids.at(-1)))
    tom.client.send({ id: ids[0], what: 'say', text: `word ${ids[0]}` })
    await tom.client.until(() => tom.client.downs.filter(({ ok }) => ok === ids[0]).length === 2)
    expect(tom.client.downs.flatMap(({ ok }) => ok ?? [])).toEqual([...ids, ids[0]])
    await client.until(() => client.texts.some((text) => text.includes(`word ${ids.at(-1)}`)))
    const said = client.downs.flatMap(({ talk }) => talk ?? []).filter((line) => line.kind === 'said')
    expect(said.map((line) => 'text' in line && line.text)).toEqual(ids.map((id) => `word ${id}`))
  })

  it('is called again where the room has lost its memory, and goes on from there', async () => {
    const { code, client, tom } = await table()
    await client.manages({ do: 'deal' })
    await tom.client.until(() => tom.client.scene)
    // It doesn't fall asleep while there is one: but it may be moved, or crash.
    await runInDurableObject(stubOf(code), (_, ctx) => ctx.abort('moved')).catch(() => undefined)
    await tom.client.until(() => tom.client.closed)
    expect(tom.client.closed).toBe(1006)
    const { match, n } = tom.client
    const again = inRoom(code, tom.browser, `as=player&match=${match}&n=${n}`)
    await again.until(() => again.hello)
    expect(again.downs[0]).not.toHaveProperty('table')
    expect((await again.does({ what: 'say', text: 'Anybody?' }, 'lost')).ok).toBe('lost')
  })

  it('notices who leaves, and who is silent', async () => {
    const { code, client, tom, onStream } = await table()
    const lamp = () => client.room?.chairs.flatMap((chair) => ('presence' in chair ? chair.presence : []))
    await client.until(() => client.room?.watchers === 2)
    onStream.close()
    await client.until(() => client.room?.watchers === 1)
    await runInDurableObject(stubOf(code), (room) => void Object.assign(room, { pingedAt: () => 0 }))
    tom.client.send('ping')
    await tom.client.until(() => tom.client.texts.includes('pong'))
    await runInDurableObject(
      stubOf(code),
      (room) => void Object.assign(room, { now: () => Date.now() + SILENCE + 1000 }),
    )
    await runDurableObjectAlarm(stubOf(code))
    await tom.client.until(() => tom.client.closed)
    expect(tom.client.closed).toBe(CLOSE.silent)
    await client.until(() => lamp()?.[1] === 'away')
  })

  it('says why it is closed', async () => {
    const { code, host, client } = await hosted()
    const tom = await friendOnStream(code, 'Tom')
    await client.manages({ do: 'ban', chair: 1 })
    await tom.client.until(() => tom.client.closed)
    expect(tom.client.closed).toBe(CLOSE.banned)
    await client.manages({ do: 'shut', on: true })
    const closedAt = async (client: Client) => client.until(() => client.closed)
    expect(await closedAt(inRoom(code, new Browser(), 'as=watcher'))).toBe(CLOSE.shut)
    expect(await closedAt(inRoom(code, tom.browser))).toBe(CLOSE.banned)
    expect(await closedAt(inRoom('QQQQQ', new Browser(), 'as=watcher'))).toBe(CLOSE.gone)
    expect(await closedAt(inRoom(code, host, 'as=player&v=99'))).toBe(CLOSE.outdated)
    expect(await closedAt(streamed('/api/companion/QQQQQ/socket?as=watcher'))).toBe(CLOSE.gone)
  })
})

describe('a stream', () => {
  it('is kept back by nothing in between, and may be read from anywhere by who watches', async () => {
    const { code } = await hosted()
    const { answer, until } = await opened(`/api/rooms/${code}/stream?as=watcher`, { origin: 'null' })
    const headers = ['content-type', 'cache-control', 'x-accel-buffering', 'access-control-allow-origin']
    expect(headers.map((name) => answer.headers.get(name))).toEqual([
      'text/event-stream',
      'no-store, no-transform',
      'no',
      '*',
    ])
    expect(await until((text) => text.includes('"hello"'))).toMatch(/^event: stream\ndata: .*\n\ndata: \{"hello"/)
  })

  it('is for the site itself, or nobody’s', async () => {
    const { code, host } = await hosted()
    const asked = (query: string, headers: Record<string, string>) =>
      host.get(`/api/rooms/${code}/stream${query}`, headers)
    expect(await problemOf(await asked('?as=player', { origin: 'https://blog.test' }))).toEqual([403, 'wrong_origin'])
    expect(await problemOf(await asked('', {}))).toEqual([400, 'malformed'])
    const foreign = { method: 'POST', body: 'ping', headers: { origin: 'https://blog.test' } }
    const said = await SELF.fetch(`${ORIGIN}/api/rooms/${code}/stream?as=player&stream=x&turn=1`, foreign)
    expect(await problemOf(said)).toEqual([403, 'wrong_origin'])
  })

  it('is opened to a seat by who asks for events, not by a page elsewhere that leads a browser here', async () => {
    const { code, host } = await table()
    const led = { ...cookieOf(host), accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const answer = await SELF.fetch(`${ORIGIN}/api/rooms/${code}/stream?as=player&v=2`, { headers: led })
    expect(await problemOf(answer)).toEqual([403, 'wrong_origin'])
  })

  it('is spoken on by nobody but its own device, with its secret, each frame in its turn and once', async () => {
    const { code, host } = await hosted()
    const tom = await friend(code, 'Tom')
    const { stream: secretOf, until } = await opened(`/api/rooms/${code}/stream?as=player`, cookieOf(host))
    const stream = await secretOf()
    const none = [404, 'no_such_stream']
    expect(await problemOf(await say(code, { stream: 'A'.repeat(22), turn: 1 }, host))).toEqual(none)
    expect(await problemOf(await say(code, { stream, turn: 1 }, tom.browser))).toEqual(none)
    expect(await problemOf(await say(code, { stream, turn: 1 }, new Browser()))).toEqual(none)
    expect(await problemOf(await say(code, { stream, turn: 1, as: 'watcher' }, host))).toEqual(none)
    expect(await problemOf(await say('QQQQQ', { stream, turn: 1 }, host))).toEqual(none)
    expect(await problemOf(await say(code, { stream: `${stream}.1.${'A'.repeat(22)}`, turn: 1 }, host))).toEqual(none)
    for (const turn of [0, 2, -1, 'x', 1.5])
      expect(await problemOf(await say(code, { stream, turn }, host))).toEqual([409, 'out_of_turn'])
    for (let sent = 0; sent < 3; sent++) expect((await say(code, { stream, turn: 1 }, host)).status).toBe(204)
    await say(code, { stream, turn: 2, body: '{"id":"last","what":"again"}' }, host)
    const heard = await until((text) => text.includes('"last"'))
    expect(heard.split('data: pong').length).toBe(2)
  })

  it('has the limits of a socket', async () => {
    const { code } = await hosted()
    const tom = await friendOnStream(code, 'Tom')
    // While there is patience left: after the burst everything is too fast.
    expect((await tom.client.does({ what: 'dance' }, 'odd')).no).toMatchObject({ code: 'malformed' })
    for (let at = 0; at <= LIMITS.commandBurst; at++) tom.client.send({ id: `${at}`, what: 'react', reaction: 'clap' })
    await tom.client.until(() => tom.client.downs.some(({ no }) => no?.code === 'too_fast'))
    tom.client.send('x'.repeat(LIMITS.frameBytes + 1))
    await tom.client.until(() => tom.client.closed)
    expect(tom.client.closed).toBe(CLOSE.tooLarge)
  })

  it('takes the place of the one that its page had before', async () => {
    const { code, host } = await hosted()
    const page = `as=player&page=${'p'.repeat(16)}`
    const first = inRoom(code, host, page)
    await first.until(() => first.hello)
    const second = inRoom(code, host, page)
    await second.until(() => second.hello)
    expect(await first.until(() => first.closed)).toBe(CLOSE.tooManyDevices)
  })

  it('is one of so many from one address', async () => {
    const { code } = await hosted()
    const from = { 'cf-connecting-ip': '203.0.113.9' }
    const watch = () => SELF.fetch(`${ORIGIN}/api/rooms/${code}/stream?as=watcher`, { headers: from })
    for (let at = 0; at < LIMITS.streamsPerAddress; at++) expect((await watch()).status).toBe(200)
    expect(await problemOf(await watch())).toEqual([429, 'too_many_comers'])
  })

  it('gets through to somebody with a chair, however many watch from their address', async () => {
    const { code, host } = await hosted()
    const from = { 'cf-connecting-ip': '203.0.113.10', accept: 'text/event-stream' }
    const open = (as: string, who = new Browser()) =>
      SELF.fetch(`${ORIGIN}/api/rooms/${code}/stream?as=${as}`, { headers: { ...from, ...cookieOf(who) } })
    for (let at = 0; at < LIMITS.streamsPerAddress; at++) expect((await open('watcher')).status).toBe(200)
    expect((await open('player')).status).toBe(429)
    expect((await open('player', host)).status).toBe(200)
  })

  it('that nobody reads is cut off before it fills the memory', async () => {
    const { code, client } = await hosted()
    await SELF.fetch(`${ORIGIN}/api/rooms/${code}/stream?as=watcher`)
    expect(await linesOf(code)).toBe(2)
    await runInDurableObject(stubOf(code), (object) => {
      const room = object as unknown as { connections(): { send(text: string): void }[] }
      const stream = room.connections().at(-1)!
      for (let sent = 0; sent < 400; sent++) stream.send('x'.repeat(16 * 1024))
    })
    await expect.poll(() => linesOf(code), lateness).toBe(1)
    await client.until(() => client.room?.watchers === 0)
  })
})

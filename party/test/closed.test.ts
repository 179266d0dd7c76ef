import { SELF } from 'cloudflare:test'
import { CLOSE, type HostAct } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { Browser, friend, hosted, ORIGIN, stubOf, type Client } from './client.ts'

const TITLE = 'robot-revolution'
const SHUT = [403, expect.objectContaining({ code: 'shut' })]
const said = async (answer: Response) => [answer.status, await answer.json()]
const ended = async (client: Client) => {
  await client.until(() => client.closed)
  return client.closed
}

/** A room with two people and a match that has ended, of which a stranger knows the id; then it is shut. */
async function closedRoom(...acts: HostAct[]) {
  const { code, host, client } = await hosted(TITLE)
  const tom = await friend(code, 'Tom')
  await client.manages({ do: 'deal' })
  const match = await client.until(() => client.match)
  await client.manages({ do: 'stop' })
  const watcher = new Browser()
  await watcher.post(`/api/rooms/${code}/watchers`, { name: 'Ghost' })
  const watching = await watcher.open(code, 'as=player')
  await watching.until(() => watching.hello)
  for (const act of acts) await client.manages(act)
  await client.manages({ do: 'shut', on: true })
  return { code, host, client, tom, match, watcher, watching }
}

const WAYS = [
  ['a seat', (who: Browser, code: string) => who.post(`/api/rooms/${code}/seats`, { name: 'Otto' })],
  ['a certain seat', (who: Browser, code: string) => who.post(`/api/rooms/${code}/seats`, { name: 'Otto', chair: 0 })],
  ['a seat without a name', (who: Browser, code: string) => who.post(`/api/rooms/${code}/seats`, { name: '' })],
  ['a name', (who: Browser, code: string) => who.post(`/api/rooms/${code}/watchers`, { name: 'Otto' })],
  ['no name', (who: Browser, code: string) => who.post(`/api/rooms/${code}/watchers`, { name: ' ' })],
  ['facts', (who: Browser, code: string) => who.get(`/api/rooms/${code}`)],
  ['facts, spelt otherwise', (who: Browser, code: string) => who.get(`/api/rooms/${code.toLowerCase()}`)],
  ['a match', (who: Browser, code: string, id: string) => who.get(`/api/matches/${id}?room=${code}`)],
  ['no match', (who: Browser, code: string) => who.get(`/api/matches/${'A'.repeat(22)}?room=${code}`)],
] as const

describe('a room that is shut', () => {
  it('says one and the same to a stranger, whatever they ask for, and tells nothing else', async () => {
    const { code, client, match, watcher } = await closedRoom()
    const before = client.downs.length
    for (const who of [new Browser(), watcher]) {
      for (const [what, ask] of WAYS) {
        const answer = await said(await ask(who, code, match))
        // The archive is open to anyone with the id: it's no way into the room.
        if (what !== 'a match') expect([what, answer]).toEqual([what, SHUT])
        expect(JSON.stringify(answer[1])).not.toContain(
          TITLE === 'robot-revolution' && what !== 'a match' ? TITLE : '\0',
        )
      }
    }
    await client.does({ what: 'say', text: 'Nobody came' })
    expect(client.downs.slice(before).filter(({ room }) => room)).toEqual([])
  })

  it('shows out who watches, and lets nobody watch, with a cookie or without', async () => {
    const { code, watcher, watching } = await closedRoom()
    expect(await ended(watching)).toBe(CLOSE.shut)
    for (const line of [
      await watcher.open(code, 'as=player'),
      await watcher.open(code, 'as=watcher'),
      await new Browser().open(code, 'as=watcher'),
    ]) {
      expect(await ended(line)).toBe(CLOSE.shut)
      expect(line.texts).toEqual([])
    }
  })

  it('tells pages nothing but that it is shut', async () => {
    const { code, watcher } = await closedRoom()
    expect(await stubOf(code).look(null)).toEqual({ turnedAway: 'shut' })
    expect(await stubOf(code).admits(null)).toBe('shut')
    expect(await stubOf(code).look(watcher.cookie!.split('=')[1]!)).toEqual({ turnedAway: 'shut' })
  })

  it('is as ever for those who sit there', async () => {
    const { code, host, tom } = await closedRoom()
    for (const who of [host, tom.browser]) {
      expect(await (await who.get(`/api/rooms/${code}`)).json()).toMatchObject({ code, title: TITLE })
      expect((await who.post(`/api/rooms/${code}/seats`, { name: 'Otto' })).status).toBe(200)
      const line = await who.open(code)
      await line.until(() => line.hello)
    }
    expect(tom.client.closed).toBeNull()
  })

  it('lets in again when it opens', async () => {
    const { code, client } = await closedRoom()
    await client.manages({ do: 'shut', on: false })
    expect((await new Browser().get(`/api/rooms/${code}`)).status).toBe(200)
    expect((await friend(code, 'Otto')).client.room?.chairs[2]).toMatchObject({ kind: 'person', name: 'Otto' })
  })

  it('is on no list, and nobody is led there from one', async () => {
    const list = async () => (await new Browser().get('/api/rooms')).text()
    const { code, client } = await hosted('cardbot-derby')
    await client.manages({ do: 'setPublic', on: true })
    await expect.poll(list).toContain(code)
    await client.manages({ do: 'shut', on: true })
    const any = await new Browser().post('/api/rooms/seats', { name: 'Otto', title: 'cardbot-derby' })
    expect(await said(any)).toEqual([409, expect.objectContaining({ code: 'no_open_seat' })])
    await expect.poll(list).not.toContain(code)
    expect(client.room?.chairs.filter(({ kind }) => kind === 'person')).toHaveLength(1)
  })

  it('who gets up from a chair there is a stranger', async () => {
    const { code, tom } = await closedRoom()
    await tom.client.does({ what: 'self', act: { do: 'leave' } })
    for (const [what, ask] of WAYS.filter(([what]) => what !== 'a match')) {
      expect([what, await said(await ask(tom.browser, code, ''))]).toEqual([what, SHUT])
    }
  })
})

it('who was banned hears that on every way in, also where the room is open', async () => {
  const { code, client } = await hosted(TITLE)
  const tom = await friend(code, 'Tom')
  await client.manages({ do: 'ban', chair: 1 })
  for (const [what, ask] of WAYS.filter(([what]) => what !== 'a match')) {
    const answer = await said(await ask(tom.browser, code, ''))
    expect([what, answer]).toEqual([what, [403, expect.objectContaining({ code: 'banned' })]])
  }
  expect((await SELF.fetch(`${ORIGIN}/api/rooms/${code}`)).status).toBe(200)
})

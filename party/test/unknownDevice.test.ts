import { SELF } from 'cloudflare:test'
import type { RoomMade, SeatTaken } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { Browser, hosted, ORIGIN } from './client.ts'

const FROM = { 'cf-connecting-ip': '198.51.100.78' }
const SECRET = 'aBcDeFgHiJkLmNoPqRsTuV'
const bearing = { ...FROM, authorization: `Bearer ${SECRET}` }
const mara = { name: 'Mara', title: 'robot-revolution' }

/** It forgets at once. */
class Forgetful extends Browser {
  override async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await super.post(path, body, headers)
    this.cookie = null
    return response
  }
}
const guests = async (code: string) => {
  const facts: { chairs: string[] } = await (await new Browser().get(`/api/rooms/${code}`)).json()
  return facts.chairs.filter((kind) => kind === 'person').length
}
const told = async (response: Response) => [response.status, ((await response.json()) as { code?: string }).code]

describe('a browser that is not known yet', () => {
  it('is given its cookie, and is known by it the next time', async () => {
    const tom = new Browser()
    const met = async () => (await tom.post('/api/device', {}, FROM)).json()
    expect(await met()).toEqual({ known: false })
    const { cookie } = tom
    expect(cookie).toMatch(/^device=[\w-]{22}$/)
    expect(await met()).toEqual({ known: true })
    expect(tom.cookie).toBe(cookie)
  })

  it('stays unknown where it keeps no cookies', async () => {
    const tom = new Forgetful()
    for (let asked = 0; asked < 3; asked++)
      expect(await (await tom.post('/api/device', {}, FROM)).json()).toEqual({ known: false })
  })

  it('which is a program is given its token', async () => {
    const asked = await SELF.fetch(`${ORIGIN}/api/device`, { method: 'POST', headers: FROM })
    expect(await asked.json()).toEqual({ known: false, token: expect.stringMatching(/^[\w-]{22}$/) })
  })

  it('but says a token of its own has one chair by it, is given no cookie, and is who it is on the line', async () => {
    const { code } = await hosted()
    const tom = new Forgetful()
    const sit = async () => tom.post(`/api/rooms/${code}/seats`, { name: 'Tom' }, bearing)
    const sat = await sit()
    expect(sat.headers.get('set-cookie')).toBeNull()
    const taken: SeatTaken = await sat.json()
    // What scripts can read is known to them already; more is not said to a page.
    expect(taken).toEqual({ chair: 1 })
    expect(await (await sit()).json()).toEqual(taken)
    expect(await guests(code)).toBe(2)
    const line = await tom.open(code, 'as=player', {
      'sec-websocket-protocol': `robot-night, token.${SECRET}`,
      origin: ORIGIN,
    })
    await line.until(() => line.hello)
    expect(line.hello!.me.chair).toBe(1)
    const watching = await tom.open(code, 'as=watcher', { 'sec-websocket-protocol': `robot-night, token.${SECRET}` })
    await watching.until(() => watching.hello)
    expect(watching.hello!.me.chair).toBeNull()
  })

  it('opens a room by its own token, and is its host', async () => {
    const made: RoomMade = await (await new Forgetful().post('/api/rooms', mara, bearing)).json()
    const line = await new Browser().open(made.code, 'as=player', {
      'sec-websocket-protocol': `robot-night, token.${SECRET}`,
      origin: ORIGIN,
    })
    await line.until(() => line.room)
    expect([line.hello!.me.chair, line.room!.host]).toEqual([0, 0])
  })

  it('watches where its token is nobody’s, and is not sent away as a program is', async () => {
    const { code } = await hosted()
    const line = await new Browser().open(code, 'as=player', {
      'sec-websocket-protocol': `robot-night, token.${SECRET}`,
      origin: ORIGIN,
    })
    await line.until(() => line.hello)
    expect(line.hello!.me.chair).toBeNull()
  })

  it('of another site takes nothing by a token, and sets none', async () => {
    const { code } = await hosted()
    const answer = await new Browser().post(
      `/api/rooms/${code}/seats`,
      { name: 'Eve' },
      { ...bearing, origin: 'https://evil.test' },
    )
    expect(await told(answer)).toEqual([403, 'wrong_origin'])
    const unknown = await new Browser().post('/api/device', {}, { ...FROM, origin: 'https://evil.test' })
    expect(await told(unknown)).toEqual([403, 'wrong_origin'])
    expect(unknown.headers.get('set-cookie')).toBeNull()
  })
})

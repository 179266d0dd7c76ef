import { env, SELF } from 'cloudflare:test'
import { TITLES } from '@robot-night/engine'
import { type SiteStatus } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { look } from '../status/look.ts'
import { hosted, ORIGIN } from './client.ts'

const asked = (headers: Record<string, string> = {}) => SELF.fetch(`${ORIGIN}/api/status`, { headers })
/** Later than anything that is still told again. */
let hours = 0
const inHours = () => Date.now() + ++hours * 3_600_000
const down = {
  getByName: () => {
    throw new Error('down')
  },
}

describe('how the site fares', () => {
  it('is told to everybody, from everywhere, and names nobody', async () => {
    const { code } = await hosted('probe')
    const told = await asked({ origin: 'https://blog.test', cookie: 'device=0123456789abcdef0123456789abcdef' })
    expect(told.status).toBe(200)
    expect(told.headers.get('access-control-allow-origin')).toBe('*')
    expect(told.headers.get('set-cookie')).toBeNull()
    const text = await told.text()
    for (const secret of [code, 'Mara']) expect(text).not.toContain(secret)
    expect(JSON.parse(text)).toEqual({
      works: { rooms: true, list: true, archive: true },
      tables: { open: 0, playing: 0 },
      moves: null,
      build: null,
      protocol: expect.any(Number),
      rules: TITLES.map(({ id, version }) => ({ title: id, version })),
    } satisfies SiteStatus)
    expect((await SELF.fetch(`${ORIGIN}/api/status`, { method: 'POST' })).status).toBe(405)
  })

  it('is told again for some seconds, so that many who ask ask nobody', async () => {
    const at = inHours()
    const first = await look(env, at)
    expect(await look({ ...env, Room: down as never }, at + 1)).toBe(first)
    expect(await look({ ...env, Room: down as never }, at + 3_600_000)).not.toBe(first)
    hours++
  })

  it('says which part is down, and the rest all the same', async () => {
    const broken = async (part: object) => look({ ...env, ...part }, inHours())
    expect((await broken({ Room: down })).works).toEqual({ rooms: false, list: true, archive: true })
    expect((await broken({ PublicTables: down })).works).toEqual({ rooms: true, list: false, archive: true })
    const archive = { prepare: () => down.getByName(), batch: () => Promise.reject(new Error('down')) }
    expect((await broken({ Archive: archive })).works).toEqual({ rooms: true, list: true, archive: false })
    expect((await broken({ Archive: undefined })).works.archive).toBeNull()
    for (const Ledger of [down, undefined]) {
      expect(await broken({ Ledger })).toMatchObject({ works: { rooms: true }, tables: null, moves: null })
    }
  })

  it('says when the pages were built, as they say it themselves', async () => {
    const ASSETS = { fetch: async () => Response.json({ version: '1790000000000' }) }
    expect((await look({ ...env, ASSETS: ASSETS as never }, inHours())).build).toBe('1790000000000')
    const odd = { fetch: async () => new Response('<!doctype html>', { status: 404 }) }
    expect((await look({ ...env, ASSETS: odd as never }, inHours())).build).toBeNull()
  })
})

import { PROTOCOL, CLOSE, LIMITS } from '@robot-night/protocol'
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import { Browser, friend, hosted, stubOf } from './client.ts'
import { lobby, list, find, until, isShown, isGone, publicRoom, areGone, anyTable, Looker } from './looker.ts'

describe('the public tables', () => {
  it('are those whose hosts chose so; a private room is not among them', async () => {
    const open = await publicRoom()
    const secret = await hosted()
    await secret.client.does({ what: 'say', text: 'psst' })
    expect((await list()).tables.map(({ code }) => code)).toEqual([open.code])
    await open.client.manages({ do: 'setPublic', on: false })
    await isGone(open.code)
  })

  it('are told by a room that has slept what is new only', async () => {
    const { code, client } = await publicRoom()
    const hear = await runInDurableObject(lobby(), (object) => vi.spyOn(object.constructor.prototype, 'hear'))
    await evictDurableObject(stubOf(code))
    await client.does({ what: 'say', text: 'good morning' })
    await client.manages({ do: 'setPublic', on: false })
    await isGone(code)
    expect(hear).toHaveBeenCalledOnce()
    hear.mockRestore()
  })

  it('a room may be public from the first', async () => {
    const mara = new Browser()
    const made = await mara.post('/api/rooms', { name: 'Mara', title: 'cardbot-derby', public: true })
    const { code } = (await made.json()) as { code: string }
    expect(await find(code)).toBeNull()
    const client = await mara.open(code)
    await isShown(code)
    expect(client.room?.public).toBe(true)
    expect(await find(code)).toMatchObject({ title: 'cardbot-derby', stage: 'lobby', seatsFree: 7 })
  })

  it('says who sits as person, bot or nobody, and how many look on; never a name', async () => {
    const { code, client } = await publicRoom()
    await client.manages({ do: 'seatBot', chair: 1 })
    await new Browser().open(code, 'as=watcher')
    await until(async () => (await find(code))?.watchers === 1)
    expect((await find(code))?.chairs.slice(0, 3)).toEqual(['person', 'bot', 'free'])
    expect(JSON.stringify(await list())).not.toContain('Mara')
  })

  it('a match at play has no free seat; after it the seats are open again', async () => {
    const { code, client } = await publicRoom()
    await friend(code, 'Tom')
    await client.manages({ do: 'deal' })
    await until(async () => (await find(code))?.stage === 'playing')
    expect((await find(code))?.seatsFree).toBe(0)
    await client.manages({ do: 'stop' })
    await until(async () => (await find(code))?.stage === 'over')
    expect((await find(code))?.seatsFree).toBeGreaterThan(0)
  })

  it('a table that everybody has left goes from the list after a while', async () => {
    const { code, client } = await publicRoom()
    client.close()
    await until(async () => (await stubOf(code).facts(null)) !== null)
    await isGone(code)
  })

  it('may be read from anywhere, and set no cookie', async () => {
    const response = await new Browser().get('/api/rooms', { origin: 'https://blog.example' })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})

describe('the list, live', () => {
  it('begins with what there is, and follows', async () => {
    const first = await publicRoom()
    const looker = await Looker.come(`?v=${PROTOCOL}`, { origin: 'null' })
    await looker.until(() => looker.codes.includes(first.code))
    const second = await publicRoom()
    await looker.until(() => looker.codes.includes(second.code))
    await first.client.manages({ do: 'setPublic', on: false })
    await looker.until(() => !looker.codes.includes(first.code))
    expect(looker.codes).toEqual([second.code])
  })

  it('hears nothing of what is not for all', async () => {
    const { client } = await publicRoom()
    const looker = await Looker.come()
    await looker.until(() => looker.told.length > 0)
    const before = looker.told.length
    await client.does({ what: 'say', text: 'a secret between us' })
    await client.manages({ do: 'setPeek', peek: 'always' })
    await client.does({ what: 'self', act: { do: 'rename', name: 'Ida' } })
    const other = await publicRoom()
    await looker.until(() => looker.codes.includes(other.code))
    expect(looker.told).toHaveLength(before + 1)
  })

  it('is what each looker looks for', async () => {
    const made = await publicRoom()
    const { code, client } = made
    // Tables of other tests may still be there.
    const languageTo = ({ told }: Looker) => told.at(-1)?.tables.find((table) => table.code === code)?.language
    const all = await Looker.come()
    const german = await Looker.come('?language=de')
    await german.until(() => german.told.length > 0)
    expect(german.told).toEqual([{ tables: [], count: 0 }])
    await client.manages({ do: 'setWelcome', language: 'de' })
    await german.until(() => german.codes.includes(code))
    await all.until(() => languageTo(all) === 'de')
    await evictDurableObject(lobby())
    await client.manages({ do: 'setWelcome', language: 'en' })
    await german.until(() => !german.codes.includes(code))
    await all.until(() => languageTo(all) === 'en')
    await areGone(made)
  })

  it('goes on after the lobby has slept', async () => {
    const { code, client } = await publicRoom()
    const looker = await Looker.come()
    await looker.until(() => looker.told.length > 0)
    await evictDurableObject(lobby())
    expect((await list()).tables.map((table) => table.code)).toEqual([code])
    await client.manages({ do: 'setPublic', on: false })
    await looker.until(() => looker.codes.length === 0)
  })

  it('takes nothing from those who look, and so many only', async () => {
    const noisy = await Looker.come()
    noisy.say('{"id":"again","what":"again"}')
    await noisy.until(() => noisy.closed !== null)
    expect(noisy.closed).toBe(CLOSE.abuse)
    const there = { 'cf-connecting-ip': '203.0.113.7' }
    const lookers = await Promise.all(Array.from({ length: LIMITS.lookersPerAddress }, () => Looker.come('', there)))
    const late = await Looker.come('', there)
    await late.until(() => late.closed !== null)
    expect(late.closed).toBe(CLOSE.tooManyWatchers)
    expect(lookers.every(({ closed }) => closed === null)).toBe(true)
    const elsewhere = await Looker.come('', { 'cf-connecting-ip': '203.0.113.8' })
    await elsewhere.until(() => elsewhere.told.length > 0)
    for (const looker of lookers) looker.leave()
  })

  it('asks those to reload who are too old or too new, and everybody to come as a socket', async () => {
    const old = await Looker.come('?v=99')
    await old.until(() => old.closed !== null)
    expect(old.closed).toBe(CLOSE.outdated)
    expect((await new Browser().get('/api/rooms/socket')).status).toBe(426)
  })
})

describe('rooms that die', () => {
  it('drop out when they have been silent for long, and the lookers see it', async () => {
    const looker = await Looker.come()
    await lobby().hear({ code: 'DEADX', at: 1, table: anyTable('DEADX') })
    await looker.until(() => looker.codes.includes('DEADX'))
    await runInDurableObject(lobby(), (object) => {
      const real = Date.now
      Object.assign(object, { now: () => real() + 13 * 60 * 1000 })
    })
    await runDurableObjectAlarm(lobby())
    await looker.until(() => looker.codes.length === 0)
    await evictDurableObject(lobby())
    expect(await list()).toEqual({ tables: [], count: 0 })
  })

  it('a lobby that fails harms no room; it is told again later', async () => {
    const { code, client } = await hosted()
    const isOnFire = (is: boolean) =>
      runInDurableObject(lobby(), (object) => {
        const now = () => {
          if (is) throw new Error('the lobby is on fire')
          return Date.now()
        }
        Object.assign(object, { now })
      })
    await isOnFire(true)
    expect(await client.manages({ do: 'setPublic', on: true })).toHaveProperty('ok')
    expect(await client.does({ what: 'say', text: 'still here' })).toHaveProperty('ok')
    expect(await stubOf(code).facts(null)).toMatchObject({ stage: 'lobby' })
    await isOnFire(false)
    await isShown(code)
  })
})

describe('any open seat', () => {
  const sits = async (body: object, browser = new Browser()) => browser.post('/api/rooms/seats', body)

  it('is one at the fullest table that still gathers', async () => {
    const empty = await publicRoom()
    const fuller = await publicRoom()
    await new Browser().post(`/api/rooms/${fuller.code}/seats`, { name: 'Kim', chair: 1 })
    await until(async () => (await list()).tables[0]?.code === fuller.code)
    const tom = new Browser()
    const taken = await sits({ name: 'Tom' }, tom)
    expect(await taken.json()).toEqual({ code: fuller.code, chair: 2 })
    expect((await tom.open(fuller.code)).closed).toBeNull()
    await fuller.client.until(() => fuller.client.room?.chairs[2]?.kind === 'person')
    expect(empty.client.room?.chairs.filter(({ kind }) => kind === 'person')).toHaveLength(1)
    await areGone(empty, fuller)
  })

  it('of many who run for the last seat of a table one gets it, the others the next', async () => {
    const full = await publicRoom('robot-revolution')
    const { code } = full
    for (const name of ['Eve', 'Fay', 'Gus', 'Kim']) await new Browser().post(`/api/rooms/${code}/seats`, { name })
    const other = await publicRoom('robot-revolution')
    await until(async () => (await find(code))?.seatsFree === 1)
    const answers = await Promise.all(
      ['Ada', 'Ben', 'Cleo', 'Dora'].map(async (name) => {
        const taken = await sits({ name, title: 'robot-revolution' })
        return taken.json<{ code: string; chair: number }>()
      }),
    )
    expect(answers.filter((answer) => answer.code === code)).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === other.code)).toHaveLength(3)
    expect(new Set(answers.map((answer) => `${answer.code} ${answer.chair}`)).size).toBe(4)
    await areGone(full, other)
  })

  it('passes over a room that has just become private, and a dead one', async () => {
    const { code, client } = await publicRoom()
    await lobby().hear({ code: 'DEADX', at: 1, table: anyTable('DEADX') })
    await client.manages({ do: 'setPublic', on: false })
    await lobby().hear({ code, at: Number.MAX_SAFE_INTEGER, table: anyTable(code) })
    const refused = await sits({ name: 'Tom' })
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'no_open_seat' }])
    expect(client.room?.chairs.filter(({ kind }) => kind === 'person')).toHaveLength(1)
  })

  it('may be of one title; there is none, or no such title', async () => {
    await publicRoom('cardbot-derby')
    expect((await sits({ name: 'Tom', title: 'robot-revolution' })).status).toBe(409)
    expect((await sits({ name: 'Tom', title: 'chess' })).status).toBe(404)
    expect((await sits({ name: 'Tom', title: 'cardbot-derby' })).status).toBe(200)
  })

  it('is at a table that fits; where none does, one is opened if that is wished', async () => {
    const open = await publicRoom('cardbot-derby')
    await open.client.manages({ do: 'setWelcome', language: 'en', beginners: true })
    await until(async () => (await find(open.code))?.language === 'en')
    const german = { name: 'Tom', title: 'cardbot-derby', language: 'de', beginners: true, pace: 'day' }
    expect((await sits(german)).status).toBe(409)
    expect((await sits({ name: 'Tom', language: 'de', open: true })).status).toBe(409)
    const tom = new Browser()
    const taken = await sits({ ...german, open: true }, tom)
    const { code, ...rest } = await taken.json<{ code: string }>()
    expect(rest).toEqual({ chair: 0, opened: true })
    const client = await tom.open(code)
    await isShown(code)
    expect(client.room).toMatchObject({ public: true, language: 'de', beginners: true, pace: 'day' })
    expect(await find(code)).toMatchObject({ language: 'de', beginners: true, pace: 'day', needed: 1 })
    // The next who looks for the same finds it.
    expect(await (await sits({ ...german, name: 'Ida', open: true })).json()).toEqual({ code, chair: 1 })
    expect(await (await sits({ name: 'Kim', language: 'en' })).json()).toEqual({ code: open.code, chair: 1 })
    const asked = await new Browser().get('/api/rooms?language=de&beginners=1&needed=nonsense')
    expect(await asked.json()).toMatchObject({ tables: [{ code }], count: 1 })
    await open.client.manages({ do: 'setPublic', on: false })
    await client.manages({ do: 'setPublic', on: false })
    await Promise.all([isGone(open.code), isGone(code)])
  })

  it('is asked by POST from the site itself, with a name', async () => {
    await publicRoom()
    expect((await sits({ name: ' ' })).status).toBe(400)
    expect((await sits({ name: 'Tom', chair: 1 })).status).toBe(400)
    const elsewhere = await new Browser().post('/api/rooms/seats', { name: 'Tom' }, { origin: 'http://evil.test' })
    expect(elsewhere.status).toBe(403)
    const got = await new Browser().get('/api/rooms/seats')
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

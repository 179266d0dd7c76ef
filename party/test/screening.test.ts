import { CLOSE, LIMITS, type Shown } from '@robot-night/protocol'
import { evictDurableObject, runInDurableObject, SELF } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { EXPIRES, GRACE } from '../screening/step.ts'
import { afterAMinutes, Browser, ORIGIN } from './client.ts'
import { remains } from './places.ts'
import { START, keyOf, ended, Watching, pathOf, connected, made, came, together, stubOf, problem } from './watching.ts'

describe('watching a replay together', () => {
  it('a newcomer is told at once where the replay stands, and every step after that', async () => {
    const { path, all } = await together('Ben')
    const [mara, ben] = all as [Watching, Watching]
    expect(ben.told[0]).toMatchObject({ shown: START, people: { leader: { name: 'Mara', state: 'here' } } })
    const shown: Shown = { moment: 12, eye: 1, speed: 2, isPlaying: true }
    const heard = mara.told.length
    mara.says({ what: 'show', shown })
    await ben.until(() => ben.shown.moment === 12)
    expect(ben.shown).toEqual(shown)
    const ida = await connected(path)
    await ida.until(() => ida.told.length > 0)
    expect(ida.told[0]).toMatchObject({ shown, people: { count: 2 } })
    expect(mara.told.slice(heard), 'who steps is told nothing of it').toEqual([])
  })

  it('also if it has slept meanwhile', async () => {
    const { name, all } = await together('Ben')
    const [mara, ben] = all as [Watching, Watching]
    for (const moment of [5, 9, 14]) {
      await evictDurableObject(stubOf(name))
      mara.says({ what: 'show', shown: { ...START, moment } })
      await ben.until(() => ben.shown.moment === moment)
    }
    expect(await ben.refusedFor({ what: 'show', shown: START })).toBe('not_leading')
    mara.says({ what: 'pass', to: ben.me })
    await ben.until(() => ben.people.leader?.id === ben.me)
  })

  it('the lead is passed on, and who had it has it no more', async () => {
    const { all } = await together('Ben')
    const [mara, ben] = all as [Watching, Watching]
    mara.says({ what: 'pass', to: ben.me })
    await Promise.all(all.map((each) => each.until(() => each.people.leader?.name === 'Ben')))
    expect(await mara.refusedFor({ what: 'show', shown: { ...START, moment: 20 } })).toBe('not_leading')
    ben.says({ what: 'show', shown: { ...START, moment: 21 } })
    await mara.until(() => mara.shown.moment === 21)
  })

  it('the leader goes: the film stands, and after a while anybody takes the lead, one of them alone', async () => {
    const { name, all } = await together('Ben', 'Ida')
    const [mara, ben, ida] = all as [Watching, Watching, Watching]
    mara.says({ what: 'show', shown: { ...START, isPlaying: true } })
    await ben.until(() => ben.shown.isPlaying)
    mara.leaves()
    await ben.until(() => ben.people.leader?.state === 'away' && !ben.shown.isPlaying)
    expect(await ben.refusedFor({ what: 'take' })).toBe('led')
    await runInDurableObject(stubOf(name), (screening) => screening.pass(GRACE))
    await ben.until(() => ben.people.leader?.state === 'gone')
    ben.says({ what: 'take' })
    await ida.until(() => ida.people.leader?.name === 'Ben')
    expect(await ida.refusedFor({ what: 'take' })).toBe('led')
  })

  it('by the clock of the platform too', async () => {
    const { name, all } = await together('Ben')
    const due = runInDurableObject(stubOf(name), (_, { storage }) => storage.getAlarm())
    expect(await due, 'a dead line is missed').toBeLessThanOrEqual(Date.now() + 75_000)
    all[0]!.leaves()
    await all[1]!.until(() => all[1]!.people.leader?.state === 'away')
    const free = await runInDurableObject(stubOf(name), (_, { storage }) => storage.getAlarm())
    expect(free).toBeLessThanOrEqual(Date.now() + GRACE)
  })

  it('a page that reloads leads again; its old line makes room', async () => {
    const { path, all } = await together('Ben')
    const [mara, ben] = all as [Watching, Watching]
    const again = await came(path, 'Mara')
    await mara.until(() => mara.closed === CLOSE.tooManyDevices)
    expect(again.me).toBe(mara.me)
    again.says({ what: 'show', shown: { ...START, moment: 30 } })
    await ben.until(() => ben.shown.moment === 30)
    expect(ben.people).toMatchObject({ count: 2, leader: { name: 'Mara', state: 'here' } })
  })

  it('who leaves is not waited for', async () => {
    const { all } = await together('Ben')
    const [mara, ben] = all as [Watching, Watching]
    mara.says({ what: 'leave' })
    await ben.until(() => ben.people.leader === null && ben.people.count === 1)
    expect(mara.closed).toBe(CLOSE.sentHome)
    ben.says({ what: 'take' })
    await ben.until(() => ben.people.leader?.name === 'Ben')
  })

  it('names are masked and unlike each other; who gives none is somebody', async () => {
    const { path, all } = await together('Ben')
    const other = await came(path, 'ben', keyOf('other'))
    const coarse = await came(path, 'Shithead')
    const nobody = await came(path, null)
    await nobody.until(() => nobody.people.count === 5)
    const names = nobody.people.here.map(({ name }) => name)
    expect(names).toEqual(['Mara', 'Ben', 'ben 2', expect.stringContaining('*'), null])
    expect(await other.refusedFor({ what: 'come', key: keyOf('other'), name: ' \u202e ' })).toBe('bad_name')
    expect([all.length, coarse.closed]).toEqual([2, null])
  })

  it('is gone some hours after the last one has left, and leaves nothing behind', async () => {
    const { path, name, all } = await together()
    all[0]!.leaves()
    const stub = stubOf(name)
    const emptied = () =>
      runInDurableObject(stub, (_, { storage }) => {
        const [row] = storage.sql.exec<{ json: string }>('select json from screening').toArray()
        return /"emptySince":\d/.test(row!.json)
      })
    while (!(await emptied())) await scheduler.wait(5)
    await runInDurableObject(stub, (screening) => screening.pass(EXPIRES))
    expect(await remains(stub)).toEqual([])
    const late = await connected(path)
    await late.until(() => late.closed === CLOSE.gone)
  })
})

describe('what is refused', () => {
  it.each([
    ['no JSON', 'hello'],
    ['no object', '7'],
    ['deep nesting', '['.repeat(8000)],
    ['an unknown deed', { what: 'fly' }],
    ['an unknown field', { what: 'show', shown: START, by: 'me' }],
    ['a moment after the last', { what: 'show', shown: { ...START, moment: 41 } }],
    ['a seat that nobody has', { what: 'show', shown: { ...START, eye: 2 } }],
    ['binary', new ArrayBuffer(8)],
  ])('%s is malformed and changes nothing', async (_, message) => {
    const { all } = await together('Ben')
    const [mara, ben] = all as [Watching, Watching]
    const heard = ben.told.length
    expect(await mara.refusedFor(message)).toBe('malformed')
    expect(await ben.refusedFor('x')).toBe('malformed')
    expect(ben.told.slice(heard)).toEqual([
      { no: 'malformed', why: { problem: 'no_json', field: '', expected: 'JSON' } },
    ])
  })

  it('to do anything before one has come', async () => {
    const { path } = await made()
    const stranger = await connected(path)
    expect(await stranger.refusedFor({ what: 'take' })).toBe('not_here')
    expect(await stranger.refusedFor({ what: 'show', shown: START })).toBe('not_here')
  })

  it('a flood is refused, and in the end cut; so is a frame that is too large', async () => {
    const { path } = await made()
    const flood = await came(path, 'Eve')
    for (let sent = 0; sent < LIMITS.commandBurst + 5; sent++) flood.says('x')
    await flood.until(() => flood.refusals.includes('too_fast'))
    for (let sent = 0; sent < 2 * LIMITS.abuses; sent++) flood.says('x')
    await flood.until(() => flood.closed === CLOSE.abuse)
    const large = await came(path, 'Large')
    large.says('x'.repeat(17 * 1024))
    await large.until(() => large.closed === CLOSE.tooLarge)
  })

  it('one more than there is place for, from one address and in all', async () => {
    const { path } = await made()
    const from = (address: number) => ({ 'cf-connecting-ip': `192.0.2.${address}` })
    for (let came = 0; came < LIMITS.watchersPerAddress; came++) await connected(path, from(1))
    const near = await connected(path, from(1))
    await near.until(() => near.closed === CLOSE.tooManyWatchers)
    for (let came = LIMITS.watchersPerAddress; came < LIMITS.screening; came++) await connected(path, from(came))
    const last = await connected(path, from(250))
    await last.until(() => last.closed === CLOSE.tooManyWatchers)
  })

  it('a client of another time, and a code that leads nowhere, which leaves no trace', async () => {
    const { path } = await made()
    const old = await SELF.fetch(`${ORIGIN}${path}?v=9`, { headers: { upgrade: 'websocket' } })
    const outdated = new Watching(old.webSocket!)
    await outdated.until(() => outdated.closed === CLOSE.outdated)
    const match = await ended()
    for (const code of ['A'.repeat(12), 'nonsense', '%ff']) {
      const lost = await connected(pathOf(match, code))
      await lost.until(() => lost.closed === CLOSE.gone)
    }
    const tables = await runInDurableObject(stubOf(`${match} ${'A'.repeat(12)}`), (_, { storage }) =>
      storage.sql.exec('select name from sqlite_master').toArray(),
    )
    expect(tables).toEqual([])
  })

  it('to begin it from another site, of no match, or of one that cannot be shown', async () => {
    const match = await ended()
    const body = { key: keyOf('Mara'), shown: START }
    const browser = new Browser()
    const asked = async (id: string, given: unknown = body, headers = {}) =>
      problem(await browser.post(pathOf(id), given, headers))
    expect(await asked(match, body, { origin: 'https://evil.test' })).toEqual([403, 'wrong_origin'])
    expect(await asked('A'.repeat(22))).toEqual([404, 'no_such_match'])
    expect(await asked('nonsense')).toEqual([404, 'no_such_match'])
    expect(await asked(await ended({ moves: null }))).toEqual([404, 'no_such_match'])
    expect(await asked(await ended({ version: 999 }))).toEqual([404, 'no_such_match'])
    expect(await asked(match, { ...body, shown: { ...START, moment: 41 } })).toEqual([400, 'malformed'])
    expect(await asked(match, { ...body, more: 1 })).toEqual([400, 'malformed'])
    expect(await problem(await browser.get(pathOf(match)))).toEqual([405, 'wrong_method'])
    expect(await problem(await browser.get(pathOf(match, 'A'.repeat(12))))).toEqual([426, 'upgrade_required'])
    expect(browser.cookie, 'nobody is remembered').toBeNull()
  })

  it('to begin too many', async () => {
    const match = await ended()
    const from = { 'cf-connecting-ip': '192.0.2.99' }
    const ask = () => new Browser().post(pathOf(match), { key: keyOf('Mara'), shown: START }, from)
    expect((await ask()).status).toBe(201)
    expect(await problem(await afterAMinutes(59, ask))).toEqual([429, 'too_many_rooms'])
  })
})

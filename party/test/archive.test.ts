import { env, evictDurableObject, runInDurableObject, SELF } from 'cloudflare:test'
import { replay, rngOf, TITLES, titleOf, update } from '@robot-night/engine'
import { verifyMatch } from '@robot-night/engine/fair'
import type { ArchivedMatch } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { find, keep } from '../archive/archive.ts'
import { matchStream } from '../room/match/keyStreams.ts'
import { Browser, friend, hosted, ORIGIN, stubOf, type Client } from './client.ts'

const A_YEAR = 365 * 24 * 60 * 60 * 1000
const CLOCK = 4_000_000_000_000
const archive = env.Archive!

const record = (id: string, endedAt = Date.now()): ArchivedMatch => ({
  form: 1,
  id,
  title: 'probe',
  version: 1,
  number: 1,
  options: {},
  seats: [],
  secret: '',
  begunAt: endedAt - 1,
  endedAt,
  ended: null,
  moves: [],
})
const id = (name: string): string => name.padEnd(22, '-')
const ask = (match: string, query = '') => SELF.fetch(`${ORIGIN}/api/matches/${match}${query}`)

/** A match of two people who answer by the beat alone. Gives its id and what everybody saw at its end. */
async function played(title: string): Promise<{ code: string; match: string; people: Client[]; watcher: Client }> {
  const { code, client } = await hosted(title)
  const people = [client, (await friend(code, 'Tom')).client]
  const watcher = await new Browser().open(code, 'as=watcher')
  await watcher.until(() => watcher.hello)
  await client.manages({ do: 'deal' })
  const match = await client.until(() => client.match)
  const rules = titleOf(title)!
  for (let last = client; last.scene?.outcome === null;) {
    last = people[last.scene.awaits.find(({ done }) => !done)!.seat]!
    const { kind, prompt } = await last.until(() => last.scene?.asks)
    await last.answers(rules.decisions[kind]!.sample(prompt, rngOf(`beat ${last.scene!.beat}`)))
  }
  for (const each of [...people, watcher]) await each.until(() => each.scene?.outcome)
  return { code, match, people, watcher }
}

/** What the room had on its way has arrived, or has not. */
const settled = (code: string) => runInDurableObject(stubOf(code), () => scheduler.wait(50))

/** By the clock of the platform, which rings when it likes. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries > 200) throw new Error('this never comes')
    await scheduler.wait(10)
  }
}

async function archived(match: string): Promise<ArchivedMatch> {
  for (let tries = 0; tries < 200; tries++) {
    const response = await ask(match)
    if (response.ok) return response.json()
    await scheduler.wait(10)
  }
  throw new Error(`${match} did not come to the archive`)
}

describe('a match that has ended', () => {
  it('is in the archive, and played again from there it ends as everybody saw it end', async () => {
    const { match, people, watcher } = await played('robot-revolution')
    const found = await archived(match)
    const { title, version, options, seats, moves } = found
    const game = TITLES.find((each) => each.id === title)!
    expect({ form: found.form, version, ended: found.ended }).toEqual({ form: 1, version: game.version, ended: null })
    expect(seats.map(({ name }) => name)).toEqual(['Mara', 'Tom'])
    const plays = { seats: seats.length, options, moves: moves!.map(({ move }) => move) }
    const last = [...replay(game, plays, matchStream(found))].at(-1)!
    for (const [seat, { scene }] of people.entries()) {
      expect(scene).toMatchObject({ ...update(game, last.position, seat) })
    }
    expect(watcher.scene).toMatchObject({ ...update(game, last.position, 'spectator') })
    expect(seats.flatMap(({ won }, seat) => (won ? [seat] : []))).toEqual(watcher.scene?.outcome?.winners)
  })

  it('holds nothing of anybody but the names that they typed', async () => {
    const { code, match } = await played('robot-revolution')
    const text = JSON.stringify(await archived(match))
    expect(text).not.toContain(code)
    expect(text).not.toMatch(/device|hash|token|talk/)
  })

  it('comes from its room too, for anyone with the code', async () => {
    const { code, match } = await played('robot-revolution')
    const found = await archived(match)
    await archive.prepare('delete from match').run()
    expect((await ask(match)).status).toBe(404)
    expect(await (await ask(match, `?room=${code}`)).json()).toEqual(found)
    expect((await ask(id('another'), `?room=${code}`)).status).toBe(404)
  })

  it('stands in the night of the room, which survives that the room falls asleep', async () => {
    const { code, people } = await played('robot-revolution')
    await evictDurableObject(stubOf(code))
    const again = await new Browser().open(code, 'as=watcher')
    await again.until(() => again.hello)
    expect(again.downs[0]?.night).toMatchObject([{ number: 1, seats: [{ name: 'Mara' }, { name: 'Tom' }] }])
    expect(people[0]!.downs.flatMap(({ night }) => night ?? [])).toEqual(again.downs[0]?.night)
  })
})

describe('an archive that does not answer', () => {
  it('is asked again by the alarm, until it has the match', async () => {
    await keep(archive, record(id('first')), 'a room')
    await archive.batch(
      ['alter table match rename to away', 'create table match (id text)'].map((sql) => archive.prepare(sql)),
    )
    const { code, host, client } = await hosted('robot-revolution', { conditions: { clock: CLOCK } })
    await friend(code, 'Tom')
    await client.manages({ do: 'deal' })
    const match = await client.until(() => client.match)
    await client.manages({ do: 'stop' })
    const ring = (at: number) => host.post(`/testing/rooms/${code}/ring`, { at })
    await ring(CLOCK + 20_000)
    await settled(code)
    await archive.batch(['drop table match', 'alter table away rename to match'].map((sql) => archive.prepare(sql)))
    await ring(CLOCK + 25_000)
    expect((await ask(match)).status).toBe(404)
    await ring(CLOCK + 31_000)
    await until(async () => (await ask(match)).status === 200)
  })
})

describe('a match that goes on', () => {
  it('is told to nobody, by its room neither', async () => {
    const { code, client } = await hosted('robot-revolution')
    await friend(code, 'Tom')
    await client.manages({ do: 'deal' })
    const match = await client.until(() => client.match)
    expect((await ask(match)).status).toBe(404)
    expect((await ask(match, `?room=${code}`)).status).toBe(404)
  })

  it('that the host stops is kept as stopped', async () => {
    const { code, client } = await hosted('robot-revolution')
    await friend(code, 'Tom')
    await client.manages({ do: 'deal' })
    const match = await client.until(() => client.match)
    await client.manages({ do: 'stop' })
    expect(await archived(match)).toMatchObject({ ended: 'stopped', seats: [{ place: null }, { place: null }] })
  })
})

describe('a match that nobody goes on with', () => {
  const MONTH = 31 * 24 * 60 * 60 * 1000

  it('is ended when the room goes, and its secret and moves are published as of any other', async () => {
    const { code, host, client } = await hosted('robot-revolution', { conditions: { clock: CLOCK } })
    await friend(code, 'Tom')
    await client.manages({ do: 'deal' })
    const match = await client.until(() => client.match)
    await host.post(`/testing/rooms/${code}/ring`, { at: CLOCK + MONTH })
    const found = await archived(match)
    expect(found).toMatchObject({ ended: 'abandoned', seats: [{ place: null }, { place: null }] })
    expect(verifyMatch(found, TITLES).verdict).toBe('unvouched')
    await until(async () => {
      await host.post(`/testing/rooms/${code}/ring`, { at: CLOCK + MONTH + 1 })
      return (await SELF.fetch(`${ORIGIN}/api/rooms/${code}`)).status === 404
    })
    expect((await ask(match)).status).toBe(200)
  })
})

describe('the archive', () => {
  it('keeps a match once, whatever is sent again', async () => {
    const first = record(id('once'))
    await keep(archive, first, 'a room')
    await keep(archive, { ...first, secret: 'another' }, 'a room')
    expect(await find(archive, first.id)).toEqual(first)
  })

  it('keeps it for a year, then nobody finds it, and with the next one it is gone', async () => {
    const old = record(id('old'), Date.now() - A_YEAR - 60_000)
    const young = record(id('young'), Date.now() - A_YEAR + 60_000)
    await keep(archive, young, 'a room')
    await archive
      .prepare('insert into match values (?, ?, ?, ?)')
      .bind(old.id, 'a room', old.endedAt, JSON.stringify(old))
      .run()
    expect(await find(archive, old.id)).toBeNull()
    expect(await find(archive, young.id)).toEqual(young)
    await keep(archive, record(id('next')), 'a room')
    const left = await archive.prepare('select id from match').all<{ id: string }>()
    expect(left.results.map((row) => row.id)).not.toContain(old.id)
  })

  it('answers what cannot be the name of a match like what is none', async () => {
    for (const match of ['x', id('none'), "'; drop table match; --"]) {
      const response = await ask(encodeURIComponent(match))
      expect(await response.json()).toMatchObject({ status: 404, code: 'no_such_match' })
    }
  })
})

describe('a table that the host clears away', () => {
  it('is gone at once, for all, and so is what the archive had of it', async () => {
    const { code, match, people } = await played('robot-revolution')
    await archived(match)
    people[0]!.send({ id: 'clear-the-table-', what: 'manage', act: { do: 'clearTable' } })
    for (const each of people) expect(await each.until(() => each.closed)).toBe(4002)
    await until(async () => (await ask(match)).status === 404)
    expect((await SELF.fetch(`${ORIGIN}/api/rooms/${code}`)).status).toBe(404)
    expect((await ask(match, `?room=${code}`)).status).toBe(404)
  })

  it('nobody but the host can do that', async () => {
    const { code } = await hosted('robot-revolution')
    const { client } = await friend(code, 'Tom')
    expect((await client.manages({ do: 'clearTable' })).no).toMatchObject({ code: 'not_host' })
  })
})

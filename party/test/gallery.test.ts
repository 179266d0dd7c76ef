import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { CLOSE, LIMITS, type Down } from '@robot-night/protocol'
import { rngOf, TITLES } from '@robot-night/engine'
import { expect, it, describe, vi } from 'vitest'
import { nameOf } from '../room/galleries/galleryLink.ts'
import { Browser, friend, hosted, stubOf, type Client } from './client.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

const FILL = { room: 3, gallery: 4 }
const revolution = TITLES.find(({ id }) => id === 'robot-revolution')!

async function crowded(count: number, title = 'probe', given: { key?: string } = {}) {
  const made = await hosted(title, { conditions: { fill: FILL, ...given } })
  return { ...made, watchers: await come(made.code, count) }
}
async function come(code: string, count: number, query = 'as=watcher'): Promise<Client[]> {
  const watchers: Client[] = []
  for (let at = 0; at < count; at++) {
    const watcher = await new Browser().open(code, query)
    await watcher.until(() => watcher.hello ?? watcher.closed)
    watchers.push(watcher)
  }
  return watchers
}
const isIn = (watcher: Client) => watcher.hello?.me.gallery === true
const galleryOf = ({ room }: Client, number: number) =>
  env.Gallery.getByName(nameOf({ code: room!.code, room: room!.id, number }))
const galleriesOf = (code: string) =>
  runInDurableObject(stubOf(code), (object) => {
    const { ctx } = object as unknown as { ctx: DurableObjectState }
    const tables = ctx.storage.sql.exec("select 1 from sqlite_master where name = 'gallery'").toArray()
    return tables.length === 0
      ? []
      : ctx.storage.sql.exec<{ number: number; count: number }>('select * from gallery').toArray()
  })
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5))
}
const says = (client: Client, text: string) => client.does({ what: 'say', text })
const hears = (watcher: Client, text: string) => watcher.until(() => watcher.texts.some((each) => each.includes(text)))

/** Lines that came, as a page keeps them: all of them with a greeting, else those that are new. */
function kept(downs: readonly Down[], part: 'talk' | 'night') {
  const numbered = new Map<number, unknown>()
  for (const down of downs) {
    if (down.hello) numbered.clear()
    for (const line of down[part] ?? []) numbered.set(line.number, line)
  }
  return [...numbered.values()]
}
/** What all who watch must have in common. */
const shown = ({ downs, room, n, scene, told }: Client) => ({
  ...{ room, n, scene, told },
  talk: kept(downs, 'talk'),
  night: kept(downs, 'night'),
})

/** Plays on until the end of the match; between two answers something may happen. */
async function playsOut(people: Client[], between: (move: number) => Promise<unknown> = async () => undefined) {
  let last = people[0]!
  for (let move = 0; last.scene?.outcome === null; move++) {
    last = people[last.scene.awaits[0]!.seat]!
    const { kind, prompt } = await last.until(() => last.scene?.asks)
    await last.answers(revolution.decisions[kind]!.sample(prompt, rngOf(`beat ${last.scene!.beat}`)))
    await between(move)
  }
}
async function match(watching: number) {
  const { code, client, watchers } = await crowded(watching, revolution.id, { key: '5b'.repeat(32) })
  const tom = await friend(code, 'Tom')
  await client.manages({ do: 'deal' })
  await client.until(() => client.scene)
  return { code, people: [client, tom.client], watchers }
}

describe('who finds no place in a room', () => {
  it('watches from a gallery, and the next from the next one when that is full', async () => {
    const { code, client, watchers } = await crowded(9)
    expect(watchers.map(isIn)).toEqual([false, false, false, true, true, true, true, true, true])
    await client.until(() => client.room?.watchers === 9)
    await until(async () => (await galleriesOf(code)).map(({ count }) => count).join() === '4,2')
    await says(client, 'welcome, all of you')
    for (const watcher of watchers) await hears(watcher, 'welcome, all of you')
  })

  it('sees the same as who watches in the room, byte for byte', async () => {
    const { client, watchers } = await crowded(5)
    const froms = watchers.map(({ texts }) => texts.length)
    await says(client, 'one')
    await hears(watchers[4]!, 'one')
    await client.does({ what: 'react', reaction: 'clap' })
    await hears(watchers[4]!, 'clap')
    await client.manages({ do: 'seatBot', chair: null })
    await client.manages({ do: 'deal' })
    for (const watcher of watchers) await watcher.until(() => watcher.scene)
    const [inRoom, inGallery] = [2, 4].map((at) => watchers[at]!.texts.slice(froms[at]))
    expect(inGallery).toEqual(inRoom)
  })

  it('is told whole scenes where it asked for that, as who watches in the room is', async () => {
    const { code, people } = await match(0)
    const whole = await come(code, 2, 'as=watcher&whole=1')
    const plain = await come(code, 1)
    whole.push(...(await come(code, 2, 'as=watcher&whole=1')))
    plain.push(...(await come(code, 1)))
    expect([...whole, ...plain].map(isIn)).toEqual([false, false, true, true, false, true])
    await playsOut(people, async (move) => {
      if (move % 7 === 2) await evictDurableObject(galleryOf(people[0]!, 1))
      if (move % 7 === 5) await evictDurableObject(stubOf(code))
    })
    for (const each of [...whole, ...plain]) await each.until(() => each.scene?.outcome)
    for (const each of whole) expect(shown(each)).toMatchObject({ ...shown(plain[0]!), room: {} })
    const forms = ({ texts }: Client) =>
      ['"since":', '"patch":'].map((form) => texts.some((text) => text.includes(form)))
    expect(whole.map(forms)).toEqual(whole.map(() => [true, false]))
    expect(plain.map(forms)).toEqual(plain.map(() => [true, true]))
  })

  it('may watch and nothing else; who goes too far is cut off', async () => {
    const { watchers } = await crowded(4)
    const last = watchers[3]!
    expect(await last.does({ what: 'watcherSay', text: 'hello?' })).toMatchObject({ no: { code: 'only_watching' } })
    const asked = last.downs.length
    last.send({ id: 'again', what: 'again' })
    await last.until(() => last.downs.slice(asked).some((down) => down.hello))
    for (let at = 0; at < 100 && last.closed === null; at++) last.send('nonsense')
    await last.until(() => last.closed !== null)
    expect(last.closed).toBe(CLOSE.abuse)
    const [other] = await come(last.room!.code, 1)
    other!.send('x'.repeat(LIMITS.frameBytes + 1))
    await other!.until(() => other!.closed !== null)
    expect(other!.closed).toBe(CLOSE.tooLarge)
  })

  it('answers pings, and asks those to reload who are too old', async () => {
    const { code, watchers } = await crowded(4)
    watchers[3]!.send('ping')
    await hears(watchers[3]!, 'pong')
    const [old] = await come(code, 1, 'as=watcher&v=99')
    expect(old!.closed).toBe(CLOSE.outdated)
  })

  it('takes a free chair as ever, and is then in the room itself', async () => {
    const { code } = await crowded(4)
    const tom = new Browser()
    const before = await tom.open(code)
    await before.until(() => before.hello)
    expect(isIn(before)).toBe(true)
    expect((await tom.post(`/api/rooms/${code}/seats`, { name: 'Tom' })).status).toBe(200)
    const after = await tom.open(code)
    await after.until(() => after.hello)
    expect(after.hello?.me).toEqual({ chair: 1, seat: null })
  })

  it('so many from one address only', async () => {
    const { code } = await hosted('probe', { conditions: { fill: { room: 0, gallery: 1000 } } })
    const there = { 'cf-connecting-ip': '203.0.113.7' }
    const opened = await Promise.all(
      Array.from({ length: LIMITS.watchersPerAddress }, () => new Browser().open(code, 'as=watcher', there)),
    )
    const late = await new Browser().open(code, 'as=watcher', there)
    await late.until(() => late.closed !== null)
    expect(late.closed).toBe(CLOSE.tooManyWatchers)
    expect(opened.every(({ closed }) => closed === null)).toBe(true)
    const elsewhere = await new Browser().open(code, 'as=watcher', { 'cf-connecting-ip': '203.0.113.8' })
    await elsewhere.until(() => elsewhere.hello)
  })

  it('is counted, and an empty gallery goes', async () => {
    const { code, client, watchers } = await crowded(5)
    await client.until(() => client.room?.watchers === 5)
    for (const watcher of watchers.slice(3)) watcher.close()
    await client.until(() => client.room?.watchers === 3)
    await until(async () => (await galleriesOf(code)).length === 0)
    await come(code, 1)
    await client.until(() => client.room?.watchers === 4)
  })
})

describe('a match that is watched from galleries', () => {
  it('ends for all of them with what a newcomer is given', async () => {
    const { code, people, watchers } = await match(6)
    const late: Client[] = []
    await playsOut(people, async (move) => void (move % 5 === 3 && late.push(...(await come(code, 1)))))
    const everybody = [...watchers, ...late]
    for (const each of everybody) await each.until(() => each.scene?.outcome)
    const [fresh] = await come(code, 1)
    await fresh!.until(() => fresh!.scene)
    expect(late.length).toBeGreaterThan(2)
    // How many they are is told a little later.
    await until(async () => everybody.every(({ room }) => room?.watchers === fresh!.room?.watchers))
    for (const each of everybody) expect(shown(each)).toEqual(shown(fresh!))
  })

  it('the same where galleries and the room are evicted in the middle, now and then', async () => {
    const { code, people, watchers } = await match(6)
    await playsOut(people, async (move) => {
      if (move % 7 === 2) await evictDurableObject(galleryOf(watchers[0]!, 1))
      if (move % 7 === 5) await evictDurableObject(stubOf(code))
    })
    for (const each of watchers) await each.until(() => each.scene?.outcome)
    const [fresh] = await come(code, 1)
    await fresh!.until(() => fresh!.scene)
    await until(async () => watchers.every(({ room }) => room?.watchers === fresh!.room?.watchers))
    for (const each of watchers) expect(shown(each)).toEqual(shown(fresh!))
  })

  it('the same where a gallery fails to hear', async () => {
    const { code, people, watchers } = await match(5)
    const heard: unknown[] = []
    const deaf = (is: boolean) =>
      runInDurableObject(galleryOf(watchers[0]!, 1), (object) => {
        const kind = Object.getPrototypeOf(object) as { hear: unknown }
        if (is) heard.push(kind.hear)
        kind.hear = is
          ? () => {
              throw new Error('deaf')
            }
          : heard[0]
      })
    await playsOut(people, async (move) => {
      if (move === 4) await deaf(true)
      if (move !== 5) return
      const { n } = watchers[0]!
      await watchers[0]!.until(() => watchers[0]!.n > n)
      await deaf(false)
    })
    for (const each of watchers) await each.until(() => each.scene?.outcome)
    const [fresh] = await come(code, 1)
    await fresh!.until(() => fresh!.scene)
    expect(shown(watchers[4]!).told).toEqual(shown(fresh!).told)
    expect(watchers[4]!.downs.filter((down) => down.hello).length).toBeGreaterThan(1)
  })
})

describe('a room with galleries', () => {
  it('that is shut shows them out, and lets them in again when it opens', async () => {
    const { code, client, watchers } = await crowded(5)
    await client.manages({ do: 'shut', on: true })
    for (const watcher of watchers) await watcher.until(() => watcher.closed !== null)
    expect(watchers.map(({ closed }) => closed)).toEqual(watchers.map(() => CLOSE.shut))
    expect((await come(code, 1))[0]!.closed).toBe(CLOSE.shut)
    expect(await galleriesOf(code)).toEqual([])
    await client.manages({ do: 'shut', on: false })
    expect((await come(code, 5)).map(isIn)).toEqual([false, false, false, true, true])
  })

  it('that goes is gone for them too', async () => {
    const { client, watchers } = await crowded(4)
    client.send({ id: 'A'.repeat(16), what: 'manage', act: { do: 'clearTable' } })
    await watchers[3]!.until(() => watchers[3]!.closed !== null)
    expect(watchers[3]!.closed).toBe(CLOSE.gone)
  })

  it('says nothing to another room’s gallery that has the same code', async () => {
    const { code } = await crowded(4)
    const stub = stubOf(code)
    const said = { number: 1, count: 7, asks: true }
    expect(await stub.hearGallery({ room: 'another', ...said })).toEqual({ turnedAway: 'gone' })
    expect((await galleriesOf(code)).every(({ count }) => count < 7)).toBe(true)
  })

  it('lets no word of a whisper, the watchers’ chat, a hand or a ticket get there', async () => {
    const { code, client, watchers } = await crowded(4)
    const { client: tom } = await friend(code, 'Tom')
    await client.does({ what: 'whisper', to: 1, text: 'a secret between us' })
    const named = new Browser()
    await named.open(code)
    await client.manages({ do: 'seatBot', chair: null })
    await client.manages({ do: 'deal' })
    await says(tom, 'that is all')
    await hears(watchers[3]!, 'that is all')
    const heard = watchers[3]!.texts.join()
    for (const word of ['secret', 'whispers', 'watcherChat', '"devices"', '"asking"', '"ok"'])
      expect(heard).not.toContain(word)
    expect(watchers[3]!.downs.every(({ table }) => !table || !('scene' in table) || table.scene.asks === null)).toBe(
      true,
    )
  })
})

import { evictDurableObject, runInDurableObject, SELF } from 'cloudflare:test'
import type { FirstSight } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { store } from '../room/storage/writeRows.ts'
import { readRoom } from '../room/storage/readRows.ts'
import { Browser, friend, hosted, ORIGIN, stubOf, type Client } from './client.ts'

const [MARA, TOM, NOBODY] = [0, 1, 5]
const conditions = { key: '5b'.repeat(32), clock: 4_102_444_800_000, random: 'seed' }
const settled = (code: string) => SELF.fetch(`${ORIGIN}/testing/rooms/${code}/settle`, { method: 'POST' })
const sightOf = async (code: string, browser: Browser) =>
  (await (await browser.get(`/testing/rooms/${code}/look`)).json()) as FirstSight
const keptBy = (code: string) =>
  runInDurableObject(stubOf(code), (_, { storage }) => readRoom(storage)?.whispers.map((box) => box.length))
const whispersTo = (client: Client) => client.downs.flatMap(({ whispers = [] }) => whispers.map(({ text }) => text))

/** Mara, Tom, Ida and somebody who watches; and what Ida, and who watches, have got to see in the end. */
class Table {
  readonly seen: string[] = []
  readonly #code: string
  readonly #mara: Client
  #tom: Client
  #ida: Client
  #watcher: Client
  readonly #browsers: { tom: Browser; ida: Browser }

  static async laid(code: string): Promise<Table> {
    const { client } = await hosted('probe', { code, conditions })
    const tom = await friend(code, 'Tom')
    const ida = await friend(code, 'Ida')
    const watcher = await new Browser().open(code, 'as=watcher')
    await watcher.until(() => watcher.hello)
    return new Table(code, { mara: client, tom, ida, watcher })
  }

  private constructor(
    code: string,
    who: {
      mara: Client
      tom: Awaited<ReturnType<typeof friend>>
      ida: Awaited<ReturnType<typeof friend>>
      watcher: Client
    },
  ) {
    this.#code = code
    this.#mara = who.mara
    this.#tom = who.tom.client
    this.#ida = who.ida.client
    this.#watcher = who.watcher
    this.#browsers = { tom: who.tom.browser, ida: who.ida.browser }
  }

  /** Mara and Tom whisper to each other, or what they send is refused: two messages in any case. */
  async whispers(isHeard: boolean): Promise<void> {
    const text = 'the leader lies '.repeat(20)
    const said = [
      await this.#mara.does({ what: 'whisper', to: isHeard ? TOM : NOBODY, text }),
      await this.#tom.does({ what: 'whisper', to: isHeard ? MARA : NOBODY, text }),
    ]
    expect(said.map(({ no }) => no?.code)).toEqual(isHeard ? [undefined, undefined] : Array(2).fill('no_such_chair'))
  }

  /** Everybody says something aloud, and it reaches all. */
  async talks(text: string): Promise<void> {
    for (const client of [this.#mara, this.#tom, this.#ida]) await client.does({ what: 'say', text })
    await settled(this.#code)
    await this.#watcher.until(() => this.#watcher.texts.join().includes(text))
  }

  async deals(): Promise<void> {
    await this.#mara.manages({ do: 'deal' })
    await this.#ida.until(() => this.#ida.scene)
  }

  /** A card is led and answered. */
  async plays(): Promise<void> {
    const { hand } = this.#mara.scene!.asks!.prompt as { hand: string[] }
    await this.#mara.answers({ card: hand[0], claim: 'ruby' })
    for (const client of [this.#ida, this.#tom]) {
      await client.until(() => client.scene!.asks)
      await client.answers({ card: null })
    }
    await settled(this.#code)
  }

  /** Ida, and who watches, come back to the page: what it is drawn from, and their first messages. */
  async reload(query = ''): Promise<void> {
    this.#note(JSON.stringify(await sightOf(this.#code, this.#browsers.ida)))
    this.#note(JSON.stringify(await sightOf(this.#code, new Browser())))
    this.#ida = await this.#instead(this.#ida, () => this.#browsers.ida.open(this.#code, `as=player${query}`))
    this.#watcher = await this.#instead(this.#watcher, () => new Browser().open(this.#code, `as=watcher${query}`))
  }

  async tomComesBack(): Promise<void> {
    this.#tom = await this.#instead(this.#tom, () => this.#browsers.tom.open(this.#code), 'unseen')
  }

  /** What Ida says she has already. */
  get has(): string {
    return `&match=${this.#ida.match}&n=${this.#ida.n}`
  }

  get tomHeard(): string[] {
    return whispersTo(this.#tom)
  }

  async isOver(): Promise<string[]> {
    await this.#mara.manages({ do: 'stop' })
    await this.#tom.does({ what: 'self', act: { do: 'leave' } })
    await settled(this.#code)
    for (const client of [this.#ida, this.#watcher]) this.#takeFrom(client)
    return this.seen
  }

  async #instead(had: Client, opens: () => Promise<Client>, note: 'seen' | 'unseen' = 'seen'): Promise<Client> {
    if (note === 'seen') this.#takeFrom(had)
    had.close()
    await had.until(() => had.closed)
    await settled(this.#code)
    const client = await opens()
    await client.until(() => client.hello)
    return client
  }

  #takeFrom(client: Client): void {
    for (const text of client.texts) this.#note(text)
  }

  /** Ids of commands are drawn by the client, and the code is what tells the rooms apart. */
  #note(text: string): void {
    this.seen.push(text.replaceAll(this.#code, 'CODE').replace(/"ok":"[^"]+"/, '"ok"'))
  }
}

/** An evening with whispers at every turn, or without any. */
async function evening(code: string, isHeard: boolean): Promise<{ seen: string[]; heard: number }> {
  const table = await Table.laid(code)
  let heard = 0
  const whispers = async () => {
    const before = table.tomHeard.length
    await table.whispers(isHeard)
    heard += table.tomHeard.length - before
  }
  await whispers()
  await table.talks('welcome')
  await whispers()
  await table.reload()
  await table.deals()
  await whispers()
  await table.plays()
  await table.reload(table.has)
  await table.talks('well played')
  await evictDurableObject(stubOf(code))
  await whispers()
  await table.reload()
  await table.talks('good morning')
  await evictDurableObject(stubOf(code))
  await table.reload(table.has)
  await table.tomComesBack()
  await whispers()
  await table.talks('the end')
  return { heard, seen: await table.isOver() }
}

it('a third and who watches get the same, byte for byte, whether others whisper or not', async () => {
  const whispered = await evening('RRRRR', true)
  const silent = await evening('SSSSS', false)
  expect([whispered.heard, silent.heard]).toEqual([10, 0])
  expect(whispered.seen).toEqual(silent.seen)
  expect(whispered.seen.join()).toContain('the end')
  expect(whispered.seen.join()).not.toContain('lies')
})

describe('a whisper over the line', () => {
  it('reaches every device of the two, with the answer to the one that sent it', async () => {
    const { code, host, client } = await hosted()
    const tom = await friend(code, 'Tom')
    const phone = await tom.browser.open(code)
    const tablet = await host.open(code)
    await Promise.all([phone, tablet].map((each) => each.until(() => each.hello)))
    const { ok, whispers } = await client.does({ what: 'whisper', to: TOM, text: 'psst' })
    expect(ok).toBeDefined()
    expect(whispers).toMatchObject([
      { number: 1, from: { name: 'Mara' }, to: { chair: TOM, name: 'Tom' }, text: 'psst' },
    ])
    for (const each of [tom.client, phone, tablet]) await each.until(() => whispersTo(each).length === 1)
  })

  it('is there again on their page and their next connection, also after the room has slept', async () => {
    const { code, host, client } = await hosted()
    const { browser } = await friend(code, 'Tom')
    await client.does({ what: 'whisper', to: TOM, text: 'psst' })
    await evictDurableObject(stubOf(code))
    for (const each of [host, browser]) {
      expect((await sightOf(code, each)).whispers).toMatchObject([{ text: 'psst' }])
      const again = await each.open(code)
      await again.until(() => again.hello)
      expect(whispersTo(again)).toEqual(['psst'])
    }
    const asWatcher = await browser.open(code, 'as=watcher')
    await asWatcher.until(() => asWatcher.hello)
    expect(asWatcher.downs[0]).not.toHaveProperty('whispers')
  })

  it('is not for who sits down there next, though the room has slept in between', async () => {
    const { code, client } = await hosted()
    const tom = await friend(code, 'Tom')
    await client.does({ what: 'whisper', to: TOM, text: 'only for Tom' })
    expect(await keptBy(code)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0])
    await client.manages({ do: 'clearChair', chair: TOM })
    expect(await keptBy(code)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0])
    await evictDurableObject(stubOf(code))
    const eva = await friend(code, 'Eva')
    expect(eva.client.hello?.me.chair).toBe(TOM)
    for (const each of [eva, tom]) expect(await sightOf(code, each.browser)).not.toHaveProperty('whispers')
    expect(eva.client.texts.join()).not.toContain('only for Tom')
  })
})

describe('whispers in storage', () => {
  const tablesOf = (code: string) =>
    runInDurableObject(stubOf(code), (_, { storage }) =>
      storage.sql.exec<{ name: string }>("select name from sqlite_master where name = 'whisper'").toArray(),
    )

  it('take up nothing before the first one: a room from before there were any wakes, and takes one', async () => {
    const { code, client } = await hosted()
    const tom = await friend(code, 'Tom')
    expect(await tablesOf(code)).toEqual([])
    await evictDurableObject(stubOf(code))
    await client.does({ what: 'whisper', to: TOM, text: 'psst' })
    await tom.client.until(() => whispersTo(tom.client).length === 1)
    expect(await tablesOf(code)).toHaveLength(1)
  })

  it('are kept up to two hundred to a chair', async () => {
    const { code } = await hosted()
    const who = { chair: 0, name: 'Mara' }
    const line = (number: number) => ({ number, at: 0, from: who, to: who, text: `${number}` })
    await runInDurableObject(stubOf(code), (_, { storage }) => {
      for (let number = 1; number <= 205; number++) {
        store(storage.sql, [{ kind: 'whisper', chair: 3, line: line(number) }])
      }
      store(storage.sql, [{ kind: 'whisper', chair: 4, line: line(1) }])
      const boxes = readRoom(storage)?.whispers ?? []
      expect(boxes.map((box) => box.length)).toEqual([0, 0, 0, 200, 1, 0, 0, 0, 0])
      expect(boxes[3]?.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (__, at) => at + 6))
    })
  })
})

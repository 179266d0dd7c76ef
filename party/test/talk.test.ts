import { evictDurableObject, runInDurableObject, SELF } from 'cloudflare:test'
import { LIMITS, type TalkLine } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { keptTalk } from '../room/talk/tableTalk.ts'
import { store } from '../room/storage/writeRows.ts'
import { Browser, friend, hosted, ORIGIN, stubOf, type Client } from './client.ts'

const conditions = { key: '5b'.repeat(32), clock: 4_102_444_800_000, random: 'seed' }
const settled = (code: string) => SELF.fetch(`${ORIGIN}/testing/rooms/${code}/settle`, { method: 'POST' })
const watchersTold = (client: Client) =>
  client.downs.flatMap(({ watcherChat = [] }) => watcherChat.map(({ text }) => text))
const reactionsTo = (client: Client) => client.downs.flatMap(({ reactions = [] }) => reactions)

/** Somebody who watches and has given a name. */
async function watching(code: string, name: string): Promise<{ browser: Browser; client: Client }> {
  const browser = new Browser()
  const named = await browser.post(`/api/rooms/${code}/watchers`, { name })
  expect([named.status, await named.json()]).toEqual([200, { name }])
  const client = await browser.open(code)
  await client.until(() => client.hello)
  return { browser, client }
}

describe('those who watch', () => {
  it('talk among themselves once they have a name; who has none, or came from elsewhere, gets nothing of it', async () => {
    const { code } = await hosted()
    const ida = await watching(code, 'Ida')
    const kim = await watching(code, 'Kim')
    const nameless = await new Browser().open(code, 'as=player')
    const wall = await ida.browser.open(code, 'as=watcher')
    for (const client of [nameless, wall]) await client.until(() => client.hello)
    expect(ida.client.hello?.me).toEqual({ chair: null, seat: null, watcher: 'Ida' })
    expect((await ida.client.does({ what: 'watcherSay', text: 'hm' })).ok).toBeDefined()
    await kim.client.until(() => watchersTold(kim.client).length === 1)
    expect((await nameless.does({ what: 'watcherSay', text: 'me too' })).no?.code).toBe('not_seated')
    await settled(code)
    for (const client of [nameless, wall]) expect(watchersTold(client)).toEqual([])
    await evictDurableObject(stubOf(code))
    const again = await kim.browser.open(code)
    await again.until(() => again.hello)
    expect(watchersTold(again)).toEqual(['hm'])
  })

  it('give a name by a POST of the site itself alone, and one that can be seen', async () => {
    const { code, host } = await hosted()
    const post = (body: unknown, headers = {}) => new Browser().post(`/api/rooms/${code}/watchers`, body, headers)
    expect((await post({ name: ' ' })).status).toBe(400)
    expect((await post({ name: 'Ida', chair: 1 })).status).toBe(400)
    expect((await post({ name: 'Ida' }, { origin: 'http://elsewhere.test' })).status).toBe(403)
    expect((await new Browser().post('/api/rooms/ZZZZZ/watchers', { name: 'Ida' })).status).toBe(404)
    // Who sits at the table is no watcher.
    const own = await host.post(`/api/rooms/${code}/watchers`, { name: 'Ida' })
    expect(await own.json()).toEqual({ name: '' })
  })
})

/** A match in which Ida watcherChat all the time, or tries to and is refused; and what the players get to see. */
async function match(code: string, isHeard: boolean): Promise<{ seen: string[]; after: string[] }> {
  const { client: mara } = await hosted('probe', { code, conditions })
  const tom = await friend(code, 'Tom')
  const { client: ida } = await watching(code, 'Ida')
  let at = 0
  const watcherChat = async () => {
    const { ok, no } = await ida.does({ what: isHeard ? 'watcherSay' : 'say', text: `Tom bluffs ${at++}` })
    expect(isHeard ? ok : no?.code).toBe(isHeard ? ok : 'not_seated')
  }
  await mara.manages({ do: 'deal' })
  await tom.client.until(() => tom.client.scene)
  const { hand } = mara.scene!.asks!.prompt as { hand: string[] }
  await watcherChat()
  await mara.answers({ card: hand[0], claim: 'ruby' })
  await watcherChat()
  await tom.client.does({ what: 'say', text: 'hm' })
  tom.client.close()
  await settled(code)
  const back = await tom.browser.open(code, `as=player&match=${tom.client.match}&n=${tom.client.n}`)
  await back.until(() => back.hello)
  await evictDurableObject(stubOf(code))
  await watcherChat()
  await back.does({ what: 'say', text: 'well' })
  await settled(code)
  const during = [mara, tom.client, back].map(({ texts }) => texts.length)
  const seen = [mara, tom.client, back].flatMap(({ texts }, who) => texts.slice(0, during[who]))
  await mara.manages({ do: 'stop' })
  await back.until(() => back.room?.stage === 'over')
  const clean = (text: string) => text.replaceAll(code, 'CODE').replace(/"ok":"[^"]+"/, '"ok"')
  return { seen: seen.map(clean), after: watchersTold(back) }
}

it('players get the same, byte for byte, whether or not watchers talk; when the match is over they read it', async () => {
  const talked = await match('TTTTT', true)
  const silent = await match('WWWWW', false)
  expect(talked.seen).toEqual(silent.seen)
  expect(talked.seen.join()).not.toContain('bluffs')
  expect([talked.after.length, silent.after.length]).toEqual([3, 0])
})

describe('at the table', () => {
  it('a reaction reaches all at once, watchers too, and nobody later', async () => {
    const { code, client } = await hosted()
    const tom = await friend(code, 'Tom')
    const watcher = await new Browser().open(code, 'as=watcher')
    await watcher.until(() => watcher.hello)
    const { ok, reactions } = await client.does({ what: 'react', reaction: 'heart' })
    expect([ok, reactions]).toEqual([expect.any(String), [{ chair: 0, reaction: 'heart' }]])
    for (const each of [tom.client, watcher]) await each.until(() => reactionsTo(each).length === 1)
    const late = await tom.browser.open(code)
    await late.until(() => late.hello)
    expect(reactionsTo(late)).toEqual([])
    expect((await watcher.does({ what: 'react', reaction: 'heart' })).no?.code).toBe('not_seated')
    expect((await client.does({ what: 'react', reaction: 'sulk' })).no?.code).toBe('malformed')
  })

  it('a claim is a line of talk with its text for clients that know no claims', async () => {
    const { client } = await hosted('evil-robots-classic')
    const claim = { title: 'evil-robots-classic', kind: 'power', value: '7' }
    const { talk } = await client.does({ what: 'claim', ...claim })
    expect(talk).toMatchObject([{ kind: 'said', name: 'Mara', text: 'power 7', claim }])
    const nonsense = await client.does({ what: 'claim', ...claim, value: '77' })
    expect(nonsense.no?.code).toBe('no_such_claim')
  })
})

describe('lines of talk', () => {
  /** As many of each as there is space for three times over, but for the one that somebody would like to be forgotten. */
  const lines = Array.from({ length: 5 * LIMITS.talkKept }, (_, at): TalkLine => {
    const of = { number: at + 1000, at: 0, chair: 1, name: 'Tom' }
    if (at === 0) return { ...of, kind: 'noted', note: 'sentHome' }
    return at % 3 === 0 ? { ...of, kind: 'noted', note: 'sat' } : { ...of, kind: 'said', text: 'noise' }
  })

  it('are cleared away in storage once they are no longer kept, and no others', async () => {
    const { code } = await hosted()
    await runInDurableObject(stubOf(code), (_, { storage: { sql } }) => {
      for (const line of lines) store(sql, [{ kind: 'talk', line }])
      const stored = [...sql.exec<{ number: number }>('select number from talk where number >= 1000 order by number')]
      const kept = keptTalk(lines)
      expect(kept[0]).toMatchObject({ note: 'sentHome' })
      expect(kept).toHaveLength(1 + LIMITS.talkKept + LIMITS.notesKept)
      // The last clearance was at the last line of all that can be divided by its step.
      expect(stored.map(({ number }) => number)).toEqual(expect.arrayContaining(kept.map(({ number }) => number)))
      expect(stored.length).toBeLessThan(kept.length + LIMITS.talkKept)
    })
  })
})

import { evictDurableObject, SELF } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import { Browser, friend, hosted, ORIGIN, stubOf, type Client } from './client.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

/** The clocks of these tests go twenty times as fast. */
const SECOND = 1000 / 20
const conditions = {
  key: '5b'.repeat(32),
  clock: 4_102_444_800_000,
  random: 'seed',
  fill: { room: 1, gallery: 4 },
}
const settled = (code: string) => SELF.fetch(`${ORIGIN}/testing/rooms/${code}/settle`, { method: 'POST' })
const later = (code: string, ms: number) => (stubOf(code) as unknown as { later(ms: number): Promise<void> }).later(ms)
const lookedUp = async (code: string) => JSON.stringify(await stubOf(code).look(null))
const isTold = ({ texts }: Client, text: string) => texts.some((each) => each.includes(text))

/** Two at the table; one who watches in the room, and one in a gallery. Those two are a minute behind. */
async function table() {
  const { code, client } = await hosted('robot-revolution', { conditions })
  const tom = await friend(code, 'Tom')
  const watchers: Client[] = []
  for (let at = 0; at < 2; at++) watchers.push(await watches(code))
  expect(watchers.map(({ hello }) => hello?.me.gallery ?? false)).toEqual([false, true])
  await client.manages({ do: 'setDelay', delay: 60 })
  for (const each of watchers) await each.until(() => each.room?.delay === 60)
  await later(code, 70 * SECOND)
  return { code, people: [client, tom.client], host: client, watchers }
}
async function watches(code: string): Promise<Client> {
  const watcher = await new Browser().open(code, 'as=watcher')
  await watcher.until(() => watcher.hello)
  return watcher
}
const says = (client: Client, text: string) => client.does({ what: 'say', text })
const all = async (watchers: Client[], holds: (watcher: Client) => unknown) => {
  for (const each of watchers) await each.until(() => Boolean(holds(each)))
}

describe('who watches a minute behind', () => {
  it('gets nothing sooner: in the room, in a gallery, coming only now, asking again, or by HTTP', async () => {
    const { code, host, people, watchers } = await table()
    await host.manages({ do: 'deal' })
    await people[1]!.until(() => people[1]!.scene)
    await says(host, 'I have the crown')
    await later(code, 50 * SECOND)
    watchers[0]!.send({ id: 'again', what: 'again' })
    await settled(code)
    const everybody = [...watchers, await watches(code)]
    for (const each of everybody) {
      expect([each.scene, isTold(each, 'I have the crown')]).toEqual([null, false])
      expect(each.room).toMatchObject({ stage: 'lobby', match: null })
    }
    expect(await lookedUp(code)).not.toContain('I have the crown')
    const facts = await SELF.fetch(`${ORIGIN}/api/rooms/${code}`)
    expect(await facts.json()).toMatchObject({ stage: 'lobby' })
    await later(code, 20 * SECOND)
    await all(everybody, (each) => each.scene && isTold(each, 'I have the crown'))
    expect(await lookedUp(code)).toContain('I have the crown')
  })

  it('catches up at once when the host takes it back', async () => {
    const { host, watchers } = await table()
    await says(host, 'I have the crown')
    await host.manages({ do: 'setDelay', delay: 0 })
    await all(watchers, (each) => isTold(each, 'I have the crown') && each.room?.delay === undefined)
  })

  it('gets nothing sooner where the room loses its memory in the middle, and everything in the end', async () => {
    const { code, host, watchers } = await table()
    await says(host, 'I have the crown')
    await evictDurableObject(stubOf(code))
    await later(code, 30 * SECOND)
    await all(watchers, (each) => each.room?.covered)
    const newcomer = await watches(code)
    for (const each of [...watchers, newcomer]) expect(isTold(each, 'I have the crown')).toBe(false)
    await host.manages({ do: 'deal' })
    await later(code, 31 * SECOND)
    await all([...watchers, newcomer], (each) => isTold(each, 'I have the crown') && !each.room?.covered)
    for (const each of [...watchers, newcomer]) expect(each.scene).toBeNull()
    await evictDurableObject(stubOf(code))
    await later(code, 60 * SECOND)
    await all([...watchers, newcomer], (each) => each.scene)
  })

  it('is not given the match that has ended before having seen it end', async () => {
    const { code, host, watchers } = await table()
    await host.manages({ do: 'deal' })
    const id = await host.until(() => host.match)
    await host.manages({ do: 'stop' })
    const record = () => SELF.fetch(`${ORIGIN}/api/matches/${id}?room=${code}`)
    await later(code, 50 * SECOND)
    expect((await record()).status).toBe(404)
    await later(code, 20 * SECOND)
    await all(watchers, (each) => each.room?.stage === 'over')
    expect((await record()).status).toBe(200)
  })
})

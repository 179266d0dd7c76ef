import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { rngOf, TITLES } from '@robot-night/engine'
import { expect, it } from 'vitest'
import { hosted, stubOf, type Client } from './client.ts'

const KEY = '5b'.repeat(32)
const { decisions } = TITLES.find(({ id }) => id === 'robot-revolution')!

/** Against four tin robots, until a position has been stored. */
async function longMatch(): Promise<{ code: string; client: Client }> {
  const { code, client } = await hosted('robot-revolution', { conditions: { key: KEY } })
  for (const chair of [1, 2, 3, 4]) await client.manages({ do: 'seatBot', chair })
  await client.manages({ do: 'deal' })
  const rng = rngOf('long')
  while ((await snapshots(code)).length === 0) {
    await client.until(() => client.scene?.asks)
    const { kind, prompt } = client.scene!.asks!
    await client.answers(decisions[kind]!.sample(prompt, rng))
  }
  return { code, client }
}

const snapshots = (code: string) =>
  runInDurableObject(stubOf(code), (_, { storage }) =>
    storage.sql.exec<{ json: string }>('select json from snapshot').toArray(),
  )

const snapshotBecomes = (code: string, json: string) =>
  runInDurableObject(stubOf(code), (_, { storage }) => void storage.sql.exec('update snapshot set json = ?', json))

const OF_OTHER_TIMES = ['{}', '{"format":0,"position":{"place":"elsewhere"}}', '{"state":{},"drawn":0,"beat":3}']

it('a snapshot in the form of another time is left alone, for the journal says it all', async () => {
  const { code, client } = await longMatch()
  await client.until(() => client.scene?.asks)
  for (const json of OF_OTHER_TIMES) {
    await snapshotBecomes(code, json)
    await evictDurableObject(stubOf(code))
    const from = client.downs.length
    client.send({ id: 'again', what: 'again' })
    await client.until(() => client.downs.length > from)
    expect(client.downs.at(-1)).toMatchObject({ table: { n: client.n, since: 0, scene: client.scene } })
  }
})

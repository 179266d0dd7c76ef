import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { rngOf, TITLES } from '@robot-night/engine'
import { expect, it } from 'vitest'
import { hosted, stubOf, type Client } from './client.ts'

const { decisions } = TITLES.find(({ id }) => id === 'robot-revolution')!

/** The journal as rooms of before kept it. */
const BEFORE = `
  create table journal (match text, seq integer, json text not null, primary key (match, seq)) without rowid;
  insert into journal select match.id, entry.place % 1048576, entry.json from entry join match
    on json_extract(match.json, '$.number') = entry.place / 1048576;
  drop table entry;
`

async function answersOnce(client: Client): Promise<void> {
  await client.until(() => client.scene?.asks)
  const { kind, prompt } = client.scene!.asks!
  await client.answers(decisions[kind]!.sample(prompt, rngOf('earlier')))
}

const entries = (code: string) =>
  runInDurableObject(stubOf(code), (_, { storage }) => storage.sql.exec('select * from entry order by place').toArray())

it('a room that kept its journal as rooms once did goes on where it was, and keeps it as they do now', async () => {
  const { code, client } = await hosted('robot-revolution', { conditions: { key: '5b'.repeat(32) } })
  await client.manages({ do: 'seatTin', chair: 1 })
  await client.manages({ do: 'deal' })
  await client.manages({ do: 'stop' })
  await client.manages({ do: 'deal' })
  await answersOnce(client)
  await client.until(() => client.scene?.asks)
  const had = await entries(code)
  expect(had.length).toBeGreaterThan(3)
  await runInDurableObject(stubOf(code), (_, { storage }) => void storage.sql.exec(BEFORE))
  await evictDurableObject(stubOf(code))
  const from = client.downs.length
  client.send({ what: 'again' })
  await client.until(() => client.downs.length > from)
  expect(client.downs.at(-1)).toMatchObject({ table: { n: client.n, since: 0, scene: client.scene } })
  expect(await entries(code)).toEqual(had)
  await answersOnce(client)
  expect((await entries(code)).length).toBeGreaterThan(had.length)
})

import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { rngOf, TITLES } from '@robot-night/engine'
import { expect, it } from 'vitest'
import { hosted, stubOf, type Client } from './client.ts'

const { decisions } = TITLES.find(({ id }) => id === 'robot-revolution')!

/** The room's own row, its talk and its journal as rooms of before kept them. */
const BEFORE = `
  update facts set json = json_set(
    json_remove(json, '$.format', '$.settings', '$.pauses', '$.chairs[1].kind', '$.chairs[0].botSince'),
    '$.house', json_set(json -> '$.settings', '$.absence', 'tin'), '$.stills', json -> '$.pauses',
    '$.chairs[1].kind', 'tin', '$.chairs[0].substituteFrom', null
  );
  update talk set json = json_set(json, '$.note', 'tinSat') where json ->> 'note' = 'botSat';
  alter table archive_queue rename to outbox;
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

const rows = (code: string) =>
  runInDurableObject(stubOf(code), (_, { storage: { sql } }) => {
    const texts = (query: string) => [...sql.exec<{ json: string }>(query)].map(({ json }): unknown => JSON.parse(json))
    const tables = [...sql.exec<{ name: string }>("select name from sqlite_master where type = 'table'")]
    return {
      facts: texts('select json from facts'),
      talk: texts('select json from talk order by number'),
      tables: new Set(tables.map(({ name }) => name)),
    }
  })

it('a room that was stored as rooms once were goes on where it was, and is stored as they are now', async () => {
  const { code, client } = await hosted('robot-revolution', { conditions: { key: '5b'.repeat(32) } })
  await client.manages({ do: 'seatBot', chair: 1 })
  await client.manages({ do: 'deal' })
  await client.manages({ do: 'stop' })
  await client.manages({ do: 'deal' })
  await answersOnce(client)
  await client.until(() => client.scene?.asks)
  const had = await entries(code)
  expect(had.length).toBeGreaterThan(3)
  const stored = await rows(code)
  expect(stored.talk).toContainEqual(expect.objectContaining({ note: 'botSat' }))
  await runInDurableObject(stubOf(code), (_, { storage }) => void storage.sql.exec(BEFORE))
  await evictDurableObject(stubOf(code))
  const from = client.downs.length
  client.send({ id: 'again', what: 'again' })
  await client.until(() => client.downs.length > from)
  expect(client.downs.at(-1)).toMatchObject({ table: { n: client.n, since: 0, scene: client.scene } })
  expect(await entries(code)).toEqual(had)
  expect(await rows(code)).toEqual(stored)
  await answersOnce(client)
  expect((await entries(code)).length).toBeGreaterThan(had.length)
})

import { evictDurableObject, SELF } from 'cloudflare:test'
import { TITLES } from '@robot-night/engine'
import { announced, digest, verifyMatch } from '@robot-night/engine/fair'
import { expect, it } from 'vitest'

import type { Wanted } from '../testing/Room.ts'
import { Browser, friend, hosted, ORIGIN, stubOf, type Client } from './client.ts'

/** Somebody's client that takes part in shuffles. */
interface Throwing {
  client: Client
  chair: number
}

async function comes(browser: Browser, code: string): Promise<Throwing> {
  const client = await browser.open(code, 'as=player&throws=1')
  const { me } = await client.until(() => client.hello)
  return { client, chair: me.chair! }
}

const valueOf = (chair: number, round: number): string => digest(['a throw', chair, round])

async function throws({ client, chair }: Throwing) {
  const { match, commitment, round, chairs } = await client.until(() => client.room?.shuffle)
  const seat = chairs.indexOf(chair)
  const said = announced(commitment, { round, seat }, valueOf(chair, round))
  return client.does({ what: 'self', act: { do: 'throw', match, round, commitment: said } })
}

async function reveals({ client, chair }: Throwing) {
  const { match, round } = await client.until(() => client.room?.shuffle?.throws && client.room.shuffle)
  return client.does({ what: 'self', act: { do: 'reveal', match, round, value: valueOf(chair, round) } })
}

async function recordOf(code: string, match: string): Promise<unknown> {
  const response = await SELF.fetch(`${ORIGIN}/api/matches/${match}?room=${code}`)
  expect(response.status).toBe(200)
  return response.json()
}

async function twoOfThem(conditions: Wanted = {}) {
  const { code, host } = await hosted('robot-revolution', { conditions })
  const tom = await friend(code, 'Tom')
  return { code, mara: await comes(host, code), tom: await comes(tom.browser, code), browsers: [host, tom.browser] }
}

it('all announce, all show, and what was dealt follows from it', async () => {
  const { code, mara, tom } = await twoOfThem()
  const watcher = await new Browser().open(code, 'as=watcher')
  await watcher.until(() => watcher.hello)
  expect(await mara.client.manages({ do: 'deal' })).toHaveProperty('ok')
  await throws(mara)
  await throws(tom)
  await reveals(tom)
  await reveals(mara)
  const match = await mara.client.until(() => mara.client.match)
  await mara.client.manages({ do: 'stop' })
  const record = await recordOf(code, match)
  expect(verifyMatch(record, TITLES)).toMatchObject({ verdict: 'unvouched', thrown: [0, 1] })
  expect(record).toMatchObject({ fair: { commitment: mara.client.room?.match?.commitment } })
  const heard = [mara.client, tom.client, watcher].flatMap(({ texts }) => texts).join()
  expect(heard).not.toContain(valueOf(0, 1))
  expect(heard).not.toContain(valueOf(1, 1))
})

it('the room sleeps between any two of these, and has forgotten nothing', async () => {
  const { code, browsers } = await twoOfThem()
  const again = async (at: number) => {
    await evictDurableObject(stubOf(code))
    return comes(browsers[at]!, code)
  }
  await (await again(0)).client.manages({ do: 'deal' })
  await throws(await again(0))
  await throws(await again(1))
  await reveals(await again(0))
  await reveals(await again(1))
  const { client } = await again(0)
  const match = await client.until(() => client.match)
  await client.manages({ do: 'stop' })
  expect(verifyMatch(await recordOf(code, match), TITLES)).toMatchObject({ verdict: 'unvouched' })
})

it('clients that know nothing of it are dealt to at once', async () => {
  const { code, client } = await hosted('robot-revolution')
  await friend(code, 'Tom')
  await client.manages({ do: 'deal' })
  const match = await client.until(() => client.match)
  await client.manages({ do: 'stop' })
  expect(verifyMatch(await recordOf(code, match), TITLES)).toMatchObject({ verdict: 'unvouched', thrown: [] })
})

it('who announces and does not show holds the table up for a moment, once', async () => {
  const { code, mara, tom } = await twoOfThem({ clock: 4_000_000_000_000 })
  await mara.client.manages({ do: 'deal' })
  await throws(mara)
  await throws(tom)
  await reveals(mara)
  await mara.client.until(() => mara.client.room?.shuffle?.throws)
  const { due } = await (await SELF.fetch(`${ORIGIN}/testing/rooms/${code}`)).json<{ due: number }>()
  await new Browser().post(`/testing/rooms/${code}/ring`, { at: due })
  await mara.client.until(() => mara.client.room?.shuffle?.round === 2)
  await throws(mara)
  await reveals(mara)
  const match = await mara.client.until(() => mara.client.match)
  await mara.client.manages({ do: 'stop' })
  expect(verifyMatch(await recordOf(code, match), TITLES)).toMatchObject({ verdict: 'unvouched', thrown: [0] })
})

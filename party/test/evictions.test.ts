import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { rngOf, TITLES } from '@robot-night/engine'
import { expect, it, vi } from 'vitest'
import { readRoom } from '../room/storage/readRows.ts'
import { Browser, friend, hosted, stubOf, type Client } from './client.ts'

const KEY = '5b'.repeat(32)
const NAMES = ['Tom', 'Ida', 'Ben', 'Eva', 'Kim']
const revolution = TITLES.find(({ id }) => id === 'robot-revolution')!
const { min, max } = revolution.seats

async function table(seats: number): Promise<{ code: string; people: Client[]; watcher: Client }> {
  const { code, client } = await hosted(revolution.id, { conditions: { key: KEY } })
  const people = [client]
  for (const name of NAMES.slice(0, seats - 1)) people.push((await friend(code, name)).client)
  const watcher = await new Browser().open(code, 'as=watcher')
  await watcher.until(() => watcher.hello)
  await client.manages({ do: 'deal' })
  return { code, people, watcher }
}

/** What everybody has at the end of a match in which all answer by the beat alone. */
async function endOf(seats: number, afterEach: (code: string) => Promise<void>) {
  const { code, people, watcher } = await table(seats)
  let last = people[0]!
  while (last.scene?.outcome === null) {
    const seat = last.scene.awaits[0]!.seat
    last = people[seat]!
    const { kind, prompt } = await last.until(() => last.scene?.asks)
    await last.answers(revolution.decisions[kind]!.sample(prompt, rngOf(`beat ${last.scene!.beat}`)))
    await afterEach(code)
  }
  const everybody = [...people, watcher]
  for (const each of everybody) await each.until(() => each.scene?.outcome)
  return everybody.map(({ n, scene, told }) => ({ n, scene, told }))
}

it.each([min, max - 1])(
  'with %i people the same match is played, whether the room falls asleep after every message or never',
  async (seats) => {
    let evictions = 0
    const slept = await endOf(seats, async (code) => {
      evictions += 1
      await evictDurableObject(stubOf(code))
    })
    expect(slept).toEqual(await endOf(seats, () => Promise.resolve()))
    expect(evictions).toBeGreaterThan(10)
  },
)

it('a room that wakes in the middle of a match asks its storage five questions', async () => {
  const { code } = await table(min)
  await runInDurableObject(stubOf(code), (_, { storage }) => {
    const asked = vi.spyOn(storage.sql, 'exec')
    expect(readRoom(storage)?.head).toMatchObject({ number: 1 })
    expect(asked).toHaveBeenCalledTimes(5)
    asked.mockRestore()
  })
})

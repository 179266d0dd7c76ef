import { TITLES } from '@robot-night/engine'
import { expect, it } from 'vitest'
import { hosted, stubOf } from './client.ts'

/** Objects and lists that stand in more than one place of a value. */
function shared(value: unknown, seen = new Set<unknown>()): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if (seen.has(value)) return [value]
  seen.add(value)
  return Object.values(value).flatMap((each) => shared(each, seen))
}

// A page would be longer for what is one thing in memory, and after a sleep no more: its length would tell of memory.
it.each(TITLES.map(({ id }) => id))('a page of %s is drawn from parts of which none is another', async (title) => {
  const { code, host, client } = await hosted(title)
  await client.manages({ do: 'seatBot', chair: null })
  await client.manages({ do: 'seatBot', chair: null })
  await client.manages({ do: 'deal' })
  await client.until(() => client.scene)
  const token = /device=([^;]+)/.exec(host.cookie ?? '')?.[1] ?? null
  for (const each of [token, null]) {
    const sight = await stubOf(code).look(each)
    expect(sight).toMatchObject({ table: { scene: expect.any(Object) } })
    expect(shared(sight)).toEqual([])
  }
})

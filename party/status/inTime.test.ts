import { expect, it } from 'vitest'
import { inTime } from './inTime.ts'

const never = new Promise<never>(() => undefined)

it('tells what was said, also if that is nothing', async () => {
  expect(await inTime(async () => 3, never)).toEqual({ said: 3 })
  expect(await inTime(async () => null, never)).toEqual({ said: null })
})

it('waits neither for who fails nor for who is late', async () => {
  expect(await inTime(() => Promise.reject(new Error('down')), never)).toBeNull()
  const thrown = () => {
    throw new Error('down at once')
  }
  expect(await inTime(thrown, never)).toBeNull()
  expect(await inTime(() => never, Promise.resolve())).toBeNull()
})

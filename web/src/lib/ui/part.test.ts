import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Part } from './part.svelte.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is fetched once, however often it is wanted soon, and again only where the line was down', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue('here')
  const part = new Part<string>(load)
  for (let times = 0; times < 3; times++) part.fetchSoon()
  await vi.runAllTimersAsync()
  expect([load.mock.calls.length, part.it]).toEqual([1, null])
  part.fetchSoon()
  await vi.runAllTimersAsync()
  expect([load.mock.calls.length, part.it]).toEqual([2, 'here'])
  part.fetchSoon()
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledTimes(2)
})

import { expect, test } from 'vitest'
import { drawnOnce } from './drawnOnce.ts'

function drawer() {
  let drawn = 0
  const draw = () => Promise.resolve(new Response(`picture ${++drawn}`, { status: 404, headers: { 'x-a': 'b' } }))
  return { draw, ask: async (key: string, now: number) => (await drawnOnce(key, draw, now)).text() }
}

test('the same is drawn once for a while, then again', async () => {
  const { ask } = drawer()
  expect([await ask('one', 0), await ask('one', 1000), await ask('two', 1000)]).toEqual([
    'picture 1',
    'picture 1',
    'picture 2',
  ])
  expect(await ask('one', 2001)).toBe('picture 3')
})

test('status and headers come along', async () => {
  const { draw } = drawer()
  const [first, second] = [await drawnOnce('three', draw, 0), await drawnOnce('three', draw, 0)]
  for (const response of [first, second]) {
    expect(response.status).toBe(404)
    expect(response.headers.get('x-a')).toBe('b')
  }
})

import { CLOSE } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { Line, type Status } from './line.ts'
import { TestOutside } from './testing.ts'
import { answering, live, MINUTE } from './testingLine.ts'

async function called(outside = new TestOutside()) {
  const statuses: Status[] = []
  const ends = {
    onDown: () => undefined,
    onStatus: (status: Status) => void statuses.push(status),
    onSeatChanged: () => undefined,
  }
  const line = new Line<object>({ ...ends, url: () => 'wss://robots.test/api/rooms/BCDFG/socket?as=player' }, outside)
  await outside.pass(0)
  return { outside, statuses, line }
}
/** Each call fails at once. */
async function failing(outside: TestOutside, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    outside.socket.fail(1006)
    await outside.pass(Math.min(8000, 500 * 2 ** at))
  }
}
const ways = ({ sockets }: TestOutside) => sockets.map(({ isStream }) => (isStream ? 'stream' : 'socket'))

describe('a line where no socket comes through', () => {
  it('is carried by a stream after two have failed, and says so', async () => {
    const { outside, statuses } = await called()
    await failing(outside, 2)
    expect(ways(outside)).toEqual(['socket', 'socket', 'stream'])
    outside.socket.greet()
    expect(statuses.at(-1)).toMatchObject({ kind: 'live', isStreamed: true })
  })

  it('also where none is ever answered, and where they open but nothing comes', async () => {
    const { outside } = await called()
    await outside.pass(8600)
    outside.socket.open()
    await outside.pass(9100)
    expect(ways(outside)).toEqual(['socket', 'socket', 'stream'])
  })

  it('keeps to it for as long as the tab is open', async () => {
    const { outside } = await called()
    await failing(outside, 2)
    outside.socket.greet()
    outside.socket.drop(1006)
    await outside.pass(600)
    await called(outside)
    expect(ways(outside).slice(2)).toEqual(['stream', 'stream', 'stream'])
  })

  it('is not blamed on a network that has let a socket through: the site is restarted, say', async () => {
    const { outside } = await called()
    outside.socket.greet()
    outside.socket.drop(1006)
    await outside.pass(600)
    await failing(outside, 4)
    expect(ways(outside)).not.toContain('stream')
    outside.stir('network')
    await outside.pass(600)
    await outside.pass(MINUTE)
    expect(ways(outside)).toContain('stream')
  })

  it('is not blamed on a network either that was away for a while', async () => {
    const { outside } = await called()
    outside.socket.greet()
    outside.stir('network')
    await outside.pass(600)
    await failing(outside, 2)
    outside.stir('network')
    await outside.pass(0)
    expect(ways(outside).at(-1)).toBe('socket')
  })

  it('tries both in turn while nothing comes through', async () => {
    const { outside } = await called()
    await failing(outside, 5)
    expect(ways(outside)).toEqual(['socket', 'socket', 'stream', 'socket', 'stream', 'socket'])
    outside.socket.greet()
    expect(outside.way.read()).toBe('socket')
  })

  it('takes to a socket again once one opens beside it', async () => {
    const { outside, statuses } = await called()
    await failing(outside, 2)
    const stream = outside.socket
    stream.greet()
    await answering(outside, MINUTE / 2 + 15_000)
    const tried = outside.sockets.find(({ url }) => url === 'wss://robots.test/api/arrival/socket')!
    expect(stream.isUp).toBe(true)
    tried.open()
    await outside.pass(0)
    expect([stream.isUp, outside.socket.isStream]).toEqual([false, false])
    outside.socket.greet()
    expect(statuses.at(-1)).not.toHaveProperty('isStreamed')
  })

  it('stays where none does', async () => {
    const { outside } = await called()
    await failing(outside, 2)
    const stream = outside.socket
    stream.greet()
    for (let minutes = 0; minutes < 8; minutes++) {
      for (let quarter = 0; quarter < 4; quarter++) {
        await outside.pass(15_000)
        stream.hear('pong')
      }
    }
    expect(outside.sockets.filter(({ url }) => url.endsWith('/arrival/socket'))).toHaveLength(2)
    expect(stream.isUp).toBe(true)
  })
})

it.each([
  ['the room closed', async ({ outside }: { outside: TestOutside }) => outside.socket.drop(CLOSE.broken)],
  ['the page called anew', async ({ outside }: { outside: TestOutside }) => outside.stir('network')],
])('a call that %s says nothing of the network', async (_, happens) => {
  const given = await live()
  for (let at = 0; at < 4; at++) {
    given.outside.socket.drop(1006)
    await given.outside.pass(600)
    await happens(given)
    await given.outside.pass(1100)
    given.outside.socket.greet()
  }
  expect(ways(given.outside)).not.toContain('stream')
})

import { CLOSE } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { Line, type Status } from './line.ts'
import { TestEnvironment } from './testing.ts'
import { answering, live, MINUTE } from './testingLine.ts'

async function called(environment = new TestEnvironment()) {
  const statuses: Status[] = []
  const ends = {
    onDown: () => undefined,
    onStatus: (status: Status) => void statuses.push(status),
    onSeatChanged: () => undefined,
  }
  const line = new Line<object>(
    { ...ends, url: () => 'wss://robots.test/api/rooms/BCDFG/socket?as=player' },
    environment,
  )
  await environment.pass(0)
  return { environment, statuses, line }
}
/** Each call fails at once. */
async function failing(environment: TestEnvironment, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    environment.socket.fail(1006)
    await environment.pass(Math.min(8000, 500 * 2 ** at))
  }
}
const ways = ({ sockets }: TestEnvironment) => sockets.map(({ isStream }) => (isStream ? 'stream' : 'socket'))

describe('a line where no socket comes through', () => {
  it('is carried by a stream after two have failed, and says so', async () => {
    const { environment, statuses } = await called()
    await failing(environment, 2)
    expect(ways(environment)).toEqual(['socket', 'socket', 'stream'])
    environment.socket.greet()
    expect(statuses.at(-1)).toMatchObject({ kind: 'live', isStreamed: true })
  })

  it('also where none is ever answered, and where they open but nothing comes', async () => {
    const { environment } = await called()
    await environment.pass(8600)
    environment.socket.open()
    await environment.pass(9100)
    expect(ways(environment)).toEqual(['socket', 'socket', 'stream'])
  })

  it('keeps to it for as long as the tab is open', async () => {
    const { environment } = await called()
    await failing(environment, 2)
    environment.socket.greet()
    environment.socket.drop(1006)
    await environment.pass(600)
    await called(environment)
    expect(ways(environment).slice(2)).toEqual(['stream', 'stream', 'stream'])
  })

  it('is not blamed on a network that has let a socket through: the site is restarted, say', async () => {
    const { environment } = await called()
    environment.socket.greet()
    environment.socket.drop(1006)
    await environment.pass(600)
    await failing(environment, 4)
    expect(ways(environment)).not.toContain('stream')
    environment.stir('network')
    await environment.pass(600)
    await environment.pass(MINUTE)
    expect(ways(environment)).toContain('stream')
  })

  it('is not blamed on a network either that was away for a while', async () => {
    const { environment } = await called()
    environment.socket.greet()
    environment.stir('network')
    await environment.pass(600)
    await failing(environment, 2)
    environment.stir('network')
    await environment.pass(0)
    expect(ways(environment).at(-1)).toBe('socket')
  })

  it('tries both in turn while nothing comes through', async () => {
    const { environment } = await called()
    await failing(environment, 5)
    expect(ways(environment)).toEqual(['socket', 'socket', 'stream', 'socket', 'stream', 'socket'])
    environment.socket.greet()
    expect(environment.way.read()).toBe('socket')
  })

  it('goes back to a socket once one opens', async () => {
    const { environment, statuses } = await called()
    await failing(environment, 2)
    const stream = environment.socket
    stream.greet()
    await answering(environment, MINUTE / 2 + 15_000)
    const tried = environment.sockets.find(({ url }) => url === 'wss://robots.test/api/arrival/socket')!
    expect(stream.isUp).toBe(true)
    tried.open()
    await environment.pass(0)
    expect([stream.isUp, environment.socket.isStream]).toEqual([false, false])
    environment.socket.greet()
    expect(statuses.at(-1)).not.toHaveProperty('isStreamed')
  })

  it('stays where none does', async () => {
    const { environment } = await called()
    await failing(environment, 2)
    const stream = environment.socket
    stream.greet()
    for (let minutes = 0; minutes < 8; minutes++) {
      for (let quarter = 0; quarter < 4; quarter++) {
        await environment.pass(15_000)
        stream.hear('pong')
      }
    }
    expect(environment.sockets.filter(({ url }) => url.endsWith('/arrival/socket'))).toHaveLength(2)
    expect(stream.isUp).toBe(true)
  })
})

it.each([
  [
    'the room closed',
    async ({ environment }: { environment: TestEnvironment }) => environment.socket.drop(CLOSE.broken),
  ],
  ['the page called anew', async ({ environment }: { environment: TestEnvironment }) => environment.stir('network')],
])('a call that %s says nothing of the network', async (_, happens) => {
  const given = await live()
  for (let at = 0; at < 4; at++) {
    given.environment.socket.drop(1006)
    await given.environment.pass(600)
    await happens(given)
    await given.environment.pass(1100)
    given.environment.socket.greet()
  }
  expect(ways(given.environment)).not.toContain('stream')
})

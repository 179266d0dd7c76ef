import { CLOSE } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { MINUTE, live } from './testingLine.ts'

describe('a line that is cut', () => {
  it('comes back after pauses that grow', async () => {
    const { environment, statuses } = await live()
    const waits = (tries: number, pause: number) =>
      expect(statuses.at(-1)).toEqual({
        kind: 'reconnecting',
        tries,
        nextAt: expect.closeTo(environment.clock() + pause, -1),
      })
    environment.socket.drop(1006)
    await environment.pass(0)
    waits(1, 500)
    await environment.pass(500)
    environment.socket.drop(1006)
    await environment.pass(0)
    waits(2, 1000)
    await environment.pass(990)
    expect(environment.sockets).toHaveLength(2)
    await environment.pass(10)
    expect(environment.sockets).toHaveLength(3)
    environment.socket.greet()
    environment.socket.drop(1012)
    await environment.pass(0)
    expect(statuses.at(-1)).toMatchObject({ tries: 1 })
  })

  it('can be hurried', async () => {
    const { line, environment } = await live()
    line.retry()
    expect(environment.sockets).toHaveLength(1)
    environment.socket.drop(1006)
    // Before it has begun to wait, and again.
    line.retry()
    line.retry()
    await environment.pass(0)
    expect(environment.sockets).toHaveLength(2)
    environment.socket.drop(1006)
    await environment.pass(10)
    line.retry()
    await environment.pass(0)
    expect(environment.sockets).toHaveLength(3)
    await environment.pass(7000)
    expect(environment.sockets, 'no pause of before ends meanwhile').toHaveLength(3)
  })

  it('is not called again where the room is done with it, whatever error comes first', async () => {
    const again = ['seatChanged', 'broken', 'silent', 'wrongToken']
    const ends = Object.entries(CLOSE).filter(([reason]) => !again.includes(reason))
    for (const [, code] of ends) {
      const { environment, statuses } = await live()
      environment.socket.fail(code)
      await environment.pass(10 * MINUTE)
      expect(environment.sockets).toHaveLength(1)
      expect(statuses.at(-1)).toMatchObject({ kind: 'closed' })
    }
    const { environment } = await live()
    environment.socket.fail(1006)
    await environment.pass(500)
    expect(environment.sockets).toHaveLength(2)
  })

  it('stays closed where the room says so, until somebody calls again', async () => {
    const { line, environment, statuses } = await live()
    environment.socket.drop(CLOSE.tooLarge)
    await environment.pass(10 * MINUTE)
    await environment.stir('seen')
    expect(environment.sockets).toHaveLength(1)
    expect(statuses.at(-1)).toEqual({ kind: 'closed', why: 'tooLarge' })
    line.renew()
    await environment.pass(0)
    expect(environment.sockets).toHaveLength(2)
  })

  it('that made room for a newer one waits until somebody looks at its page: two that live do not fight', async () => {
    const { environment, statuses } = await live()
    environment.socket.drop(CLOSE.tooManyDevices)
    await environment.pass(10 * MINUTE)
    await environment.stir('network')
    expect(environment.sockets).toHaveLength(1)
    expect(statuses.at(-1)).toEqual({ kind: 'closed', why: 'tooManyDevices' })
    await environment.stir('seen')
    expect(environment.sockets).toHaveLength(2)
    environment.socket.greet()
    await environment.stir('seen')
    expect(environment.sockets).toHaveLength(2)
  })

  it('calls at once as somebody else where the seat has changed', async () => {
    const { environment, changes } = await live()
    environment.socket.drop(CLOSE.seatChanged)
    await environment.pass(0)
    expect(changes()).toBe(1)
    expect(environment.sockets).toHaveLength(2)
  })

  it('tries again where the room has stumbled', async () => {
    const { environment } = await live()
    environment.socket.drop(CLOSE.broken)
    await environment.pass(500)
    expect(environment.sockets).toHaveLength(2)
  })
})

it('a line that was ended does nothing more', async () => {
  const { line, environment } = await live()
  line.end()
  await environment.stir('seen')
  await environment.pass(10 * MINUTE)
  expect(environment.sockets).toHaveLength(1)
  expect(environment.socket.isUp).toBe(false)
})

it('a line that was ended just after it dropped, or while it waits, says nothing of that', async () => {
  for (const wait of [0, 10]) {
    const { line, environment, statuses } = await live()
    environment.socket.drop(1006)
    if (wait) await environment.pass(wait)
    statuses.length = 0
    line.end()
    await environment.pass(10 * MINUTE)
    expect(environment.sockets).toHaveLength(1)
    expect(statuses).toEqual([])
  }
})

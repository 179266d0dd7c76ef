import { CLOSE } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { MINUTE, live } from './testingLine.ts'

describe('a line that is cut', () => {
  it('comes back after pauses that grow', async () => {
    const { outside, statuses } = await live()
    const waits = (tries: number, pause: number) =>
      expect(statuses.at(-1)).toEqual({
        kind: 'reconnecting',
        tries,
        nextAt: expect.closeTo(outside.clock() + pause, -1),
      })
    outside.socket.drop(1006)
    await outside.pass(0)
    waits(1, 500)
    await outside.pass(500)
    outside.socket.drop(1006)
    await outside.pass(0)
    waits(2, 1000)
    await outside.pass(990)
    expect(outside.sockets).toHaveLength(2)
    await outside.pass(10)
    expect(outside.sockets).toHaveLength(3)
    outside.socket.greet()
    outside.socket.drop(1012)
    await outside.pass(0)
    expect(statuses.at(-1)).toMatchObject({ tries: 1 })
  })

  it('can be hurried', async () => {
    const { line, outside } = await live()
    line.retry()
    expect(outside.sockets).toHaveLength(1)
    outside.socket.drop(1006)
    // Before it has begun to wait, and again.
    line.retry()
    line.retry()
    await outside.pass(0)
    expect(outside.sockets).toHaveLength(2)
    outside.socket.drop(1006)
    await outside.pass(10)
    line.retry()
    await outside.pass(0)
    expect(outside.sockets).toHaveLength(3)
    await outside.pass(7000)
    expect(outside.sockets, 'no pause of before ends meanwhile').toHaveLength(3)
  })

  it('is not called again where the room is done with it, whatever error comes first', async () => {
    const again = ['seatChanged', 'broken', 'silent', 'wrongToken']
    const ends = Object.entries(CLOSE).filter(([reason]) => !again.includes(reason))
    for (const [, code] of ends) {
      const { outside, statuses } = await live()
      outside.socket.fail(code)
      await outside.pass(10 * MINUTE)
      expect(outside.sockets).toHaveLength(1)
      expect(statuses.at(-1)).toMatchObject({ kind: 'closed' })
    }
    const { outside } = await live()
    outside.socket.fail(1006)
    await outside.pass(500)
    expect(outside.sockets).toHaveLength(2)
  })

  it('stays closed where the room says so, until somebody calls anew', async () => {
    const { line, outside, statuses } = await live()
    outside.socket.drop(CLOSE.tooLarge)
    await outside.pass(10 * MINUTE)
    await outside.stir('seen')
    expect(outside.sockets).toHaveLength(1)
    expect(statuses.at(-1)).toEqual({ kind: 'closed', why: 'tooLarge' })
    line.renew()
    await outside.pass(0)
    expect(outside.sockets).toHaveLength(2)
  })

  it('that made room for a newer one waits until somebody looks at its page: two that live do not fight', async () => {
    const { outside, statuses } = await live()
    outside.socket.drop(CLOSE.tooManyDevices)
    await outside.pass(10 * MINUTE)
    await outside.stir('network')
    expect(outside.sockets).toHaveLength(1)
    expect(statuses.at(-1)).toEqual({ kind: 'closed', why: 'tooManyDevices' })
    await outside.stir('seen')
    expect(outside.sockets).toHaveLength(2)
    outside.socket.greet()
    await outside.stir('seen')
    expect(outside.sockets).toHaveLength(2)
  })

  it('calls at once as somebody else where the seat has changed', async () => {
    const { outside, changes } = await live()
    outside.socket.drop(CLOSE.seatChanged)
    await outside.pass(0)
    expect(changes()).toBe(1)
    expect(outside.sockets).toHaveLength(2)
  })

  it('tries again where the room has stumbled', async () => {
    const { outside } = await live()
    outside.socket.drop(CLOSE.broken)
    await outside.pass(500)
    expect(outside.sockets).toHaveLength(2)
  })
})

it('a line that was ended does nothing more', async () => {
  const { line, outside } = await live()
  line.end()
  await outside.stir('seen')
  await outside.pass(10 * MINUTE)
  expect(outside.sockets).toHaveLength(1)
  expect(outside.socket.isUp).toBe(false)
})

it('a line that was ended just after it dropped, or while it waits, says nothing of that', async () => {
  for (const wait of [0, 10]) {
    const { line, outside, statuses } = await live()
    outside.socket.drop(1006)
    if (wait) await outside.pass(wait)
    statuses.length = 0
    line.end()
    await outside.pass(10 * MINUTE)
    expect(outside.sockets).toHaveLength(1)
    expect(statuses).toEqual([])
  }
})

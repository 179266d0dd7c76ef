import { PING, PONG } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { type Line } from './line.ts'
import { MINUTE, called, live, answering } from './testingLine.ts'

describe('a line that stands', () => {
  it('is live with the first message, and says what it is told to', async () => {
    const { line, outside, statuses, downs } = await live()
    expect(statuses).toEqual([{ kind: 'live', away: 0 }])
    expect(line.say('hello')).toBe(true)
    expect(outside.socket.said).toEqual(['hello'])
    expect(downs).toHaveLength(1)
  })

  it('stays as long as its pings are answered', async () => {
    const { outside, statuses } = await live()
    await answering(outside, 10 * MINUTE)
    expect(outside.sockets).toHaveLength(1)
    expect(statuses).toHaveLength(1)
  })

  it('says nothing before it is open, and nothing of that later', async () => {
    const { line, outside } = await called()
    expect(line.say('too early')).toBe(false)
    outside.socket.greet()
    outside.socket.drop(1006)
    expect(line.say('too late')).toBe(false)
    await outside.pass(500)
    outside.socket.greet()
    expect(outside.sockets.map(({ said }) => said)).toEqual([[], []])
  })
})

describe('a line that is dead though nobody said so', () => {
  it('is found out within twenty seconds where nobody waits', async () => {
    const { outside } = await live()
    await outside.pass(20_000)
    expect(outside.sockets).toHaveLength(2)
    expect(outside.sockets[0]?.isUp).toBe(false)
  })

  it('is found out within five seconds where something was said, however often it is said again', async () => {
    const { line, outside } = await live()
    for (let second = 0; second < 4; second++) {
      line.say('move')
      await outside.pass(1000)
    }
    expect(outside.sockets).toHaveLength(1)
    await outside.pass(500)
    expect(outside.sockets).toHaveLength(2)
  })

  it('is not one where what was said was answered', async () => {
    const { line, outside } = await live()
    line.say('move')
    outside.socket.hear({ ok: 'it' })
    await outside.pass(10_000)
    expect(outside.sockets).toHaveLength(1)
  })

  it('is called anew without a pause, and hears nothing of the old one', async () => {
    const { outside, statuses, downs } = await live()
    await outside.pass(20_000)
    outside.sockets[0]?.hear({ late: true })
    outside.socket.greet()
    expect(downs).toHaveLength(2)
    expect(statuses.map(({ kind }) => kind)).toEqual(['live', 'reconnecting', 'live'])
    expect(statuses.at(-1)).toEqual({ kind: 'live', away: expect.closeTo(20_000, -2) })
  })

  it('may be told of on the line itself: called anew by what is heard, it is live again, and stays', async () => {
    const renewing = (line: Line<object>) => downs.length === 2 && line.renew()
    const { outside, statuses, downs } = await called(renewing)
    outside.socket.greet()
    outside.socket.hear({ no: {} })
    await outside.pass(0)
    outside.socket.greet()
    await outside.pass(10_000)
    expect(outside.sockets).toHaveLength(2)
    expect(statuses.map(({ kind }) => kind)).toEqual(['live', 'live'])
  })

  it('may never open', async () => {
    const { outside } = await called()
    await outside.pass(8000)
    expect(outside.socket.isUp).toBe(false)
    await outside.pass(500)
    expect(outside.sockets).toHaveLength(2)
  })

  it('is called anew also where the other side had begun to hang up, and is live again', async () => {
    const { line, outside, statuses } = await live()
    line.say('move')
    outside.socket.closing()
    await outside.stir('thawed')
    outside.socket.greet()
    await outside.pass(5000)
    expect(outside.sockets).toHaveLength(2)
    expect(statuses.map(({ kind }) => kind)).toEqual(['live', 'reconnecting', 'live'])
  })

  it('may be open and never greet', async () => {
    const { outside } = await called()
    outside.socket.open()
    await outside.pass(8000)
    expect(outside.socket.isUp).toBe(false)
    await outside.pass(500)
    expect(outside.sockets).toHaveLength(2)
  })
})

describe('a page that wakes', () => {
  it('after ten frozen minutes calls at once, and once only', async () => {
    const { outside } = await live()
    outside.freeze(10 * MINUTE)
    await outside.stir('seen')
    await outside.stir('seen')
    expect(outside.sockets).toHaveLength(2)
  })

  it('calls at once where the device slept, though its timers know nothing of it', async () => {
    const { outside } = await live()
    outside.turn(10 * MINUTE)
    await outside.stir('seen')
    expect(outside.sockets).toHaveLength(2)
  })

  it('asks first where it was gone for a moment', async () => {
    const { outside } = await live()
    await outside.pass(3000)
    await outside.stir('seen')
    expect(outside.socket.said).toEqual([PING])
    outside.socket.hear(PONG)
    await outside.pass(3000)
    expect(outside.sockets).toHaveLength(1)
  })

  it('calls at once out of the back-forward cache, for its socket was cut', async () => {
    const { outside } = await live()
    await outside.stir('thawed')
    expect(outside.sockets).toHaveLength(2)
  })

  it('does not wait any longer for its next try', async () => {
    const { outside } = await live()
    outside.socket.drop(1006)
    await outside.stir('seen')
    expect(outside.sockets).toHaveLength(2)
  })
})

describe('a clock that is set', () => {
  it.each([-MINUTE, MINUTE])('by %i ms has the room say anew how late it is', async (ms) => {
    const { outside } = await live()
    await answering(outside, 20_000)
    outside.turn(ms)
    await answering(outside, 15_000)
    expect(outside.sockets).toHaveLength(2)
  })
})

describe('another network', () => {
  it('is noticed on the line that stands within three seconds', async () => {
    const { outside } = await live()
    await outside.stir('network')
    await outside.pass(2500)
    expect(outside.sockets).toHaveLength(2)
  })

  it('has a call that is under way made anew', async () => {
    const { outside } = await called()
    await outside.stir('network')
    expect(outside.sockets).toHaveLength(2)
  })
})

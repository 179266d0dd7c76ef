import { PING, PONG } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { type Line } from './line.ts'
import { MINUTE, called, live, answering } from './testingLine.ts'

describe('a line that stands', () => {
  it('is live with the first message, and says what it is told to', async () => {
    const { line, environment, statuses, downs } = await live()
    expect(statuses).toEqual([{ kind: 'live', away: 0 }])
    expect(line.say('hello')).toBe(true)
    expect(environment.socket.said).toEqual(['hello'])
    expect(downs).toHaveLength(1)
  })

  it('stays as long as its pings are answered', async () => {
    const { environment, statuses } = await live()
    await answering(environment, 10 * MINUTE)
    expect(environment.sockets).toHaveLength(1)
    expect(statuses).toHaveLength(1)
  })

  it('says nothing before it is open, and nothing of that later', async () => {
    const { line, environment } = await called()
    expect(line.say('too early')).toBe(false)
    environment.socket.greet()
    environment.socket.drop(1006)
    expect(line.say('too late')).toBe(false)
    await environment.pass(500)
    environment.socket.greet()
    expect(environment.sockets.map(({ said }) => said)).toEqual([[], []])
  })
})

describe('a line that is dead though nobody said so', () => {
  it('is found out within twenty seconds where nobody waits', async () => {
    const { environment } = await live()
    await environment.pass(20_000)
    expect(environment.sockets).toHaveLength(2)
    expect(environment.sockets[0]?.isUp).toBe(false)
  })

  it('is found out within five seconds where something was said, however often it is said again', async () => {
    const { line, environment } = await live()
    for (let second = 0; second < 4; second++) {
      line.say('move')
      await environment.pass(1000)
    }
    expect(environment.sockets).toHaveLength(1)
    await environment.pass(500)
    expect(environment.sockets).toHaveLength(2)
  })

  it('is not one where what was said was answered', async () => {
    const { line, environment } = await live()
    line.say('move')
    environment.socket.hear({ ok: 'it' })
    await environment.pass(10_000)
    expect(environment.sockets).toHaveLength(1)
  })

  it('is called again without a pause, and hears nothing of the old one', async () => {
    const { environment, statuses, downs } = await live()
    await environment.pass(20_000)
    environment.sockets[0]?.hear({ late: true })
    environment.socket.greet()
    expect(downs).toHaveLength(2)
    expect(statuses.map(({ kind }) => kind)).toEqual(['live', 'reconnecting', 'live'])
    expect(statuses.at(-1)).toEqual({ kind: 'live', away: expect.closeTo(20_000, -2) })
  })

  it('may be reported on the line itself: called again at that, it is live and stays so', async () => {
    const renewing = (line: Line<object>) => downs.length === 2 && line.renew()
    const { environment, statuses, downs } = await called(renewing)
    environment.socket.greet()
    environment.socket.hear({ no: {} })
    await environment.pass(0)
    environment.socket.greet()
    await environment.pass(10_000)
    expect(environment.sockets).toHaveLength(2)
    expect(statuses.map(({ kind }) => kind)).toEqual(['live', 'live'])
  })

  it('may never open', async () => {
    const { environment } = await called()
    await environment.pass(8000)
    expect(environment.socket.isUp).toBe(false)
    await environment.pass(500)
    expect(environment.sockets).toHaveLength(2)
  })

  it('is called again and goes live even if the other side had begun to hang up', async () => {
    const { line, environment, statuses } = await live()
    line.say('move')
    environment.socket.closing()
    await environment.stir('thawed')
    environment.socket.greet()
    await environment.pass(5000)
    expect(environment.sockets).toHaveLength(2)
    expect(statuses.map(({ kind }) => kind)).toEqual(['live', 'reconnecting', 'live'])
  })

  it('may be open and never greet', async () => {
    const { environment } = await called()
    environment.socket.open()
    await environment.pass(8000)
    expect(environment.socket.isUp).toBe(false)
    await environment.pass(500)
    expect(environment.sockets).toHaveLength(2)
  })
})

describe('a page that wakes', () => {
  it('after ten frozen minutes calls at once, and once only', async () => {
    const { environment } = await live()
    environment.freeze(10 * MINUTE)
    await environment.stir('seen')
    await environment.stir('seen')
    expect(environment.sockets).toHaveLength(2)
  })

  it('calls at once where the device slept, though its timers know nothing of it', async () => {
    const { environment } = await live()
    environment.turn(10 * MINUTE)
    await environment.stir('seen')
    expect(environment.sockets).toHaveLength(2)
  })

  it('asks first where it was gone for a moment', async () => {
    const { environment } = await live()
    await environment.pass(3000)
    await environment.stir('seen')
    expect(environment.socket.said).toEqual([PING])
    environment.socket.hear(PONG)
    await environment.pass(3000)
    expect(environment.sockets).toHaveLength(1)
  })

  it('calls at once out of the back-forward cache, for its socket was cut', async () => {
    const { environment } = await live()
    await environment.stir('thawed')
    expect(environment.sockets).toHaveLength(2)
  })

  it('does not wait any longer for its next try', async () => {
    const { environment } = await live()
    environment.socket.drop(1006)
    await environment.stir('seen')
    expect(environment.sockets).toHaveLength(2)
  })
})

describe('a clock that is set', () => {
  it.each([-MINUTE, MINUTE])('by %i ms has the room say again how late it is', async (ms) => {
    const { environment } = await live()
    await answering(environment, 20_000)
    environment.turn(ms)
    await answering(environment, 15_000)
    expect(environment.sockets).toHaveLength(2)
  })
})

describe('another network', () => {
  it('is noticed on the line that stands within three seconds', async () => {
    const { environment } = await live()
    await environment.stir('network')
    await environment.pass(2500)
    expect(environment.sockets).toHaveLength(2)
  })

  it('restarts a call that is under way', async () => {
    const { environment } = await called()
    await environment.stir('network')
    expect(environment.sockets).toHaveLength(2)
  })
})

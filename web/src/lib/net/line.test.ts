import { CLOSE, PING, PONG } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { Line, type Status } from './line.ts'
import { TestOutside } from './testing.ts'

const MINUTE = 60_000

function called() {
  const outside = new TestOutside()
  const statuses: Status[] = []
  const downs: object[] = []
  let seatChanges = 0
  const line = new Line<object>(
    {
      url: () => `room ${downs.length}`,
      onDown: (down) => downs.push(down),
      onStatus: (status) => statuses.push(status),
      onSeatChanged: () => seatChanges++,
    },
    outside,
  )
  return { line, outside, statuses, downs, changes: () => seatChanges }
}
function live() {
  const all = called()
  all.outside.wire.greet()
  return all
}
/** The other side answers pings for a while. */
function answering(outside: TestOutside, ms: number): void {
  for (let passed = 0; passed < ms; passed += 500) {
    outside.pass(500)
    const { wire } = outside
    if (wire.said.splice(0).includes(PING)) wire.hear(PONG)
  }
}

describe('a line that stands', () => {
  it('is live with the first message, and says what it is told to', () => {
    const { line, outside, statuses, downs } = live()
    expect(statuses).toEqual([{ kind: 'live', away: 0 }])
    expect(line.say('hello')).toBe(true)
    expect(outside.wire.said).toEqual(['hello'])
    expect(downs).toHaveLength(1)
  })

  it('stays as long as its pings are answered', () => {
    const { outside, statuses } = live()
    answering(outside, 10 * MINUTE)
    expect(outside.wires).toHaveLength(1)
    expect(statuses).toHaveLength(1)
  })

  it('says nothing before it is open', () => {
    const { line, outside } = called()
    expect(line.say('too early')).toBe(false)
    expect(outside.wire.said).toEqual([])
  })
})

describe('a line that is dead though nobody said so', () => {
  it('is found out within twenty seconds where nobody waits', () => {
    const { outside } = live()
    outside.pass(20_000)
    expect(outside.wires).toHaveLength(2)
    expect(outside.wires[0]?.isUp).toBe(false)
  })

  it('is found out within five seconds where something was said, however often it is said again', () => {
    const { line, outside } = live()
    for (let second = 0; second < 4; second++) {
      line.say('move')
      outside.pass(1000)
    }
    expect(outside.wires).toHaveLength(1)
    outside.pass(500)
    expect(outside.wires).toHaveLength(2)
  })

  it('is not one where what was said was answered', () => {
    const { line, outside } = live()
    line.say('move')
    outside.wire.hear({ ok: 'it' })
    outside.pass(10_000)
    expect(outside.wires).toHaveLength(1)
  })

  it('is called anew without a pause, and hears nothing of the old one', () => {
    const { outside, statuses, downs } = live()
    outside.pass(20_000)
    outside.wires[0]?.hear({ late: true })
    outside.wire.greet()
    expect(downs).toHaveLength(2)
    expect(statuses.map(({ kind }) => kind)).toEqual(['live', 'reconnecting', 'live'])
    expect(statuses.at(-1)).toEqual({ kind: 'live', away: 20_000 })
  })

  it('may be open and never greet', () => {
    const { outside } = called()
    outside.wire.ears.onOpen()
    outside.pass(8000)
    expect(outside.wire.isUp).toBe(false)
    outside.pass(500)
    expect(outside.wires).toHaveLength(2)
  })
})

describe('a page that wakes', () => {
  it('after ten frozen minutes calls at once, and once only', () => {
    const { outside } = live()
    outside.freeze(10 * MINUTE)
    outside.stir('seen')
    outside.stir('seen')
    expect(outside.wires).toHaveLength(2)
  })

  it('calls at once where the device slept, though its timers know nothing of it', () => {
    const { outside } = live()
    outside.turn(10 * MINUTE)
    outside.stir('seen')
    expect(outside.wires).toHaveLength(2)
  })

  it('asks first where it was gone for a moment', () => {
    const { outside } = live()
    outside.pass(3000)
    outside.stir('seen')
    expect(outside.wire.said).toEqual([PING])
    outside.wire.hear(PONG)
    outside.pass(3000)
    expect(outside.wires).toHaveLength(1)
  })

  it('calls at once out of the back-forward cache, for its socket was cut', () => {
    const { outside } = live()
    outside.stir('thawed')
    expect(outside.wires).toHaveLength(2)
  })

  it('does not wait any longer for its next try', () => {
    const { outside } = live()
    outside.wire.close(1006)
    outside.stir('seen')
    expect(outside.wires).toHaveLength(2)
  })
})

describe('a clock that is set', () => {
  it.each([-MINUTE, MINUTE])('by %i ms has the room say anew how late it is', (ms) => {
    const { outside } = live()
    answering(outside, 20_000)
    outside.turn(ms)
    answering(outside, 15_000)
    expect(outside.wires).toHaveLength(2)
  })
})

describe('another network', () => {
  it('is noticed on the line that stands within three seconds', () => {
    const { outside } = live()
    outside.stir('network')
    outside.pass(2500)
    expect(outside.wires).toHaveLength(2)
  })

  it('has a call that is under way made anew', () => {
    const { outside } = called()
    outside.stir('network')
    expect(outside.wires).toHaveLength(2)
  })
})

describe('a line that is cut', () => {
  it('comes back after pauses that grow', () => {
    const { outside, statuses } = live()
    outside.wire.close(1006)
    expect(statuses.at(-1)).toEqual({ kind: 'reconnecting', tries: 1, nextAt: outside.clock() + 500 })
    outside.pass(500)
    outside.wire.close(1006)
    expect(statuses.at(-1)).toEqual({ kind: 'reconnecting', tries: 2, nextAt: outside.clock() + 1000 })
    outside.pass(999)
    expect(outside.wires).toHaveLength(2)
    outside.pass(1)
    expect(outside.wires).toHaveLength(3)
    outside.wire.greet()
    outside.wire.close(1012)
    expect(statuses.at(-1)).toMatchObject({ tries: 1 })
  })

  it('can be hurried', () => {
    const { line, outside } = live()
    line.retry()
    expect(outside.wires).toHaveLength(1)
    outside.wire.close(1006)
    line.retry()
    expect(outside.wires).toHaveLength(2)
  })

  it('stays closed where the room says so, until somebody calls anew', () => {
    const { line, outside, statuses } = live()
    outside.wire.close(CLOSE.tooLarge)
    outside.pass(10 * MINUTE)
    outside.stir('seen')
    expect(outside.wires).toHaveLength(1)
    expect(statuses.at(-1)).toEqual({ kind: 'closed', why: 'tooLarge' })
    line.renew()
    expect(outside.wires).toHaveLength(2)
  })

  it('that made room for a newer one waits until somebody looks at its page: two that live do not fight', () => {
    const { outside, statuses } = live()
    outside.wire.close(CLOSE.tooManyDevices)
    outside.pass(10 * MINUTE)
    outside.stir('network')
    expect(outside.wires).toHaveLength(1)
    expect(statuses.at(-1)).toEqual({ kind: 'closed', why: 'tooManyDevices' })
    outside.stir('seen')
    expect(outside.wires).toHaveLength(2)
    outside.wire.greet()
    outside.stir('seen')
    expect(outside.wires).toHaveLength(2)
  })

  it('calls at once as somebody else where the seat has changed', () => {
    const { outside, changes } = live()
    outside.wire.close(CLOSE.seatChanged)
    expect(changes()).toBe(1)
    expect(outside.wires).toHaveLength(2)
  })

  it('tries again where the room has stumbled', () => {
    const { outside } = live()
    outside.wire.close(CLOSE.broken)
    outside.pass(500)
    expect(outside.wires).toHaveLength(2)
  })
})

it('a line that was ended does nothing more', () => {
  const { line, outside } = live()
  line.end()
  outside.stir('seen')
  outside.pass(10 * MINUTE)
  expect(outside.wires).toHaveLength(1)
  expect(outside.wire.isUp).toBe(false)
})

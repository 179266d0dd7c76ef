import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Heartbeat } from '../../scripts/server/Heartbeat.mjs'

const PING = '8900'
const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A text frame of the server's, in hex. */
function frame(length: number, opcode = '81'): string {
  const size = length < 126 ? hex(length, 1) : length < 65_536 ? `7e${hex(length, 2)}` : `7f${hex(length, 8)}`
  return opcode + size + '61'.repeat(length)
}
const hex = (number: number, bytes: number) => number.toString(16).padStart(2 * bytes, '0')

/** What has come through of what was said, piece by piece, with as long a silence after each. */
async function through(pieces: string[], silence = MINUTE): Promise<string> {
  const heart = new Heartbeat()
  let heard = ''
  heart.on('data', (data: Buffer) => (heard += data.toString('hex')))
  for (const piece of pieces) {
    heart.write(Buffer.from(piece, 'hex'))
    vi.advanceTimersByTime(silence)
  }
  heart.end()
  await once(heart, 'end')
  heart.destroy()
  return heard
}

describe('a line on which nothing is said', () => {
  it.each([0, 5, 125, 126, 300, 70_000])(
    'is pinged within a minute, after a frame of %d bytes as it is',
    async (length) => {
      expect(await through([frame(length)])).toBe(frame(length) + PING)
    },
  )

  it('is pinged also where nothing was ever said', async () => {
    expect(await through([''])).toBe(PING)
  })

  it('is left alone for as long as something is said', async () => {
    const said = Array.from({ length: 10 }, () => frame(3))
    expect(await through(said, 20_000)).toBe(said.join(''))
  })

  it.each([1, 2, 3, 4, 5, 9])('is never pinged in the middle of a frame: cut after %d bytes', async (cut) => {
    const whole = frame(300) + frame(3)
    const pieces = [whole.slice(0, 2 * cut), whole.slice(2 * cut)]
    expect(await through(pieces)).toBe(whole + PING)
  })

  it('is not pinged once the server has hung up', async () => {
    const goodbye = frame(2, '88')
    expect(await through([frame(3) + goodbye])).toBe(frame(3) + goodbye)
  })
})

import { WebSocket } from 'ws'
import type { Rng } from '@robot-night/engine'
import type { Outside } from '../../../../web/src/lib/net/outside.ts'
import { cookieOf } from '../../../wire/Line.ts'

/** Time of clients passes so many times as fast as on the wall: a line that is found dead after seconds is so in less. */
const FASTER = 5

/** The world outside of a browser that is none. */
export function outsideOf(device: string | null, rng: Rng): Outside {
  const time = () => performance.now() * FASTER
  return {
    dial(url, ears) {
      const headers = device ? { cookie: cookieOf(device) } : {}
      const socket = new WebSocket(url, { headers, perMessageDeflate: false })
      let isDeaf = false
      const unless = (deed: () => void): void => (isDeaf ? undefined : deed())
      socket.on('open', () => unless(() => ears.onOpen()))
      socket.on('message', (raw) => unless(() => ears.onText(String(raw))))
      // What went wrong is followed by the close.
      socket.on('error', () => undefined)
      socket.on('close', (code) => unless(() => ears.onClosed(code)))
      return {
        say(text) {
          if (socket.readyState === WebSocket.OPEN) socket.send(text)
        },
        hangUp() {
          isDeaf = true
          socket.terminate()
        },
      }
    },
    later(ms, deed) {
      const timer = setTimeout(deed, ms / FASTER)
      return () => clearTimeout(timer)
    },
    clock: time,
    steady: time,
    chance: () => rng.int(1000) / 1000,
    onStir: () => () => undefined,
  }
}

import { wayInTab, type WayStore } from './TransportChoice.ts'

/**
 * Something that a line may have died of without a word. `seen`: the page is in front again; `network`: there is
 * another one, or none; `thawed`: the page was put away whole, with its sockets cut off, and has been taken out again.
 */
export type Stir = 'seen' | 'network' | 'thawed'

/** What partysocket makes a socket of. */
export type Dialled = new (url: string) => EventTarget

/** All that a line has to do with the world outside: sockets, time, chance, and what happens to the page. */
export interface Environment {
  WebSocket: Dialled
  /** Where no socket comes through: fetched only there. */
  streams(): Promise<Dialled>
  way: WayStore
  /** Gives what calls it off. */
  later(ms: number, deed: () => void): () => void
  /** By this device's clock, which people set and networks correct; ms since 1970. */
  clock(): number
  /** Ms that have passed, which nobody sets. It may stand still while the device sleeps. */
  steady(): number
  /** From 0 to 1. */
  chance(): number
  onStir(stirred: (why: Stir) => void): () => void
}

export const inBrowser: Environment = {
  get WebSocket() {
    return WebSocket
  },
  streams: async () => (await import('./TabStream.ts')).TabStream,
  way: wayInTab,
  later(ms, deed) {
    const timer = setTimeout(deed, ms)
    return () => clearTimeout(timer)
  },
  clock: () => Date.now(),
  steady: () => performance.now(),
  chance: () => Math.random(),
  onStir(stirred) {
    const stop = new AbortController()
    const { signal } = stop
    for (const event of ['online', 'offline']) addEventListener(event, () => stirred('network'), { signal })
    // From Wi-Fi to mobile without ever being offline; where a browser tells.
    if ('connection' in navigator && navigator.connection instanceof EventTarget)
      navigator.connection.addEventListener('change', () => stirred('network'), { signal })
    const seen = () => document.visibilityState === 'visible' && stirred('seen')
    for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, seen, { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && stirred('thawed'), { signal })
    return () => stop.abort()
  },
}

/** For each attempt, picks the class that makes the connection: a WebSocket or a stream. */
export const dialling = ({ WebSocket }: Pick<Environment, 'WebSocket'>, chosen: () => Dialled | null): Dialled => {
  const Socket = closesOnly(WebSocket)
  return new Proxy(Socket, { construct: (_, [url]: [string]) => new (chosen() ?? Socket)(url) })
}

/** An error says nothing, and the close that follows has the code; but partysocket does not wait for it. */
const closesOnly = (Socket: Dialled): Dialled =>
  class extends Socket {
    override addEventListener(type: string, listener: EventListenerOrEventListenerObject | null): void {
      if (type !== 'error') super.addEventListener(type, listener)
    }
  }

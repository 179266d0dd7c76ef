/** One socket as a line uses it. After `hangUp` its ears hear nothing more. */
export interface Wire {
  say(text: string): void
  hangUp(): void
}
export interface Ears {
  onOpen(): void
  onText(text: string): void
  onClosed(code: number): void
}

/**
 * Something that a line may have died of without a word. `seen`: the page is in front again; `network`: there is
 * another one, or none; `thawed`: the page was put away whole, with its sockets cut off, and has been taken out again.
 */
export type Stir = 'seen' | 'network' | 'thawed'

/** All that a line has to do with the world outside: sockets, time, chance, and what happens to the page. */
export interface Outside {
  dial(url: string, ears: Ears): Wire
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

export const inBrowser: Outside = {
  dial(url, ears) {
    const deaf = new AbortController()
    const { signal } = deaf
    const socket = new WebSocket(url)
    socket.addEventListener('open', () => ears.onOpen(), { signal })
    socket.addEventListener('message', ({ data }) => typeof data === 'string' && ears.onText(data), { signal })
    socket.addEventListener('close', ({ code }) => ears.onClosed(code), { signal })
    return {
      say(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      hangUp() {
        deaf.abort()
        socket.close()
      },
    }
  },
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

import { CLOSE } from '@robot-night/protocol'
import { StreamSocket } from '@robot-night/protocol/StreamSocket'

/** Over HTTP/1.1 browsers open six connections to a site. Two stay free: for pages, and for what is said. */
const MOST = 4

/** A stream that is open in some tab or frame of this browser, and when it was opened or last looked at. */
interface Roll {
  id: number
  at: number
  /** Everybody is to say the same. */
  isCall?: true
}

/** Makes room, if too many are open in this browser, for those that were opened or looked at later. */
export class TabStream extends StreamSocket {
  readonly #roll = { id: Math.random(), at: Date.now() }
  /** Those that have answered the last call. */
  readonly #others = new Map<number, number>()
  readonly #channel = channel()
  readonly #gone = new AbortController()

  constructor(...given: ConstructorParameters<typeof StreamSocket>) {
    super(...given)
    const { signal } = this.#gone
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Roll>) => this.#hears(data))
    document.addEventListener('visibilitychange', () => document.hidden || this.#isSeen(), { signal })
    this.addEventListener('close', () => {
      this.#gone.abort()
      this.#channel?.close()
    })
    if (!this.#channel && parent.length > MOST) this.#makeRoom()
    else this.#isSeen()
  }

  #isSeen(): void {
    this.#roll.at = Date.now()
    this.#others.clear()
    this.#channel?.postMessage({ ...this.#roll, isCall: true })
  }

  #hears({ id, at, isCall }: Roll): void {
    if (isCall) {
      this.#others.clear()
      this.#channel?.postMessage(this.#roll)
    }
    this.#others.set(id, at)
    const later = [...this.#others.values()].filter((each) => each > this.#roll.at)
    if (later.length >= MOST) this.#makeRoom()
  }

  #makeRoom(): void {
    this.close(CLOSE.tooManyDevices)
  }
}

/**
 * Null: the others can't be heard, as from a frame in a sandbox, or where storage is blocked. Where a page has many such
 * frames, none of them keeps a connection.
 */
function channel(): BroadcastChannel | null {
  try {
    return self.origin === 'null' ? null : new BroadcastChannel('streams')
  } catch {
    return null
  }
}

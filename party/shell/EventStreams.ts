import { LIMITS } from '@robot-night/protocol'
import type { Ending } from './ending.ts'
import { EventStream } from './EventStream.ts'
import { base64url } from './hashes.ts'
import { ADDRESS_HEADER, DEVICE_HEADER } from './innerHeaders.ts'
import type { Noted } from './Wire.ts'

/** Ms. Proxies cut off what is silent for longer than half a minute or a minute. */
const BEAT = 15_000

export const wantsStream = ({ headers }: Request): boolean => headers.get('accept') === 'text/event-stream'

/** The streams of one object, by their secrets. They are gone with its memory: it does not sleep while there is one. */
export class EventStreams<Kept extends Noted> {
  readonly #open = new Map<string, { stream: EventStream<Kept>; from: string }>()
  readonly #ended: (stream: EventStream<Kept>, ending: Ending) => void
  #beating: ReturnType<typeof setInterval> | null = null

  constructor(ended: (stream: EventStream<Kept>, ending: Ending) => void) {
    this.#ended = ended
  }

  all(tag?: string): EventStream<Kept>[] {
    return [...this.#open.values()].flatMap(({ stream }) =>
      stream.readyState === WebSocket.OPEN && (tag === undefined || stream.tags.includes(tag)) ? stream : [],
    )
  }

  /** Each keeps the object awake: there is an end to them, in all and of one address. */
  isFull(request: Request): boolean {
    const near = [...this.#open.values()].filter(({ from }) => from !== '' && from === fromOf(request))
    return this.#open.size >= LIMITS.streams || near.length >= LIMITS.streamsPerAddress
  }

  /** `where`: what is added to the secret, so that the Worker finds this object again. */
  open(request: Request, { tags, where }: { tags: readonly string[]; where: string }): EventStream<Kept> {
    const secret = `${base64url(crypto.getRandomValues(new Uint8Array(16)))}${where}`
    const device = request.headers.get(DEVICE_HEADER)
    const onEnd = (...ending: Ending) => {
      this.#open.delete(secret)
      if (this.#open.size === 0) this.#rest()
      this.#ended(stream, ending)
    }
    const stream = new EventStream<Kept>({ secret, uri: request.url, tags, device, onEnd })
    this.#open.set(secret, { stream, from: fromOf(request) })
    this.#beating ??= setInterval(() => this.all().forEach((each) => each.beat()), BEAT)
    return stream
  }

  /** Whose it is that comes with something to say; null: nobody's, or another device's. */
  speaker({ url, headers }: Request): EventStream<Kept> | null {
    const found = this.#open.get(new URL(url).searchParams.get('stream') ?? '')?.stream
    return found?.readyState === WebSocket.OPEN && found.device === headers.get(DEVICE_HEADER) ? found : null
  }

  #rest(): void {
    clearInterval(this.#beating)
    this.#beating = null
  }
}

const fromOf = ({ headers }: Request): string => headers.get(ADDRESS_HEADER) ?? ''

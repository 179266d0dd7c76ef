import type { Chair, DeviceKind, PushTarget } from '@robot-night/protocol'

/** A browser that wants a notification when its person is asked something and isn't here. */
export interface Subscription {
  push: PushTarget
  /** The last question that it was notified of, or that was seen when the page was closed. */
  last: { question: string; at: number; tries: number; isOver: boolean } | null
}

/** A browser, known by the hash of its cookie. */
export interface Device {
  hash: string
  chair: Chair | null
  /** Who it was when it last had a chair. */
  guest?: number
  kind: DeviceKind | null
  /** When it got its present or last chair. */
  since: number
  /** A hash of the address from which it last took a chair or a name, where that is known. */
  from?: string
  /** The name it has among those who watch, if it has given one. */
  watcher?: string
  /** When it last wrote to the others who watch, ms, oldest first: as often as counts, under whatever names. */
  wroteAt?: readonly number[]
  /** Whether and how it gets notifications; known to nobody but the room. */
  wake?: Subscription | null
}

/** An open connection. */
export interface Socket {
  id: string
  /** Null where no cookie was read. */
  device: string | null
  /** A hash of the address that it came from; null where that is not known. */
  from: string | null
  /** What its page calls itself, so that the page's next line takes its place. */
  page?: string
  /** When it was last known to be alive, ms; absent: it never promised to ping. */
  heardAt?: number
  /** Its client takes part in shuffles. */
  isThrowing?: boolean
}

import type { Connection } from 'partyserver'

/** What every connection keeps over a hibernation, or it would seem younger after each waking. */
export interface Noted {
  /** When it came or last said something, ms; of pings the platform keeps account. */
  heardAt?: number
  /** It was closed on this side. Where nobody is at the other end any more it may linger. */
  isClosed?: true
}

/** What is needed of a connection, whatever carries it. */
export interface Wire<Kept extends Noted = Noted> {
  readonly id: string
  /** With what address it was asked for. */
  readonly uri: string | null
  readonly tags: readonly string[]
  readonly state: Connection<Kept>['state']
  readonly readyState: number
  send(text: string): void
  close(code: number, reason: string): void
  setState(state: Kept | null): unknown
}

/** As far as it keeps anything. */
export interface Noting {
  readonly state?: object | null
  setState?(state: object | null): unknown
}

export const note = (wire: Noting, noted: Noted): void => void wire.setState?.({ ...wire.state, ...noted })

/** It has promised to ping, so that it is missed when nothing comes any more. */
export const hasPromisedPings = ({ uri }: Pick<Wire, 'uri'>): boolean => uri !== null && /[?&]pings=/.test(uri)

import { CLOSE, LIMITS, type CloseReason, type Down } from '@robot-night/protocol'
import type { Connection } from 'partyserver'
import type { Attached } from './attached.ts'
import { full, spent, type BucketSize } from './bucket.ts'

const COMMANDS: BucketSize = { most: LIMITS.commandBurst, perSecond: LIMITS.commandsPerSecond }
const ABUSES: BucketSize = { most: LIMITS.abuses, perSecond: 1 }

/** One open connection, and how much it has sent lately. */
export class Line {
  readonly id: string
  readonly device: string | null
  /** Its client can read brief frames. */
  readonly isBrief: boolean
  readonly #connection: Connection
  #commands
  #abuses

  constructor(connection: Connection, who: Pick<Attached, 'device' | 'isBrief'> | null, now: number) {
    this.id = connection.id
    this.device = who?.device ?? null
    this.isBrief = who?.isBrief ?? false
    this.#connection = connection
    this.#commands = full(COMMANDS, now)
    this.#abuses = full(ABUSES, now)
  }

  tell(down: Down | string): void {
    if (this.#connection.readyState !== WebSocket.OPEN) return
    this.#connection.send(typeof down === 'string' ? down : JSON.stringify(down))
  }

  tellIfAny(down: Down): void {
    if (Object.keys(down).length > 0) this.tell(down)
  }

  close(reason: CloseReason): void {
    // A line that is dead may linger: after a waking it would count as somebody who is here.
    this.#connection.setState(null)
    this.#connection.close(CLOSE[reason], reason)
  }

  /** May it say one more thing now? What costs much counts as several. */
  mayCommand(now: number, weight = 1): boolean {
    const left = spent(this.#commands, { ...COMMANDS, taken: weight }, now)
    if (left) this.#commands = left
    return left !== null
  }

  /** It sent what had to be refused. Has it done so too often? */
  hasAbused(now: number): boolean {
    const left = spent(this.#abuses, ABUSES, now)
    if (left) this.#abuses = left
    return left === null
  }
}

import { LIMITS, type CloseReason, type Down } from '@robot-night/protocol'
import { close, isOpen } from '../shell/sockets.ts'
import { detach, type Attached, type Attaching } from './people/attached.ts'
import { full, spent, type BucketSize } from '../shell/bucket.ts'

const COMMANDS: BucketSize = { most: LIMITS.commandBurst, perSecond: LIMITS.commandsPerSecond }
const ABUSES: BucketSize = { most: LIMITS.abuses, perSecond: 1 }

/** What is needed of a socket. */
type Wire = Pick<Attaching, 'readyState' | 'send' | 'close' | 'setState'>

/** One open connection, and how much it has sent lately. */
export class RoomConnection {
  readonly id: string
  readonly device: string | null
  /** Its client wants every scene whole. */
  readonly isWhole: boolean
  readonly #wire: Wire
  #commands
  #abuses

  constructor(wire: Wire, of: { id: string; who: Pick<Attached, 'device' | 'isWhole'> | null }, now: number) {
    const { id, who } = of
    this.id = id
    this.device = who?.device ?? null
    this.isWhole = who?.isWhole ?? false
    this.#wire = wire
    this.#commands = full(COMMANDS, now)
    this.#abuses = full(ABUSES, now)
  }

  tell(down: Down | string): void {
    if (isOpen(this.#wire)) this.#wire.send(typeof down === 'string' ? down : JSON.stringify(down))
  }

  tellIfAny(down: Down): void {
    if (Object.keys(down).length > 0) this.tell(down)
  }

  close(reason: CloseReason): void {
    // A line that is dead may linger: after a waking it would count as somebody who is here.
    detach(this.#wire)
    close(this.#wire, reason)
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

import { LIMITS } from '@robot-night/protocol'
import { full, spent, type BucketSize } from './bucket.ts'

const COMMANDS: BucketSize = { most: LIMITS.commandBurst, perSecond: LIMITS.commandsPerSecond }
const ABUSES: BucketSize = { most: LIMITS.abuses, perSecond: 1 }

/** How much each socket has sent lately. Forgotten when its object sleeps: a socket that lets it sleep has sent little. */
export class RateLimits {
  readonly #commands = new WeakMap<object, ReturnType<typeof full>>()
  readonly #abuses = new WeakMap<object, ReturnType<typeof full>>()

  mayCommand(socket: object, now: number): boolean {
    const left = spent(this.#commands.get(socket) ?? full(COMMANDS, now), COMMANDS, now)
    if (left) this.#commands.set(socket, left)
    return left !== null
  }

  /** It sent what had to be refused. Has it done so too often? */
  hasAbused(socket: object, now: number): boolean {
    const left = spent(this.#abuses.get(socket) ?? full(ABUSES, now), ABUSES, now)
    if (left) this.#abuses.set(socket, left)
    return left === null
  }
}

/** The one alarm that the platform keeps for an object. */
export class AlarmClock {
  readonly #storage: Pick<DurableObjectStorage, 'setAlarm'>
  /** When it will ring, as far as is known; null: it has rung, or this object has just woken. */
  #set: number | null = null

  constructor(storage: Pick<DurableObjectStorage, 'setAlarm'>) {
    this.#storage = storage
  }

  hasRung(): void {
    this.#set = null
  }

  /** To ring at `due` at the latest. Ms since 1970. */
  ringAt(due: number, now: number): void {
    // The platform cuts off fractions, and an alarm that sets itself for just now never rings (workerd issue 6866).
    const when = Math.max(Math.ceil(due), now + 1)
    // One that rings too early finds nothing due and sets the next: cheaper than to move it with every move.
    if (this.#set !== null && this.#set > now && this.#set <= when) return
    this.#set = when
    void this.#storage.setAlarm(when)
  }
}

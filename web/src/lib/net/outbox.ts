import type { Refusal } from '@robot-night/engine'
import { commandId, type Command, type Down, type Refused } from '@robot-night/protocol'
import type { Unsent, UnsentStore } from './unsentStore.ts'

/** A command before it has its id. */
export type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, 'id'> : never) : never

interface Waiting {
  text: string
  /** As whom it is carried over to the next page; null: it goes with this one. */
  as: string | null
  settle(refusal: Refusal | null): void
}

/** Commands that have no answer yet. They go out again, with the same id, whenever the line is back. */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>()
  readonly #say: (text: string) => void
  readonly #random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array
  readonly #unsentStore: UnsentStore | null

  constructor(
    say: (text: string) => void,
    random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array,
    unsentStore: UnsentStore | null = null,
  ) {
    this.#say = say
    this.#random = random
    this.#unsentStore = unsentStore
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Would nothing be lost with this page? */
  get isUnsent(): boolean {
    return [...this.#waiting.values()].every(({ as }) => as !== null)
  }

  /** Resolves with the room's refusal, or null when it was done. */
  send(wish: Wish, as: string | null = null): Promise<Refusal | null> {
    const id = commandId(this.#random(new Uint8Array(16)))
    const text = JSON.stringify({ id, ...wish })
    return new Promise((settle) => {
      this.#waiting.set(id, { text, as, settle })
      this.#carry()
      this.#say(text)
    })
  }

  /** What the page before has left without an answer: said under its old ids, as soon as there is a line. */
  takeUp(as: string, isOfUse: (command: Partial<Command>) => boolean): Promise<Refusal | null>[] {
    const found = this.#unsentStore?.read().flatMap((carried) => taken(carried, as, isOfUse)) ?? []
    const answers = found.map(
      ({ id, text }) => new Promise<Refusal | null>((settle) => this.#waiting.set(id, { text, as, settle })),
    )
    this.#carry()
    return answers
  }

  answered({ ok, no }: Down): void {
    if (ok) this.#settle(ok, null)
    if (no?.id) this.#settle(no.id, refusalOf(no))
  }

  resend(): void {
    for (const { text } of this.#waiting.values()) this.#say(text)
  }

  #settle(id: string, refusal: Refusal | null): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    this.#waiting.delete(id)
    if (waiting.as !== null) this.#carry()
    waiting.settle(refusal)
  }

  #carry(): void {
    this.#unsentStore?.write([...this.#waiting.values()].flatMap(({ as, text }) => (as === null ? [] : { as, text })))
  }
}

/** Of another room or chair, or of no use any more, it is dropped. */
function taken(carried: Unsent, as: string, isOfUse: (command: Partial<Command>) => boolean) {
  const command: Partial<Command> = JSON.parse(carried.text)
  const { id } = command
  return carried.as === as && typeof id === 'string' && isOfUse(command) ? [{ id, text: carried.text }] : []
}

/** The code and its details, without the id of the command. */
function refusalOf(refused: Refused): Refusal {
  const refusal: Refusal = { code: refused.code }
  for (const [name, value] of Object.entries(refused)) {
    if (name !== 'id' && value !== null) refusal[name] = value
  }
  return refusal
}

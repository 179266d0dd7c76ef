import type { Refusal } from '@robot-night/engine'
import { commandId, type Command, type Down, type Refused } from '@robot-night/protocol'

/** A command before it has its id. */
export type Wish = Command extends infer Each ? (Each extends Command ? Omit<Each, 'id'> : never) : never

interface Waiting {
  text: string
  settle(refusal: Refusal | null): void
}

/** Commands that have no answer yet. They go out again, with the same id, whenever the line is back. */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>()
  readonly #say: (text: string) => void
  readonly #random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array

  constructor(say: (text: string) => void, random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array) {
    this.#say = say
    this.#random = random
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Resolves with the room's refusal, or null when it was done. */
  send(wish: Wish): Promise<Refusal | null> {
    const id = commandId(this.#random(new Uint8Array(16)))
    const text = JSON.stringify({ id, ...wish })
    return new Promise((settle) => {
      this.#waiting.set(id, { text, settle })
      this.#say(text)
    })
  }

  answered({ ok, no }: Down): void {
    if (ok) this.#settle(ok, null)
    if (no?.id) this.#settle(no.id, refusalOf(no))
  }

  resend(): void {
    for (const { text } of this.#waiting.values()) this.#say(text)
  }

  #settle(id: string, refusal: Refusal | null): void {
    this.#waiting.get(id)?.settle(refusal)
    this.#waiting.delete(id)
  }
}

/** The code and its details, without the id of the command. */
function refusalOf(refused: Refused): Refusal {
  const refusal: Refusal = { code: refused.code }
  for (const [name, value] of Object.entries(refused)) {
    if (name !== 'id' && value !== null) refusal[name] = value
  }
  return refusal
}

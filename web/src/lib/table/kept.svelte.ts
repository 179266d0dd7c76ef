import { hydrated } from '../ui/hydrated.svelte.ts'
import type { Slot } from './drawer.ts'

/** Something half made. It belongs to one question and is kept as long as that question stands: where it has a slot, over a reload too. */
export class Kept<T> {
  readonly #fresh: () => T
  readonly #slot: () => Slot | null
  #kept: { question: string; value: T } | null = $state.raw(null)

  constructor(fresh: () => T, slot: () => Slot | null = () => null) {
    this.#fresh = fresh
    this.#slot = slot
  }

  at(question: string): T {
    // Not before the page has taken over from what the server drew without it.
    const kept = this.#kept ?? (hydrated.is ? (this.#slot()?.read<T>() ?? null) : null)
    return kept?.question === question ? kept.value : this.#fresh()
  }
  set(question: string, value: T): void {
    this.#kept = { question, value }
    this.#slot()?.write({ question, value })
  }
}

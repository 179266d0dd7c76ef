/** Something half made. It belongs to one question and is kept as long as that question stands. */
export class Kept<T> {
  readonly #fresh: () => T
  #kept: { question: string; value: T } | null = $state.raw(null)

  constructor(fresh: () => T) {
    this.#fresh = fresh
  }

  at(question: string): T {
    return this.#kept?.question === question ? this.#kept.value : this.#fresh()
  }
  set(question: string, value: T): void {
    this.#kept = { question, value }
  }
}

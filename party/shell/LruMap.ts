/** What is remembered by key, of so many at most: what wasn't asked for longest is forgotten first. */
export class LruMap<T> {
  readonly #most: number
  /** The longest silent first. */
  readonly #kept = new Map<string, T>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): T | undefined {
    const kept = this.#kept.get(key)
    if (kept !== undefined) this.set(key, kept)
    return kept
  }

  set(key: string, value: T): void {
    this.#kept.delete(key)
    this.#kept.set(key, value)
    if (this.#kept.size <= this.#most) return
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined) this.#kept.delete(oldest)
  }
}

import { storeIn, type Store } from './store.ts'

/** A browser that keeps things, for tests. */
export class Keeping implements Store {
  readonly #kept = new Map<string, string>()
  get size(): number {
    return this.#kept.size
  }
  read(name: string): string | null {
    return this.#kept.get(name) ?? null
  }
  write(name: string, text: string | null): boolean {
    if (text === null) this.#kept.delete(name)
    else this.#kept.set(name, text)
    return true
  }
}

/** One that keeps nothing. */
export const keepingNothing = (): Store =>
  storeIn(() => {
    throw new DOMException('denied', 'SecurityError')
  })

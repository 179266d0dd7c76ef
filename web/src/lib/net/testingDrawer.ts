/** A browser's own drawer, for tests. */
export class Drawer implements Storage {
  readonly #kept = new Map<string, string>()
  get length(): number {
    return this.#kept.size
  }
  clear = (): void => this.#kept.clear()
  getItem = (name: string): string | null => this.#kept.get(name) ?? null
  key = (): string | null => null
  removeItem = (name: string): void => void this.#kept.delete(name)
  setItem = (name: string, text: string): void => void this.#kept.set(name, text)
}

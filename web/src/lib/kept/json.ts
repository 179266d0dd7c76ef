import type { Store } from './store.ts'

/**
 * What was written as JSON: by us, so it's small. Null: nothing, or something else that another build or its owner put
 * there. Readers look at its form.
 */
export function keptJson(store: Store, name: string): unknown {
  try {
    return JSON.parse(store.read(name) ?? 'null')
  } catch {
    return null
  }
}

export const keepJson = (store: Store, name: string, value: unknown): boolean =>
  store.write(name, JSON.stringify(value))

/** What a browser keeps for our pages, by name. Nothing here throws. */
export interface Store {
  /** Null: nothing is kept under this name. */
  read(name: string): string | null
  /** Null removes it. False: the browser keeps nothing, or nothing more; what was written lasts as long as the page. */
  write(name: string, text: string | null): boolean
}

/** What every page of this browser finds again. */
export const browserStore: Store = storeIn(() => localStorage)
/** What this tab finds again after a reload, and no other. */
export const tabStore: Store = storeIn(() => sessionStorage)

/**
 * Private windows, frames on other sites and careful owners forbid storage: then even asking for it throws, and so does
 * writing where it's full. `open` is asked each time, since people change their minds.
 */
export function storeIn(open: () => Storage): Store {
  /** What the browser would not take. */
  const unkept = new Map<string, string | null>()
  return {
    read(name) {
      if (unkept.has(name)) return unkept.get(name) ?? null
      try {
        return open().getItem(name)
      } catch {
        return null
      }
    },
    write(name, text) {
      try {
        if (text === null) open().removeItem(name)
        else open().setItem(name, text)
        unkept.delete(name)
        return true
      } catch {
        unkept.set(name, text)
        return false
      }
    },
  }
}

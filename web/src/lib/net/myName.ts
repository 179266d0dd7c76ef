const KEY = 'name'

/** The name last used on this device; empty if there is none, or if the browser keeps nothing. */
export function myName(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function keepMyName(name: string): void {
  try {
    localStorage.setItem(KEY, name)
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

const KEY = 'title'

/** The title that was last played from home on this device; empty if there is none, or if the browser keeps nothing. */
export function myTitle(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function keepMyTitle(title: string): void {
  try {
    localStorage.setItem(KEY, title)
  } catch {
    // A browser that keeps nothing begins with the first.
  }
}

import { updated } from '$app/state'

const KEY = 'loaded-anew'
const LEAST_BETWEEN = 60_000

/** A part of this page that cannot be fetched may have gone with its build: then the page is loaded anew, and what is half made is kept. */
export function followBuilds(): () => void {
  const follow = () => void updated.check().then((isNew) => isNew && loadAnew())
  addEventListener('vite:preloadError', follow)
  return () => removeEventListener('vite:preloadError', follow)
}

/** Not again and again, should that not help. */
export function loadAnew(): void {
  const now = Date.now()
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < LEAST_BETWEEN) return
    sessionStorage.setItem(KEY, String(now))
  } catch {
    // A browser that keeps nothing is not loaded anew by itself, for it could not stop.
    return
  }
  location.reload()
}

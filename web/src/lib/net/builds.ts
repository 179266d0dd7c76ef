import { updated } from '$app/state'
import { tabStore } from '../kept/store.ts'

const KEY = 'loaded-anew'
const LEAST_BETWEEN = 60_000

/**
 * A part of this page that can't be fetched may have gone with its build: then the page is reloaded, and what is half
 * made is kept.
 */
export function followBuilds(): () => void {
  const follow = () => void updated.check().then((isNew) => isNew && loadAnew())
  addEventListener('vite:preloadError', follow)
  return () => removeEventListener('vite:preloadError', follow)
}

/** Not again and again, should that not help. */
export function loadAnew(): void {
  const now = Date.now()
  if (now - Number(tabStore.read(KEY) ?? 0) < LEAST_BETWEEN) return
  // No automatic reload in a browser that keeps nothing: it would never stop.
  if (tabStore.write(KEY, String(now))) location.reload()
}

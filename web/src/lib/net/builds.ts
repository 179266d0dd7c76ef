import { updated } from '$app/state'
import { tabStore } from '../kept/store.ts'

const KEY = 'loaded-anew'
const LEAST_BETWEEN = 60_000

/**
 * From now on: a part of this page that can't be fetched may have gone with its build. Then the page is reloaded, and
 * what is half made or half typed is kept.
 */
export function followBuilds(): void {
  // Once, however many ask for it.
  addEventListener('vite:preloadError', follow)
}

const follow = () => void updated.check().then((isNew) => isNew && loadAnew())

/** Not again and again, should that not help. */
export function loadAnew(): void {
  const now = Date.now()
  if (now - Number(tabStore.read(KEY) ?? 0) < LEAST_BETWEEN) return
  // No automatic reload in a browser that keeps nothing: it would never stop.
  if (tabStore.write(KEY, String(now))) location.reload()
}

import { dev, version } from '$app/environment'

const PAGE = '/companion'
const CACHE = `companion ${version}`

/** CM-2: from now on this page comes without a network too. Over plain http a browser offers no such thing. */
export function keepForOffline(): () => void {
  if (dev || !('serviceWorker' in navigator)) return () => undefined
  // Also what comes later: words of another language, a toast.
  const watch = new PerformanceObserver((list) => void keep(list.getEntries()).catch(refused))
  watch.observe({ type: 'resource', buffered: true })
  navigator.serviceWorker.register('/service-worker.js', { scope: PAGE }).catch(refused)
  return () => watch.disconnect()
}

/** The page as it would come now, and what it is made of. Another build's is let go. */
async function keep(made: readonly PerformanceEntry[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const had = (await cache.keys()).map(({ url }) => url)
  const isNew = (url: string) => new URL(url).pathname.startsWith('/_app/immutable/') && !had.includes(url)
  const parts = new Set(made.map(({ name }) => name).filter(isNew))
  if (parts.size === 0) return
  await cache.addAll([...parts])
  await cache.add(PAGE)
  const others = (await caches.keys()).filter((name) => name !== CACHE)
  await Promise.all(others.map(async (name) => caches.delete(name)))
}

/** A private window, a full disk: such a browser deals as long as the page stays open. */
const refused = (): void => undefined

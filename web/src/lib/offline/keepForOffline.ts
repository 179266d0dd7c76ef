import { dev, version } from '$app/env'
import { updated } from '$app/state'
import { serviceWorkers } from './serviceWorkers.ts'

/** From now on this page comes without a network too. Over plain http a browser offers no such thing. */
export function keepForOffline(page: string): () => void {
  if (dev || !serviceWorkers()) return () => undefined
  // Also what comes later: words of another language, a toast.
  const watch = new PerformanceObserver((list) => void keep(page, list.getEntries()).catch(refused))
  watch.observe({ type: 'resource', buffered: true })
  return () => watch.disconnect()
}

/** The page as it would come now, and what it is made of. Another build's is let go. */
async function keep(page: string, made: readonly PerformanceEntry[]): Promise<void> {
  const cache = await caches.open(`${page} ${version}`)
  const had = (await cache.keys()).map(({ url }) => url)
  const isNew = (url: string) => new URL(url).pathname.startsWith('/_app/immutable/') && !had.includes(url)
  const parts = new Set(made.map(({ name }) => name).filter(isNew))
  // After an update it would come as another build has it, of which none of these is a part.
  if (parts.size === 0 || (await updated.check())) return
  await cache.addAll([...parts])
  await cache.add(page)
  const others = (await caches.keys()).filter((name) => name.startsWith(`${page} `) && name !== `${page} ${version}`)
  await Promise.all(others.map(async (name) => caches.delete(name)))
}

/** A private window, a full disk: such a browser shows the page as long as it stays open. */
const refused = (): void => undefined

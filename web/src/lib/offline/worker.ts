import { dev } from '$app/env'
import { serviceWorkers } from './serviceWorkers.ts'

/** Answers for pages that cannot be reached, and shows what wakes somebody. Over plain http there is none. */
export function startWorker(): void {
  if (dev) return
  // A private window may have none: then all is as on a browser that knows of no such thing.
  serviceWorkers()
    ?.register('/service-worker.js')
    .catch(() => undefined)
}

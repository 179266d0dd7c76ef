/// <reference lib="webworker" />
import { forgetOldPages, keepOfflinePage, pageFor, partFor } from './pages.ts'
import { openTable, showPush } from './pushes.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(keepOfflinePage())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOldPages(), preload()]))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate' && !pathname.startsWith('/embed/')) event.respondWith(pageFor(event))
  // WebKit doesn't run a page's worker if its script has come from here. Nothing of those is kept anyway.
  else if (pathname.startsWith('/_app/immutable/') && !pathname.startsWith('/_app/immutable/workers/'))
    event.respondWith(partFor(request))
})
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  if (!notification) return
  notification.close()
  event.waitUntil(openTable(notification.tag ?? ''))
})

/** Asks for a page while this wakes. Where that fails Firefox shows its own error, whatever is answered here. */
function preload(): Promise<void> | undefined {
  const { navigationPreload } = self.registration
  return navigator.userAgent.includes('Firefox/') ? navigationPreload?.disable() : navigationPreload?.enable()
}

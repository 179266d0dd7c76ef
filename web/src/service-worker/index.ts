/// <reference lib="webworker" />
import { forgetOldPages, keepOfflinePage, pageFor, partFor } from './pages.ts'
import { openTable, showPush } from './pushes.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  event.waitUntil(keepOfflinePage())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOldPages(), self.registration.navigationPreload?.enable()]))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate' && !pathname.startsWith('/embed/')) event.respondWith(pageFor(event))
  else if (pathname.startsWith('/_app/immutable/')) event.respondWith(partFor(request))
})
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTable(event.notification.tag))
})

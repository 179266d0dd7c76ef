/// <reference lib="webworker" />
// A module: else the name below would be the library's.
export {}
declare const self: ServiceWorkerGlobalScope

/** The dealer for one phone: it keeps itself, and what it is made of. No other page is kept: a room's is its reader's own. */
const PAGE = '/companion'

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET') return
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(newest(request))
  else if (pathname.startsWith('/_app/immutable/')) event.respondWith(part(request))
})

/** From the network; without one as it was kept. */
async function newest(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await kept(PAGE)) ?? Response.error()
  }
}

async function part(request: Request): Promise<Response> {
  return (await kept(request.url)) ?? fetch(request)
}

const kept = async (url: string): Promise<Response | undefined> => caches.match(url, { ignoreVary: true })

import type { ArrivalFacts } from '@robot-night/protocol'
import { tabStore } from '../kept/store.ts'

/** What asking needs of the browser. */
export interface Browser {
  /** The origin in the address bar. */
  at: string
  /** The one that the page was asked for by, if the site takes that for its own, else another word; undefined: nobody said. */
  heard: string | undefined
  fetch: (path: string) => Promise<Response>
  /** Opens a socket, and comes back once it stands or has failed. */
  dial: (path: string) => Promise<void>
  /** What a try is known by. */
  id: () => string
}

/**
 * Whether something is wrong with what stands in front of the site; null: nothing. Where nothing stands there, as on most
 * sites and in every living room, nobody is asked.
 */
export async function amissHere({ at, heard, fetch, dial, id }: Browser): Promise<ArrivalFacts | null> {
  if (heard === undefined || heard === '' || heard === at) return null
  const tried = id()
  await dial(`/api/arrival/socket?try=${tried}`)
  const response = await fetch(`/api/arrival?${new URLSearchParams({ at, try: tried })}`).catch(() => null)
  // What our own API says is believed.
  const facts: ArrivalFacts | null = response?.ok ? await response.json().catch(() => null) : null
  return facts && facts.amiss.length > 0 ? facts : null
}

const PATIENCE = 8000
const KEY = 'arrival'

/** Once a tab while all is well: each page that is loaded would ask again. */
export async function askOnce(): Promise<ArrivalFacts | null> {
  const at = location.origin
  if (tabStore.read(KEY) === at) return null
  const facts = await amissHere({
    at,
    heard: document.documentElement.dataset['heard'],
    fetch: (path) => fetch(path),
    dial,
    id: () => crypto.getRandomValues(new Uint32Array(2)).join('_'),
  })
  if (facts === null) tabStore.write(KEY, at)
  return facts
}

function dial(path: string): Promise<void> {
  return new Promise((done) => {
    const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + path)
    const late = setTimeout(() => socket.close(), PATIENCE)
    // A socket that has failed is closed, too.
    socket.addEventListener('close', () => {
      clearTimeout(late)
      done()
    })
  })
}

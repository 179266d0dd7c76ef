import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openReverseProxy } from '../../../scripts/server/reverseProxy.mjs'
import type { Plant } from '../../wire/bundle.ts'
import { bundleSite } from '../../wire/site.ts'
import { Workerd } from '../../wire/Workerd.ts'
import type { Site } from './attack.ts'

/** Clocks run so many times as fast, so that what is shown later need not be waited for so long. */
export const PACE = 20
/** With which the operator of this site reads what has been counted. */
export const TOKEN = 'known to the operator alone'
/** Others watch from galleries. */
export const WATCHERS_IN_ROOM = 5

/** What one address may make in an hour: fewer than usual, for each is a file on this disk. */
export const ROOMS_PER_HOUR = 30

/** As it is handed on: not that of the tests. */
const ENTRY = 'party/index.ts'
const CLASSES = ['Room', 'Companion', 'Lobby', 'Gallery', 'Screening', 'Ledger', 'Allowance', 'Signer']

/** The Worker that is handed on, with its pages and with all its objects, and the door of `npm start` before it. */
export async function withSite<T>(plants: readonly Plant[], use: (site: Site) => Promise<T>): Promise<T> {
  const bindings = {
    PACE_DIVISOR: String(PACE),
    METRICS_TOKEN: TOKEN,
    WATCHERS_IN_ROOM: String(WATCHERS_IN_ROOM),
    ROOMS_PER_HOUR: String(ROOMS_PER_HOUR),
  }
  const server = await Workerd.serving(await bundleSite(plants, ENTRY), { bindings, classes: CLASSES })
  const door = await openReverseProxy({
    host: '127.0.0.1',
    port: 0,
    inner: Number(new URL(server.url).port),
    shelf: null,
  })
  try {
    return await use({ server, url: server.url, door: portOf(door) })
  } finally {
    door.close()
    door.closeAllConnections()
    await server.end()
  }
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the door has no port')
  return address.port
}

import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach } from 'vitest'
import { openReverseProxy } from '../../scripts/server/reverseProxy.mjs'
import type { hostsWith } from '../../scripts/server/hosts.mjs'
import type { ImmutableCache } from '../../scripts/server/ImmutableCache.mjs'

interface Beyond {
  upgrade?: (socket: Duplex) => void
  shelf?: ImmutableCache
  hosts?: ReturnType<typeof hostsWith>
  isTrusted?: (address: string) => boolean
  patience?: { headers: number; request: number; upgrade: number; answer: number }
}

/** Opens doors, each before a Worker that answers as it's told, and closes them after the test. Gives the port. */
export function doors() {
  const open: Server[] = []
  afterEach(() => {
    for (const server of open.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })
  return async (worker: RequestListener, { upgrade, shelf, ...more }: Beyond = {}): Promise<number> => {
    const inner = createServer(worker)
    if (upgrade) inner.on('upgrade', (_, socket) => upgrade(socket))
    inner.listen(0, '127.0.0.1')
    await once(inner, 'listening')
    const door = await openReverseProxy({ host: '127.0.0.1', port: 0, inner: portOf(inner), shelf, ...more })
    open.push(inner, door)
    return portOf(door)
  }
}

/** Sends these lines as they are, and gives all that comes back until the door closes the connection. */
export async function send(port: number, lines: string, { body = '', ...manner } = {}): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', ...manner })
  socket.write(lines.trim().replace(/\n\s*/g, '\r\n') + `\r\n\r\n${body}`, 'latin1')
  return text(socket)
}

export const statusIn = (said: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(said)?.[1] ?? 0)

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('not listening on a port')
  return address.port
}

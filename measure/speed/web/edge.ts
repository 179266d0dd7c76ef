import { once } from 'node:events'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { brotliCompressSync, constants } from 'node:zlib'
import { ownCertificate } from './certificate.ts'

export interface Edge {
  url: string
  close(): void
}

/**
 * What the platform has in front of the Worker: one connection for all requests, brotli, and a copy of
 * what never changes. It passes on no sockets: nobody is timed for longer than until the page can be used.
 */
export async function openEdge(inner: string): Promise<Edge> {
  const kept = new Map<string, Sent>()
  const server = createSecureServer(ownCertificate())
  server.on('request', (request, response) => {
    pass(request, response, { inner, kept }).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('an edge without a port')
  return { url: `https://127.0.0.1:${address.port}`, close: () => server.close() }
}

/** An answer as it is sent. */
interface Sent {
  status: number
  headers: Record<string, string>
  body: Buffer
}
interface Within {
  inner: string
  kept: Map<string, Sent>
}

async function pass(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  { inner, kept }: Within,
): Promise<void> {
  const { status, headers, body } = kept.get(request.url) ?? (await fetched(request, inner))
  if (headers['cache-control']?.includes('immutable')) kept.set(request.url, { status, headers, body })
  response.writeHead(status, headers)
  response.end(body)
}

async function fetched(request: Http2ServerRequest, inner: string): Promise<Sent> {
  const answer = await fetch(inner + request.url, { headers: forwarded(request), redirect: 'manual' })
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OF_A_CONNECTION.has(name)))
  const body = Buffer.from(await answer.arrayBuffer())
  if (!COMPRESSED.test(headers['content-type'] ?? '')) return { status: answer.status, headers, body }
  return { status: answer.status, headers: { ...headers, 'content-encoding': 'br' }, body: compressed(body) }
}

const forwarded = (request: Http2ServerRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith(':') && !OF_A_CONNECTION.has(name) ? [[name, value]] : [],
    ),
  )

const OF_A_CONNECTION = new Set([
  ...['accept-encoding', 'connection', 'content-encoding', 'content-length', 'host', 'keep-alive'],
  'transfer-encoding',
])
const COMPRESSED = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/
/** As hard as for what is made again for everybody. */
const compressed = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })

import { once } from 'node:events'
import { request, type IncomingMessage, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { ImmutableCache } from '../../scripts/server/ImmutableCache.mjs'
import { doors } from './upstream.ts'

const doorTo = doors()

const echo: RequestListener = ({ url, headers }, response) => {
  response.setHeader('content-security-policy', 'from the worker')
  response.end(JSON.stringify({ url, headers }))
}

describe('the door of npm start', () => {
  it.each([
    '/cdn-cgi/local/explorer',
    '//cdn-cgi/local/scheduled',
    '/x/../cdn-cgi/local/scheduled',
    '/./cdn-cgi',
    '/%2e%2e/cdn-cgi/local/email',
    '/\\cdn-cgi/local/email',
    '/CDN-CGI/trace',
    'http://localhost/cdn-cgi/local/email',
    '/__scheduled?cron=1',
    '/__cf_local/stream',
  ])('has nothing at %s', async (path) => {
    const { status, said } = await ask({ port: await doorTo(echo), path })
    expect([status, said]).toEqual([404, 'There is nothing here.'])
  })

  it('tells the Worker who asks and under which name, and lets nobody say otherwise', async () => {
    const port = await doorTo(echo)
    const forged = { 'cf-connecting-ip': '9.9.9.9', 'mf-original-url': 'http://evil/', 'x-forwarded-proto': 'https' }
    const { said } = await ask({ port, path: '/api/health?a=1', headers: { host: 'localhost:8787', ...forged } })
    const { url, headers } = JSON.parse(said)
    expect(url).toBe('/api/health?a=1')
    expect(headers).toMatchObject({ host: 'localhost:8787', 'cf-connecting-ip': '127.0.0.1' })
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['mf-original-url']))
    expect(headers).not.toHaveProperty('x-forwarded-proto')
  })

  const forwarded = { 'x-forwarded-for': '198.51.100.4', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.test' }

  it('hands on what a proxy of the operator says of its visitors, and no more than that', async () => {
    const told = async (headers: Record<string, string>) =>
      heardFrom(
        await ask({ port: await doorTo(echo, { isTrusted: (from) => from === '127.0.0.1' }), path: '/', headers }),
      )
    expect(await told({ ...forwarded, forwarded: 'for=1.2.3.4', 'x-real-ip': '1.2.3.4' })).toEqual({
      ...{ 'cf-connecting-ip': '127.0.0.1', 'x-forwarded-for': '198.51.100.4', 'x-forwarded-scheme': 'https' },
    })
    expect(await told({ 'cf-connecting-ip': '198.51.100.4' })).toEqual({
      ...{ 'cf-connecting-ip': '127.0.0.1', 'x-forwarded-for': '198.51.100.4' },
    })
  })

  it('tells the Worker of anybody else only that they said something', async () => {
    const told = heardFrom(await ask({ port: await doorTo(echo), path: '/', headers: forwarded }))
    expect(told).toEqual({ 'cf-connecting-ip': '127.0.0.1', 'x-forwarded-unheeded': '1' })
  })

  it('keeps a stack trace to itself, and passes on an error that the Worker has worded', async () => {
    const broken = await doorTo((_, response) => response.writeHead(500).end('Error: at /home/ada/secret.ts:1'))
    expect(await ask({ port: broken, path: '/' })).toMatchObject({
      status: 500,
      said: 'Something went wrong here. Try again in a moment.',
    })
    const worded = await doorTo((_, response) => {
      response.writeHead(503, { 'content-security-policy': 'from the worker' }).end('a moment')
    })
    expect(await ask({ port: worded, path: '/' })).toMatchObject({ status: 503, said: 'a moment' })
  })

  it('says so kindly when the Worker is away', async () => {
    const port = await doorTo((incoming) => incoming.socket.destroy())
    expect((await ask({ port, path: '/' })).status).toBe(502)
  })

  it('sends the Worker no more of a body than it may read, so that its refusal of the rest arrives', async () => {
    const lengths: number[] = []
    const port = await doorTo(async (incoming, response) => {
      lengths.push((await text(incoming)).length)
      response.writeHead(413).end('too large')
    })
    for (const headers of [{ 'content-length': '1000000' }, { 'transfer-encoding': 'chunked' }]) {
      const asking = request({ host: '127.0.0.1', port, path: '/', method: 'POST', agent: false, headers })
      asking.end('x'.repeat(1_000_000))
      const [answer]: IncomingMessage[] = await once(asking, 'response')
      expect(answer!.statusCode).toBe(413)
    }
    expect(lengths).toEqual([32_768, 32_768])
  })

  it('answers whatever the Worker does with a connection after it has answered', async () => {
    const used = new WeakSet<object>()
    const port = await doorTo((incoming, response) => {
      if (used.has(incoming.socket)) return incoming.socket.destroy()
      used.add(incoming.socket)
      response.end('here')
    })
    for (const path of ['/1.css', '/2.css', '/3.css'])
      expect(await ask({ port, path, headers: { connection: 'keep-alive' } })).toMatchObject({ status: 200 })
  })

  it('asks once for what stays as it is for good, if it has a shelf, and again for all else', async () => {
    let asked = 0
    const worker: RequestListener = ({ url }, response) => {
      response.setHeader('cache-control', url?.endsWith('.js') ? 'public, immutable' : 'no-store')
      response.writeHead(url === '/gone.js' ? 404 : 200).end(`${url} ${++asked}`)
    }
    const port = await doorTo(worker, { shelf: new ImmutableCache() })
    const told = async (path: string, headers = {}) => (await ask({ port, path, headers })).said
    expect([await told('/a.js'), await told('/a.js')]).toEqual(['/a.js 1', '/a.js 1'])
    expect(await told('/a.js', { 'accept-encoding': 'br' })).toBe('/a.js 2')
    expect(await told('/a.js', { range: 'bytes=0-1' })).toBe('/a.js 3')
    expect([await told('/b'), await told('/b')]).toEqual(['/b 4', '/b 5'])
    expect([await told('/gone.js'), await told('/gone.js')]).toEqual(['/gone.js 6', '/gone.js 7'])
  })

  it('passes a switched socket both ways', async () => {
    const switching = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'
    const upgrade = (socket: Duplex) => {
      socket.write(switching)
      socket.pipe(socket)
    }
    const port = await doorTo(echo, { upgrade })
    const socket = raw(port, '/api/rooms/BCDFG/socket')
    await once(socket, 'data')
    socket.write('to the table and back')
    expect(String(await once(socket, 'data'))).toBe('to the table and back')
    socket.destroy()
  })

  it('passes on why a socket was refused', async () => {
    const refusal = 'HTTP/1.1 403 Forbidden\r\ncontent-length: 12\r\nx-why: origin\r\n\r\nwrong origin'
    const port = await doorTo(echo, { upgrade: (socket) => socket.end(refusal) })
    const said = await text(raw(port, '/api/rooms/BCDFG/socket'))
    expect(said).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/)
    expect(said).toContain('x-why: origin')
    expect(said).toMatch(/\r\n\r\nwrong origin$/)
  })
})

/** What the Worker was told of who asks. */
function heardFrom({ said }: { said: string }): object {
  const { headers }: { headers: Record<string, string> } = JSON.parse(said)
  return Object.fromEntries(Object.entries(headers).filter(([name]) => /^(cf-|x-|forwarded)/.test(name)))
}

function raw(port: number, path: string) {
  const socket = connect(port, '127.0.0.1')
  const head = ['host: localhost', 'connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13']
  socket.write(`GET ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
  return socket
}

async function ask(given: { port: number; path: string; headers?: Record<string, string> }) {
  const asking = request({ host: '127.0.0.1', agent: false, ...given }).end()
  const [answer]: IncomingMessage[] = await once(asking, 'response')
  return { status: answer!.statusCode, said: await text(answer!) }
}

import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { hostname } from 'node:os'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { lanOrigins } from '../../scripts/addresses.mjs'
import { hostsWith, namedHosts } from '../../scripts/server/hosts.mjs'
import { doors, send, statusIn } from './upstream.ts'

const doorTo = doors()

/** A door, and what has come through it. */
async function watched(more: Parameters<typeof doorTo>[1] = {}) {
  const through: string[] = []
  const worker: RequestListener = ({ url, headers }, response) => {
    through.push(url!)
    response.end(JSON.stringify({ url, headers }))
  }
  const port = await doorTo(worker, { upgrade: (socket) => through.push('upgrade') && socket.destroy(), ...more })
  return { port, through }
}

const get = (host: string, more = '') => `GET / HTTP/1.1\nHost: ${host}\nConnection: close\n${more}`
const upgrade = (host: string, more = '') =>
  `GET /api/rooms/BCDFG/socket HTTP/1.1\nHost: ${host}\nConnection: Upgrade\nUpgrade: websocket\n${more}`

describe('the name that somebody comes by', () => {
  const [lan] = lanOrigins({ host: '0.0.0.0', port: 8787 })
  it.each([
    ...['localhost', 'localhost:8787', 'LocalHost:8787', 'localhost.', 'localhost.:8787', 'localhost:'],
    ...['127.0.0.1', '127.0.0.1:8787', '127.9.8.7', '[::1]', '[::1]:8787', '[0:0:0:0:0:0:0:1]:80', '0x7f.1'],
    ...[hostname(), `${hostname().toUpperCase()}:8787`, `${hostname().split('.')[0]}.local`],
    ...(lan ? [new URL(lan).host] : []),
  ])('may be %s, which leads to this machine', async (host) => {
    const { port, through } = await watched()
    expect(statusIn(await send(port, get(host)))).toBe(200)
    await send(port, upgrade(host))
    expect(through).toEqual(['/', 'upgrade'])
  })

  it('may be one that the operator has named, by whatever port a tunnel has', async () => {
    const { port } = await watched({ hosts: hostsWith(namedHosts('robots.example, https://Night.example:8443/ABCDE')) })
    for (const host of ['robots.example', 'ROBOTS.example:443', 'night.example.']) {
      expect(statusIn(await send(port, get(host, `Origin: https://${host}`))), host).toBe(200)
    }
    expect(statusIn(await send(port, get('x.robots.example')))).toBe(421)
  })

  it.each([
    ...['evil.test', 'evil.test:8787', 'localhost.evil.test', '127.0.0.1.evil.test', 'localhost.evil', 'local'],
    ...['203.0.113.9', '[2001:db8::1]:8787', 'evil.test.', 'a_b.test', 'host.docker.internal'],
  ])('may not be %s, also where the Origin matches: its page may have it point here', async (host) => {
    const { port, through } = await watched()
    const origin = `Origin: http://${host}`
    for (const said of [await send(port, get(host, origin)), await send(port, upgrade(host, origin))]) {
      expect(statusIn(said)).toBe(421)
      expect(said).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im)
      expect(said).toMatch(/^x-content-type-options: nosniff\r$/im)
      expect(said).toContain(`ALLOWED_HOSTS=${host.replace(/:\d+$/, '').replace(/\.$/, '')} npm start`)
    }
    expect(through).toEqual([])
  })

  it('is told as a page to who looks, in both languages', async () => {
    const { port } = await watched()
    const said = await send(port, get('robots', 'Accept: text/html,application/xhtml+xml'))
    expect(statusIn(said)).toBe(421)
    expect(said).toMatch(/^content-type: text\/html; charset=utf-8\r$/im)
    for (const words of ["doesn't go by the name robots", 'heißt nicht robots', 'proxy_set_header Host $http_host;'])
      expect(said).toContain(words)
  })

  it.each([
    ...['', ' ', 'a b', 'localhost/x', 'evil.test/@localhost', 'me@localhost', 'localhost:99999', 'localhost:x'],
    ...['localhost#', 'localhost?', '%6cocalhost', '[::1', '[::1%eth0]', '::1', 'localhost..', '.localhost', '[]'],
    ...['l\xf6calhost', '<b>', 'localhost,localhost', 'localhost\\x', '1.2.3.4.5', 'a'.repeat(300)],
  ])('is refused as no name at all: %j', async (host) => {
    const { port, through } = await watched()
    for (const lines of [get(host), upgrade(host)]) {
      expect(statusIn(await send(port, lines))).toBe(400)
    }
    expect(through).toEqual([])
  })

  it('must be said, and said once', async () => {
    const { port, through } = await watched()
    const upgraded = 'Connection: Upgrade\nUpgrade: websocket'
    for (const version of ['1.0', '1.1']) {
      for (const more of ['Connection: close', upgraded]) {
        expect(statusIn(await send(port, `GET / HTTP/${version}\n${more}`))).toBe(400)
        expect(statusIn(await send(port, `GET / HTTP/${version}\nHost: localhost\nHost: evil.test\n${more}`))).toBe(400)
      }
    }
    expect(through).toEqual([])
  })

  it('is the one in the target where there is one, whatever the header says', async () => {
    const { port, through } = await watched()
    const asked = (target: string, host: string) =>
      send(port, `GET ${target} HTTP/1.1\nHost: ${host}\nConnection: close`)
    expect(statusIn(await asked('http://evil.test/', 'localhost'))).toBe(421)
    expect(statusIn(await asked('https://evil.test/', 'localhost'))).toBe(421)
    for (const target of [
      'http://me@localhost/',
      'http://',
      'ftp://localhost/',
      'localhost:80',
      '*',
      'http:/localhost',
    ]) {
      expect(statusIn(await asked(target, 'localhost')), target).toBe(400)
    }
    expect(through).toEqual([])
    expect(await asked('HTTP://localhost:8787/a?b', 'evil.test')).toContain('"host":"localhost:8787"')
    expect(through).toEqual(['/a?b'])
  })

  it('may be set with commas, spaces or as an address; what is no name stops the start', () => {
    expect(namedHosts(' a.example,b.example  https://C.example./x ')).toEqual(['a.example', 'b.example', 'c.example'])
    expect(namedHosts(undefined)).toEqual([])
    for (const wrong of ['*', '*.example', 'me@a.example', 'a..b', 'http://']) {
      expect(() => namedHosts(wrong), wrong).toThrow(/ALLOWED_HOSTS takes names/)
    }
  })
})

describe('a request whose end two servers could see in different places', () => {
  it.each([
    ['a length and chunks', 'Content-Length: 4\nTransfer-Encoding: chunked'],
    ['chunks and a length', 'Transfer-Encoding: chunked\nContent-Length: 4'],
    ['two lengths', 'Content-Length: 4\nContent-Length: 5'],
    ['two lengths in one', 'Content-Length: 4, 5'],
    ['a length with a sign', 'Content-Length: +4'],
    ['chunks within something', 'Transfer-Encoding: gzip, chunked'],
    ['chunks twice', 'Transfer-Encoding: chunked, chunked'],
    ['no chunks', 'Transfer-Encoding: identity'],
    ['chunks by another name', 'Transfer-Encoding: xchunked'],
    ['a space before the colon', 'Transfer-Encoding : chunked'],
  ])('is refused: %s', async (_, framing) => {
    const { port, through } = await watched()
    const said = await send(port, `POST / HTTP/1.1\nHost: localhost\nConnection: close\n${framing}`, {
      body: '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n',
    })
    expect(statusIn(said)).toBe(400)
    expect(through).toEqual([])
  })

  it('cannot name headers of ours as its own matter', async () => {
    const { port } = await watched()
    const said = await send(port, 'GET / HTTP/1.1\nHost: localhost\nConnection: close, cf-connecting-ip\nTE: trailers')
    const { headers } = JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1))
    expect(headers).toMatchObject({ connection: 'close', 'cf-connecting-ip': '127.0.0.1' })
    expect(headers).not.toHaveProperty('te')
  })

  it('is no tunnel to elsewhere either', async () => {
    const { port, through } = await watched()
    expect(statusIn(await send(port, 'CONNECT localhost:80 HTTP/1.1\nHost: localhost:80'))).not.toBe(200)
    expect(through).toEqual([])
  })
})

describe('an upgrade', () => {
  it.each([
    ['to something else', 'GET / HTTP/1.1\nUpgrade: h2c'],
    ['to several things', 'GET / HTTP/1.1\nUpgrade: websocket, h2c'],
    ['that posts', 'POST / HTTP/1.1\nUpgrade: websocket'],
    ['with a body that never comes', 'GET / HTTP/1.1\nUpgrade: websocket\nContent-Length: 12'],
    ['with chunks that never come', 'GET / HTTP/1.1\nUpgrade: websocket\nTransfer-Encoding: chunked'],
    ['that posts what never comes', 'POST / HTTP/1.1\nUpgrade: websocket\nContent-Length: 12'],
  ])('%s is refused at once', async (_, lines) => {
    const { port, through } = await watched()
    expect(statusIn(await send(port, `${lines}\nHost: localhost\nConnection: Upgrade`))).toBe(400)
    expect(through).toEqual([])
  })
})

describe('who keeps the door waiting', () => {
  const patience = { headers: 200, request: 400, upgrade: 200, answer: 200 }

  it('with an upgrade that the Worker never answers is let go', async () => {
    const port = await doorTo(() => {}, { upgrade: () => {}, patience })
    expect(statusIn(await send(port, upgrade('localhost')))).toBe(504)
  })

  it('with an upgrade that the Worker refuses without an end is let go', async () => {
    const begin = 'HTTP/1.1 403 Forbidden\r\ncontent-length: 12\r\n\r\nwro'
    const port = await doorTo(() => {}, { upgrade: (socket) => socket.write(begin), patience })
    expect(statusIn(await send(port, upgrade('localhost')))).toBe(504)
  })

  it('with an answer that the Worker never gives is told so', async () => {
    const port = await doorTo(() => {}, { patience })
    expect(statusIn(await send(port, get('localhost')))).toBe(502)
  })

  it.each([
    ['nothing', ''],
    ['half a line', 'GET / HT'],
    ['half a header', 'GET / HTTP/1.1\r\nHost: local'],
    ['half an upgrade', 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'],
    ['half a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 12\r\n\r\nhalf'],
  ])('with %s is cut off', async (_, begun) => {
    const port = await doorTo((request) => request.resume(), { patience: { ...patience, answer: 60_000 } })
    const socket = connect(port, '127.0.0.1')
    socket.write(begun)
    expect([0, 408]).toContain(statusIn(await text(socket)))
  })

  it('by leaving their own end open after a refusal is cut off', async () => {
    const { port } = await watched()
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.write(upgrade('evil.test').replace(/\n/g, '\r\n') + '\r\n')
    socket.resume()
    await once(socket, 'end')
    // Writes fail only once the door has let go for good.
    const writing = setInterval(() => socket.write('more'), 20)
    await once(socket, 'close').catch(() => {})
    clearInterval(writing)
  })
})

import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

const without = ({ cookie: _gone, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => headers

/** Stands in front of the site and lets no cookie through, either way. `asked`: every address that was asked for. */
export async function cookieless(to: string): Promise<{ origin: string; asked: string[]; end: () => void }> {
  const addresses: string[] = []
  const { hostname, port } = new URL(to)
  const proxy = createServer((asked, answer) => {
    const { method, url: path, headers } = asked
    addresses.push(path ?? '')
    const passedOn = request({ hostname, port, method, path, headers: without(headers), agent: false }, (said) => {
      const { 'set-cookie': _gone, ...more } = said.headers
      answer.writeHead(said.statusCode ?? 502, more)
      said.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    asked.pipe(passedOn)
  })
  proxy.on('upgrade', ({ method, url, headers }, socket) => {
    addresses.push(url ?? '')
    const lines = Object.entries(without(headers)).map(([name, value]) => `${name}: ${String(value)}`)
    const there = connect(Number(port), hostname, () => {
      there.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      there.pipe(socket).pipe(there)
    })
    there.on('error', () => socket.destroy())
    socket.on('error', () => there.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    asked: addresses,
    end: () => proxy.close(),
  }
}

/** As browsers do whose owner allows nothing to be kept: all of it throws, and a cookie that is set is gone. */
export async function keepsNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refused = { configurable: true, get: () => { throw new DOMException('denied', 'SecurityError') } } // prettier-ignore
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, refused)
    Object.defineProperty(Navigator.prototype, 'serviceWorker', refused)
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { configurable: true, get: () => false })
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => undefined })
  })
}

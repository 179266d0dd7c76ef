import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import net from 'node:net'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { freePort } from '../../scripts/server/serve.mjs'

interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string
}

/** What a proxy does wrong. */
export interface Fault {
  /** What it answers itself, by path; null: it passes the request on. */
  answers?: (path: string) => Answer | null
  /** Headers of the site that it loses. */
  drops?: string[]
  adds?: Record<string, string>
  /** The host that it asks for instead. */
  host?: string
  isWithoutUpgrades?: boolean
  /** How long it waits before each request, in ms. */
  delay?: number
}

/** What stands between a site's visitors and the site, on this machine, and doesn't do it well. */
export class FaultyProxy {
  readonly #port: number
  readonly #fault: Fault
  readonly #server = createServer((asked, answer) => void this.#pass(asked, answer))

  constructor(port: number, fault: Fault) {
    this.#port = port
    this.#fault = fault
    if (!fault.isWithoutUpgrades) this.#server.on('upgrade', (asked, socket) => this.#join(asked, socket))
  }

  /** Its origin. */
  async open(): Promise<string> {
    const port = await freePort()
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { answers, drops = [], adds = {}, delay = 0 } = this.#fault
    const own = answers?.(asked.url ?? '')
    if (own) return void answer.writeHead(own.status, own.headers).end(own.body)
    const body = await buffer(asked)
    if (delay > 0) await new Promise((go) => setTimeout(go, delay))
    const { connection: _, upgrade: __, ...headers } = this.#headersOf(asked)
    const given = { host: '127.0.0.1', port: this.#port, method: asked.method, path: asked.url, headers, agent: false }
    const asking = request(given).end(body)
    const [said]: IncomingMessage[] = await once(asking, 'response')
    const kept = Object.entries(said!.headers).filter(([name]) => !drops.includes(name))
    answer.writeHead(said!.statusCode ?? 500, { ...Object.fromEntries(kept), ...adds })
    said!.pipe(answer)
  }

  #join(asked: IncomingMessage, socket: Duplex): void {
    const lines = Object.entries(this.#headersOf(asked)).map(([name, value]) => `${name}: ${String(value)}`)
    const through = net.connect(this.#port, '127.0.0.1')
    through.write([`GET ${asked.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    through.pipe(socket).pipe(through)
    for (const end of [through, socket]) end.on('error', () => end.destroy())
  }

  #headersOf({ headers }: IncomingMessage) {
    return { ...headers, ...(this.#fault.host ? { host: this.#fault.host } : {}) }
  }
}

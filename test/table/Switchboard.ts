import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { PING, PONG } from '@robot-night/protocol'
import { WebSocketServer, type WebSocket } from 'ws'
import { bundled } from '../engines/page/bundle.ts'
import { SIGHT } from './sight.ts'

/** Takes the calls of a page with nothing but the client's line in it, as the test wants them taken, and counts. */
export class Switchboard {
  /** How the next calls are taken; `later`: not until `connects`. */
  takes: 'at once' | 'later' | 'not at all' = 'at once'
  /** What is said is heard, and not answered. */
  isMute = false
  /** How often somebody has called. */
  calls = 0
  /** What was said, on any line. */
  readonly heard: string[] = []
  readonly #server: Server
  readonly #sockets = new WebSocketServer({ noServer: true })
  #held: (() => void)[] = []
  #line: { socket: WebSocket; cable: Duplex } | null = null

  private constructor(server: Server) {
    this.#server = server
    server.on('upgrade', (request, cable, head) => this.#called(request, cable, head))
  }

  static async open(): Promise<Switchboard> {
    const script = await bundled(new URL('page/line.ts', import.meta.url))
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(`<!doctype html><title>A line</title><link rel="icon" href="data:,"><script>${script}</script>`)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return new Switchboard(server)
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`
  }
  /** Lines that stand, for all that is known here. */
  get standing(): number {
    return this.#sockets.clients.size
  }
  connects(): void {
    this.takes = 'at once'
    for (const connect of this.#held.splice(0)) connect()
  }
  /** Without a word. */
  cuts(): void {
    this.#line?.socket.terminate()
  }
  closes(code: number): void {
    this.#line?.socket.close(code)
  }
  /** Says why, and is gone before the other side has answered. Not by a reset, which may overtake what was said. */
  slams(code: number): void {
    this.#line?.cable.end(Buffer.from([0x88, 2, code >> 8, code & 0xff]))
  }
  async end(): Promise<void> {
    for (const socket of this.#sockets.clients) socket.terminate()
    this.#server.closeAllConnections()
    await new Promise((done) => this.#server.close(done))
  }

  #called(request: IncomingMessage, cable: Duplex, head: Buffer): void {
    this.calls += 1
    const connect = () => this.#sockets.handleUpgrade(request, cable, head, (socket) => this.#greet(socket, cable))
    if (this.takes === 'not at all') cable.destroy()
    else if (this.takes === 'later') this.#held.push(connect)
    else connect()
  }

  #greet(socket: WebSocket, cable: Duplex): void {
    this.#line = { socket, cable }
    // A cable that is torn out is torn out on purpose.
    socket.on('error', () => undefined)
    socket.on('message', (raw) => this.#hear(socket, String(raw)))
    socket.send(JSON.stringify(SIGHT))
  }

  #hear(socket: WebSocket, text: string): void {
    if (text === PING) return socket.send(PONG)
    const said = JSON.parse(text)
    this.heard.push(said.text)
    if (!this.isMute) socket.send(JSON.stringify({ ok: said.id }))
  }
}

import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** What a network does with a request for a WebSocket. */
export type Upgrades = 'passed' | 'refused'

const UPGRADE = /^upgrade: *websocket\r$/im
const REFUSAL = 'HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n'

/** Somebody's network: the way to the server, which can be cut and joined again. */
export class Wire {
  readonly #server: Server
  readonly #target: number
  readonly #upgrades: Upgrades
  readonly #sockets = new Set<Socket>()
  #isCut = false

  private constructor(target: number, upgrades: Upgrades) {
    this.#target = target
    this.#upgrades = upgrades
    this.#server = createServer((near) => this.#pass(near))
  }

  static async to(target: number, upgrades: Upgrades): Promise<Wire> {
    const wire = new Wire(target, upgrades)
    wire.#server.listen(0, '127.0.0.1')
    await once(wire.#server, 'listening')
    return wire
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.resetAndDestroy()
  }
  join(): void {
    this.#isCut = false
  }
  async close(): Promise<void> {
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #pass(near: Socket): void {
    if (this.#isCut) return void near.resetAndDestroy()
    const far = connect(this.#target, '127.0.0.1')
    for (const socket of [near, far]) {
      this.#sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        this.#sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    // A browser asks for one on a connection of its own, in one piece.
    near.on('data', (bytes) => {
      const isRefused = this.#upgrades === 'refused' && UPGRADE.test(bytes.toString('latin1'))
      if (isRefused) near.end(REFUSAL)
      else far.write(bytes)
    })
    far.pipe(near)
  }
}

import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** Somebody's network: the way to the server, which can be cut and joined again. */
export class Wire {
  readonly #server: Server
  readonly #target: number
  readonly #sockets = new Set<Socket>()
  #isCut = false

  private constructor(target: number) {
    this.#target = target
    this.#server = createServer((near) => this.#pass(near))
  }

  static async to(target: number): Promise<Wire> {
    const wire = new Wire(target)
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
    near.pipe(far).pipe(near)
  }
}

import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { HttpReader } from './events.ts'
import { FrameReader, isUpgrade } from './frames.ts'
import { Lane, type Ends } from './Lane.ts'
import type { Tally, Weather } from './weather.ts'

interface About {
  /** Of the server. */
  url: string
  weather: Weather
  tally: Tally
  seed: string
}
interface Passage {
  lanes: readonly Lane[]
  end(): void
}

/** Stands between clients and the server, on this machine only, and is not to be trusted until it is calm. */
export class Proxy {
  url = ''
  readonly #about: About
  readonly #server: Server
  readonly #passages = new Set<Passage>()
  #isCalm = false
  #count = 0

  static async open(about: About): Promise<Proxy> {
    const proxy = new Proxy(about)
    await once(proxy.#server, 'listening')
    const address = proxy.#server.address()
    if (!address || typeof address === 'string') throw new Error(`the proxy listens at ${address}`)
    proxy.url = `http://127.0.0.1:${address.port}`
    return proxy
  }

  private constructor(about: About) {
    this.#about = about
    this.#server = createServer((caller) => this.#join(caller)).listen(0, '127.0.0.1')
  }

  /** Honest from now on. */
  calm(): void {
    this.#isCalm = true
    for (const { lanes } of [...this.#passages]) for (const lane of lanes) lane.calm()
  }

  close(): void {
    for (const { end } of [...this.#passages]) end()
    this.#server.close()
  }

  #join(caller: Socket): void {
    const { hostname, port } = new URL(this.#about.url)
    const called = connect(Number(port), hostname)
    const end = () => {
      caller.destroy()
      called.destroy()
    }
    const cut = () => {
      if (this.#passages.delete(passage)) this.#about.tally.cut += 1
      end()
    }
    const mute = () => passage.lanes.forEach((lane) => lane.mute())
    const does = { cut, mute }
    const passage = { lanes: [this.#lane(caller, called, does), this.#lane(called, caller, does)], end }
    this.#passages.add(passage)
    for (const socket of [caller, called]) {
      socket.setNoDelay(true)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => this.#passages.delete(passage))
    }
    if (this.#isCalm) for (const lane of passage.lanes) lane.calm()
  }

  #lane(from: Socket, to: Socket, does: Pick<Ends, 'cut' | 'mute'>): Lane {
    const { weather, tally, seed } = this.#about
    const write = (bytes: Buffer) => void (to.writable && to.write(bytes))
    const lane = new Lane({ ...does, write, end: () => to.end() }, { weather, tally, seed: `${seed} ${this.#count++}` })
    let reader: FrameReader | HttpReader | undefined
    from.on('data', (data) => {
      const bytes = Buffer.from(data)
      reader ??= isUpgrade(bytes) ? new FrameReader() : new HttpReader()
      for (const piece of reader.read(bytes)) {
        if (piece.kind === 'message' && reader instanceof HttpReader && !this.#isCalm) tally.streamed += 1
        lane.take(piece)
      }
    })
    from.on('close', () => lane.finish())
    return lane
  }
}

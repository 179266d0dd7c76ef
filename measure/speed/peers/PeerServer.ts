import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Served } from '../room/plan.ts'

export type Peer = 'boardgame' | 'colyseus'

/** Somebody else's server, in a process of its own, on a free port. It ends when the process that started it does. */
export class PeerServer implements Served {
  readonly url: string
  readonly pid: number
  readonly #child: ChildProcess

  static async start(peer: Peer): Promise<PeerServer> {
    const file = join(import.meta.dirname, `${peer}Server.ts`)
    const env = { ...process.env, NODE_ENV: 'production', PORT: String(await freePort()) }
    const child = fork(file, [], { env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    let complaints = ''
    child.stderr?.on('data', (text) => (complaints = (complaints + String(text)).slice(-4000)))
    const port = await Promise.race([
      once(child, 'message').then(portIn),
      once(child, 'exit').then(() => Promise.reject(new Error(`${peer} ended: ${complaints}`))),
    ])
    return new PeerServer(child, port)
  }

  private constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.url = `http://127.0.0.1:${port}`
    this.pid = child.pid ?? 0
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const gone = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await gone
  }
}

const portIn = ([told]: { port: number }[]): number => told?.port ?? 0

/** Not each of them says which one it took. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

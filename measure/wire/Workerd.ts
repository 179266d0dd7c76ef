import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import * as v from 'valibot'
import { cacheWorker } from './cache.ts'
import { STRUCK } from './struck.ts'

/** The program itself: what lies in `bin` starts it as another process, which gets no control channel. */
const require = createRequire(import.meta.url)
const { default: binary }: { default: string } = require('workerd')

const COMPATIBILITY_DATE = '2026-11-01'
const USUAL_FLAGS: readonly string[] = ['nodejs_als', 'no_web_socket_compression']
const PATIENCE_MS = 20_000
const running = new Set<Workerd>()

/** How a Worker is served. */
interface Served {
  /** Texts that it is given. */
  bindings: Readonly<Record<string, string>>
  /** For compatibility. */
  flags: readonly string[]
  /** Of its objects; each is bound by its own name. */
  classes: readonly string[]
}
const AS_USUAL: Served = {
  bindings: {},
  flags: USUAL_FLAGS,
  classes: ['Room', 'Companion', 'Lobby', 'Gallery', 'Screening'],
}

/** A Worker with rooms on plain workerd, on a free port of this machine only, with a disk of its own that outlives a kill. */
export class Workerd {
  /** Changes with each start. */
  url = ''
  /** How often something that was planted has said that it struck. */
  strikes = 0
  #child: ChildProcess | null = null
  #complaints = ''
  readonly #home = mkdtempSync(join(tmpdir(), 'robot-night-'))

  static async serving(script: string, served: Partial<Served> = {}): Promise<Workerd> {
    const server = new Workerd(script, { ...AS_USUAL, ...served })
    await server.start()
    return server
  }

  private constructor(script: string, served: Served) {
    endWithUs()
    running.add(this)
    mkdirSync(join(this.#home, 'disk'))
    writeFileSync(join(this.#home, 'worker.js'), script)
    writeFileSync(join(this.#home, 'cache.js'), cacheWorker())
    writeFileSync(join(this.#home, 'config.capnp'), configFor(join(this.#home, 'disk'), served))
  }

  /** 0: it does not run. */
  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** What it has printed: errors of the Worker, for the most part. */
  get complaints(): string {
    return this.#complaints
  }

  async start(): Promise<void> {
    // A group of its own, so that all of it can be killed at once.
    const child = spawn(binary, ['serve', '--control-fd=3', join(this.#home, 'config.capnp')], {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
    })
    this.#child = child
    for (const output of [child.stdout, child.stderr]) {
      if (output) createInterface({ input: output }).on('line', (line) => this.#hear(line))
    }
    const port = await Promise.race([
      portOf(child),
      once(child, 'exit').then(() => {
        throw new Error(`workerd ended: ${this.#complaints}`)
      }),
    ])
    this.url = `http://127.0.0.1:${port}`
  }

  #hear(line: string): void {
    if (line.includes(STRUCK)) this.strikes += 1
    this.#complaints = `${this.#complaints}${line}\n`.slice(-20_000)
  }

  /** Another build of the Worker, from the next start on. */
  install(script: string): void {
    writeFileSync(join(this.#home, 'worker.js'), script)
  }

  /** SIGKILL to the whole group, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    process.kill(-child.pid, 'SIGKILL')
    await gone
  }

  /** For good, its disk too. */
  async end(): Promise<void> {
    await this.kill()
    this.endNow()
  }

  endNow(): void {
    running.delete(this)
    const child = this.#child
    if (child?.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
    rmSync(this.#home, { recursive: true, force: true })
  }
}

let isMinded = false
/** However this process ends, short of being killed outright, no server and no disk is left behind. */
function endWithUs(): void {
  if (isMinded) return
  isMinded = true
  process.on('exit', () => [...running].forEach((server) => server.endNow()))
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, () => process.exit(code))
  }
}

const Listening = v.object({ event: v.literal('listen'), port: v.number() })

async function portOf(child: ChildProcess): Promise<number> {
  const control = child.stdio[3]
  if (!(control instanceof Readable)) throw new Error('workerd has no control pipe')
  const deadline = setTimeout(() => control.destroy(new Error('workerd did not start')), PATIENCE_MS)
  try {
    for await (const line of createInterface({ input: control })) {
      const said = v.safeParse(Listening, JSON.parse(line))
      if (said.success) return said.output.port
    }
  } finally {
    clearTimeout(deadline)
  }
  throw new Error('workerd did not say where it listens')
}

/** Classes whose binding has another name, as in wrangler.toml. */
const BOUND_AS: Readonly<Record<string, string>> = { Lobby: 'PublicTables' }

function configFor(disk: string, { bindings, flags, classes }: Served): string {
  const texts = Object.entries(bindings).map(([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`)
  const namespaces = classes.map((name) => `(className = "${name}", uniqueKey = "${name}", enableSql = true)`)
  const objects = classes.map((name) => `(name = "${BOUND_AS[name] ?? name}", durableObjectNamespace = "${name}")`)
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .night),
    (name = "cache", worker = .cache),
    (name = "disk", disk = (path = "${disk}", writable = true))
  ],
  sockets = [ (name = "http", address = "127.0.0.1:0", http = (), service = "main") ]
);
const night :Workerd.Worker = (
  modules = [ (name = "worker.js", esModule = embed "worker.js") ],
  compatibilityDate = "${COMPATIBILITY_DATE}",
  compatibilityFlags = ${JSON.stringify(flags)},
  durableObjectNamespaces = [ ${namespaces.join(', ')} ],
  durableObjectStorage = (localDisk = "disk"),
  cacheApiOutbound = "cache",
  bindings = [ ${[...objects, ...texts].join(', ')} ]
);
const cache :Workerd.Worker = (
  modules = [ (name = "cache.js", esModule = embed "cache.js") ],
  compatibilityDate = "${COMPATIBILITY_DATE}"
);
`
}

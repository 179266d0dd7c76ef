import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A registry on this machine with one package, `part`, whose install script leaves a trace. */
export class Registry {
  readonly asked: string[] = []
  readonly folder = mkdtempSync(join(tmpdir(), 'robot-night-'))
  readonly #server = createServer((request, response) => this.#answer(request, response))
  #tarball = pack(this.folder, 'as reviewed')
  /** Of what it held at first. */
  readonly integrity = integrityOf(this.#tarball)
  origin = ''

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (typeof address !== 'object' || !address) throw new Error('not listening on a port')
    this.origin = `http://127.0.0.1:${address.port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** From now on it gives something else under the same name and version, and says that this is right. */
  tamper(): void {
    this.#tarball = pack(this.folder, 'something else')
  }

  get env() {
    return {
      npm_config_registry: this.origin,
      pnpm_config_registry: this.origin,
      npm_config_cache: join(this.folder, 'cache'),
      pnpm_config_store_dir: join(this.folder, 'store'),
      pnpm_config_cache_dir: join(this.folder, 'cache'),
      pnpm_config_fetch_retries: '0',
    }
  }

  readonly #answer: RequestListener = ({ url = '' }, response) => {
    this.asked.push(url)
    if (url.endsWith('.tgz')) return void response.end(this.#tarball)
    if (url !== '/part') return void response.writeHead(404).end('{}')
    const dist = { tarball: `${this.origin}/part/-/part-1.0.0.tgz`, integrity: integrityOf(this.#tarball) }
    const versions = { '1.0.0': { ...PART, dist, hasInstallScript: true } }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ name: 'part', 'dist-tags': { latest: '1.0.0' }, versions }))
  }
}

const SCRIPT = `node -e "require('fs').writeFileSync('ran','')"`
const PART = { name: 'part', version: '1.0.0', scripts: { preinstall: SCRIPT, install: SCRIPT, postinstall: SCRIPT } }

function pack(folder: string, words: string): Buffer {
  mkdirSync(join(folder, 'package'), { recursive: true })
  writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify(PART))
  writeFileSync(join(folder, 'package', 'words'), words)
  execFileSync('tar', ['czf', 'part.tgz', 'package'], { cwd: folder })
  return readFileSync(join(folder, 'part.tgz'))
}

const integrityOf = (content: Buffer) => `sha512-${createHash('sha512').update(content).digest('base64')}`

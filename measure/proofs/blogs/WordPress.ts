import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/server/serve.mjs'
import type { User } from './cases.ts'
import { CONFIG, INSTALL, LOOPBACK, POST } from './php.ts'

/** Where Debian puts it. */
const SOURCE = '/usr/share/wordpress'
const PATIENCE_MS = 120_000

interface Post {
  user: User
  title: string
  content: string
}
interface Programs {
  php: string
  mariadbd: string
}

/** Debian's WordPress with a database of its own, served by PHP itself on loopback. Nothing of it is left at the end. */
export class WordPress {
  readonly #home = mkdtempSync(join(tmpdir(), 'robot-night-'))
  readonly #php: string
  readonly #children: ChildProcess[] = []
  #port = 0

  static async open({ php, mariadbd }: Programs): Promise<WordPress> {
    const wordpress = new WordPress(php)
    try {
      await wordpress.#keepsData(mariadbd)
      await wordpress.#serves()
      await wordpress.#runs(INSTALL)
      return wordpress
    } catch (error) {
      await wordpress.close()
      throw error
    }
  }

  private constructor(php: string) {
    this.#php = php
  }

  get feed(): string {
    return `http://localhost:${this.#port}/?feed=rss2`
  }

  /** Published as that user, so that what they may not write is filtered out. Gives the post's address. */
  async posts(post: Post): Promise<string> {
    const said = await this.#runs(POST, JSON.stringify(post))
    const [address] = /http:\/\/localhost:\S+/.exec(said) ?? []
    if (address === undefined) throw new Error(`WordPress took no post: ${said}`)
    return address
  }

  async close(): Promise<void> {
    for (const child of this.#children.toReversed()) {
      if (child.exitCode !== null) continue
      child.kill()
      await once(child, 'exit')
    }
    rmSync(this.#home, { recursive: true, force: true })
  }

  async #keepsData(mariadbd: string): Promise<void> {
    const data = join(this.#home, 'data')
    const usual = ['--no-defaults', `--datadir=${data}`, `--user=${userInfo().username}`]
    await this.#ends('mariadb-install-db', [...usual, '--auth-root-authentication-method=normal', '--skip-test-db'])
    const socket = join(this.#home, 'sql')
    this.#starts(mariadbd, [...usual, `--socket=${socket}`, '--skip-networking', `--pid-file=${this.#home}/sql.pid`])
    await this.#answers({ path: socket })
    await this.#ends('mariadb', ['--no-defaults', `--socket=${socket}`, '--user=root', '-e', 'CREATE DATABASE blog'])
  }

  async #serves(): Promise<void> {
    const root = join(this.#home, 'blog')
    cpSync(SOURCE, root, { recursive: true, dereference: true, filter: (path) => !path.endsWith('/wp-config.php') })
    this.#port = await freePort()
    writeFileSync(join(root, 'wp-config.php'), CONFIG({ socket: join(this.#home, 'sql'), port: this.#port }))
    const plugins = join(root, 'wp-content', 'mu-plugins')
    mkdirSync(plugins, { recursive: true })
    writeFileSync(join(plugins, 'loopback.php'), LOOPBACK)
    this.#starts(this.#php, ['-S', `127.0.0.1:${this.#port}`, '-t', root])
    await this.#answers({ port: this.#port, host: '127.0.0.1' })
  }

  /** A script of ours in WordPress's own surroundings; gives what it printed. */
  #runs(script: string, input = ''): Promise<string> {
    const file = join(this.#home, 'script.php')
    writeFileSync(file, script.replace('<?php', `<?php chdir('${join(this.#home, 'blog')}');`))
    return this.#ends(this.#php, [file], input)
  }

  #starts(program: string, args: readonly string[]): void {
    this.#children.push(spawn(program, args, { stdio: 'ignore' }))
  }

  async #ends(program: string, args: readonly string[], input = ''): Promise<string> {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] })
    let said = ''
    for (const pipe of [child.stdout, child.stderr]) pipe.on('data', (text) => (said += text))
    // Not everybody reads to the end what they are told.
    child.stdin.on('error', () => undefined).end(input)
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${said.slice(-2000)}`)
    return said
  }

  async #answers(at: { path: string } | { port: number; host: string }): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
      const socket = connect(at)
      const isThere = await new Promise<boolean>((told) => {
        socket.once('connect', () => told(true)).once('error', () => told(false))
      })
      socket.destroy()
      if (isThere) return
      await new Promise((go) => setTimeout(go, 100))
    }
    throw new Error('WordPress or its database did not start')
  }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'node:http'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lanOrigins } from '../../scripts/addresses.mjs'
import { descendants, isAlive } from '../../scripts/processes.mjs'

let data: string
const started: ChildProcess[] = []

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'robot-night-'))
})
afterEach(() => {
  for (const { pid } of started.splice(0)) end(pid!)
  rmSync(data, { recursive: true, force: true })
})

describe('npm start', () => {
  it('serves to the network what is for guests only, and at SIGTERM leaves no process and a free port', async () => {
    const port = await freePort()
    const pid = await start(port)

    const host = lanAddress() ?? '127.0.0.1'
    expect(await ask({ host, port, path: '/api/health' })).toBe(200)
    const named = (name: string) => ask({ host, port, path: '/api/health', headers: { host: name } })
    expect(await Promise.all(['robots.example', 'evil.test', 'no name'].map(named))).toEqual([200, 421, 400])
    for (const path of ['/cdn-cgi/', '/cdn-cgi/local/explorer', '/cdn-cgi/local/scheduled', '//cdn-cgi/local/email']) {
      expect(await ask({ host, port, path }), path).toBe(404)
      expect(await ask({ host, port, path, headers: { host: `localhost:${port}` } }), `${path} as if near`).toBe(404)
    }

    await stop(pid)
    expect(await isFree(port)).toBe(true)
  })

  it('keeps its tables from one start to the next, and shows friends the way from another device', async () => {
    const port = await freePort()
    const first = await start(port)
    const made = await fetch(`http://127.0.0.1:${port}/api/rooms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'robot-revolution', name: 'Ada' }),
    })
    const { code }: { code: string } = await made.json()
    const [origin = `http://127.0.0.1:${port}`] = lanOrigins({ host: '0.0.0.0', port })
    expect(await (await fetch(`http://127.0.0.1:${port}/${code}`)).text()).toContain(`${origin}/${code}`)
    await stop(first)
    // Where each start since the first version has kept them.
    const rooms = readdirSync(join(data, 'v3/do/robot-night-Room'))
    expect(rooms.filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name)).length).toBeGreaterThan(0)

    await start(port)
    const facts = { host: '127.0.0.1', port, path: `/api/rooms/${code}` }
    expect(await ask(facts)).toBe(200)
  })

  it('says so when its port is taken, and ends', async () => {
    const taken = createServer().listen(0, '0.0.0.0')
    await once(taken, 'listening')
    const port = portOf(taken)

    const child = spawnStart(port)
    const [said, [code]] = await Promise.all([textOf(child), once(child, 'exit')])
    taken.close()

    expect(said).toContain(`Port ${port} is taken`)
    expect(code).toBe(1)
  })
})

describe('npm start with a setting that says nothing of use', () => {
  it.each([
    [{ PUBLIC_URL: 'play.example.org' }, 'PUBLIC_URL is an address such as https://play.example.org, without a path'],
    [{ TRUSTED_PROXIES: 'everybody' }, 'TRUSTED_PROXIES lists addresses such as 192.0.2.7'],
  ])('says so in a sentence, and ends: %j', async (settings, words) => {
    const child = spawnStart(await freePort(), settings)
    const [said, [code]] = await Promise.all([textOf(child), once(child, 'exit')])
    expect(said.split('\n').filter((line) => line.includes(words))).toHaveLength(1)
    expect(said).not.toContain('    at ')
    expect(code).toBe(1)
  })
})

function spawnStart(port: number, settings: Record<string, string> = {}): ChildProcess {
  const env = { ...process.env, PORT: String(port), HOST: '', DATA: data, ALLOWED_HOSTS: 'robots.example', ...settings }
  const child = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '../..'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  return child
}

/** The pid of an `npm start` that serves. */
async function start(port: number): Promise<number> {
  const child = spawnStart(port)
  const said = textOf(child)
  await expect
    .poll(() => ask({ host: '127.0.0.1', port, path: '/api/health' }), { timeout: 120_000, interval: 200 })
    .toBe(200)
    .catch(async (error) => {
      child.kill()
      throw new Error(`it did not start: ${await said}`, { cause: error })
    })
  return child.pid!
}

async function stop(pid: number): Promise<void> {
  const family = [pid, ...descendants(pid)]
  expect(family.length).toBeGreaterThan(3)
  process.kill(pid, 'SIGTERM')
  await expect.poll(() => family.filter(isAlive), { timeout: 5000 }).toEqual([])
}

async function textOf(child: ChildProcess): Promise<string> {
  let text = ''
  child.stdout!.on('data', (part) => (text += part))
  child.stderr!.on('data', (part) => (text += part))
  await once(child, 'close')
  return text
}

/** The status that a request is answered with; 0 where nobody answers. */
function ask(given: { host: string; port: number; path: string; headers?: Record<string, string> }): Promise<number> {
  return new Promise((answered) => {
    const asking = request({ ...given, agent: false }, (response) => {
      response.resume()
      answered(response.statusCode ?? 0)
    })
    asking.on('error', () => answered(0))
    asking.end()
  })
}

function lanAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '0.0.0.0')
  await once(probe, 'listening')
  const port = portOf(probe)
  probe.close()
  await once(probe, 'close')
  return port
}

function portOf(server: ReturnType<typeof createServer>): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('not listening on a port')
  return address.port
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '0.0.0.0')
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  probe.close()
  return isListening
}

function end(pid: number): void {
  for (const each of [pid, ...descendants(pid)]) {
    if (isAlive(each)) process.kill(each, 'SIGKILL')
  }
}

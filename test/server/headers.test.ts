import { CODE_LETTERS } from '@robot-night/protocol'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { descendants } from '../../scripts/processes.mjs'
import { freePort, serve } from '../../scripts/server/serve.mjs'
import { HASH } from '../../web/src/unsupportedBrowser/featureDetection.ts'

/** The whole server as `npm start` serves it, door and pages too: what somebody in the same Wi-Fi may try. */
const data = mkdtempSync(join(tmpdir(), 'robot-night-'))
let port: number
let server: Awaited<ReturnType<typeof serve>>
let cookie: string
let code: string

beforeAll(async () => {
  port = await freePort()
  server = await serve({ host: '0.0.0.0', port, data })
  const made = await ask('/api/rooms', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https', 'cf-visitor': '{"scheme":"https"}' },
    body: JSON.stringify({ name: 'Ada', title: 'robot-revolution' }),
  })
  cookie = made.headers['set-cookie']![0]!
  code = JSON.parse(made.said).code
}, 120_000)

afterAll(async () => {
  await server?.stop()
  rmSync(data, { recursive: true, force: true })
})

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Asks with exactly this path, which `fetch` would tidy up. */
async function ask(path: string, { body, ...given }: Asked = {}) {
  const asking = request({ host: '127.0.0.1', port, path, agent: false, ...given }).end(body)
  const switched = once(asking, 'upgrade').then(([answer, socket]) => {
    socket.destroy()
    return { status: 101, headers: (answer as IncomingMessage).headers, said: '' }
  })
  const answered = once(asking, 'response').then(async ([answer]: IncomingMessage[]) => {
    return { status: answer!.statusCode, headers: answer!.headers, said: await text(answer!) }
  })
  return Promise.race([switched, answered])
}

const upgrade = {
  connection: 'upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

describe('the scheme', () => {
  it('decides on the cookie; a header that claims another is not believed', () => {
    expect(cookie).toMatch(/^device=[A-Za-z0-9_-]{22}; /)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).not.toContain('Secure')
  })
})

describe('a page with what one seat may know', () => {
  it.each(['', '/__data.json'])('is kept by nobody on the way: /CODE%s', async (rest) => {
    const mine = await ask(`/${code}${rest}`, { headers: { cookie: cookie.split(';')[0]! } })
    expect(mine.status).toBe(200)
    expect(mine.headers['cache-control']).toBe('private, no-store')
    expect(mine.headers['vary']).toMatch(/\bCookie\b/)
    expect(mine.headers['set-cookie']).toBeUndefined()
    expect(mine.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(Object.keys(mine.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('neither is one that is not there, or leads elsewhere', async () => {
    for (const path of ['/ZZZZZ', `/${code.toLowerCase()}`, '/no/such/page', '/?code=zzzzz']) {
      const { headers } = await ask(path)
      expect(headers['cache-control'], path).toMatch(/no-store/)
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    }
  })
})

describe('a page that shows nothing of a table', () => {
  it('may be put away whole by a browser, and is asked for again all the same', async () => {
    for (const path of ['/', '/tables', '/how-it-works', '/how-to/robot-revolution', '/verify', '/privacy'])
      expect((await ask(path)).headers['cache-control'], path).toBe('private, no-cache')
  })

  it('the companion’s is kept by nobody: a card may lie open on it', async () => {
    expect((await ask('/companion')).headers['cache-control']).toBe('private, no-store')
  })
})

describe('an embed', () => {
  it('runs scripts from here only, and of those in it the one that asks how old the browser is', async () => {
    for (const path of [`/embed/${code}`, '/embed/ZZZZZ']) {
      const policy = String((await ask(path)).headers['content-security-policy'])
      const rules = new Map(policy.split(';').map((rule) => [rule.trim().split(' ')[0], rule.trim()]))
      expect(rules.get('script-src'), path).toBe(`script-src 'self' '${HASH}'`)
      expect(rules.get('default-src'), path).toBe("default-src 'none'")
      expect(rules.get('connect-src'), path).toBe("connect-src 'self'")
    }
  })
})

describe('an address', () => {
  it('that is forged buys no more guesses', async () => {
    let tried = 0
    const guess = () =>
      ask(`/api/rooms/ZZZ${CODE_LETTERS.charAt(tried / 20)}${CODE_LETTERS.charAt(tried % 20)}`, {
        headers: { 'cf-connecting-ip': `198.51.100.${tried}`, 'x-forwarded-for': `198.51.100.${tried}` },
      })
    while (tried <= 40 && (await guess()).status === 404) tried++
    expect(tried).toBeLessThanOrEqual(40)
    for (const path of [
      `/${code}`,
      `/${code}/__data.json`,
      `/${code}//__data.json`,
      `/${code}/not-a-robot`,
      `/${code}/not-a-robot/__data.json`,
      `/${code}/night`,
      `/%${hexOf(code)}${code.slice(1)}`,
    ]) {
      const { status, said } = await ask(path)
      expect(status, path).toBe(429)
      expect(said).not.toContain('Ada')
      if (!path.endsWith('.json')) expect(said).toContain('Too many wrong codes')
    }
    expect((await ask(`/${code}`, { headers: { cookie: cookie.split(';')[0]! } })).status).toBe(200)
  })
})

describe('what is not for guests', () => {
  it.each([
    '/cdn-cgi/explorer',
    '/cdn-cgi/explorer/api',
    '/cdn-cgi/local/explorer/',
    '/cdn-cgi/handler/scheduled',
    '/cdn-cgi/mf/reload',
    '/cdn-cgi/mf/scheduled',
    '/cdn-cgi/platform-proxy',
    '/%63dn-cgi/explorer',
    '/cdn-cgi%2fexplorer',
    '/__inspector',
    '/json/list',
    '/workshop',
    '/parties/room/BCDFG',
    '/testing/rooms/BCDFG',
  ])('is not there: %s', async (path) => {
    for (const headers of [{}, upgrade, { host: `localhost:${port}` }]) {
      expect((await ask(path, { headers })).status).toBe(404)
    }
  })

  it.runIf(process.platform === 'linux')('listens on no address but this machine’s own', () => {
    const ours = new Set([process.pid, ...descendants(process.pid)].flatMap(socketsOf))
    const open = listening().filter(({ inode }) => ours.has(inode))
    const isLocal = ({ address }: { address: string }) => address === '0100007F' || /^0{24}01000000$/.test(address)
    expect(open.filter((each) => !isLocal(each)).map((each) => each.port)).toEqual([port])
    expect(open.filter(isLocal).length).toBeGreaterThan(0)
  })
})

describe('a socket', () => {
  it('is never compressed: next to words of others, lengths would tell of secrets', async () => {
    const offers = { ...upgrade, 'sec-websocket-extensions': 'permessage-deflate; client_max_window_bits' }
    const headers = { ...offers, cookie: cookie.split(';')[0]! }
    const joined = await ask(`/api/rooms/${code}/socket?as=player`, { headers })
    expect(joined.status).toBe(101)
    expect(joined.headers).not.toHaveProperty('sec-websocket-extensions')
    // Where no door of ours stands before it, the platform is told so.
    const settings = readFileSync(join(import.meta.dirname, '../../wrangler.toml'), 'utf8')
    expect(settings).toMatch(/^compatibility_flags = .*"no_web_socket_compression"/m)
  })

  it('for a player is not for a page of a neighbour on another port', async () => {
    const headers = { ...upgrade, cookie: cookie.split(';')[0]!, host: `localhost:${port}` }
    const asking = (origin: string) => ask(`/api/rooms/${code}/socket?as=player`, { headers: { ...headers, origin } })
    expect((await asking(`http://localhost:${port}`)).status).toBe(101)
    for (const origin of [`http://localhost:${port + 1}`, `http://127.0.0.1:${port}`, 'null']) {
      expect((await asking(origin)).status, origin).toBe(403)
    }
  })
})

const hexOf = (letters: string) => letters.charCodeAt(0).toString(16)

/** The sockets that a process holds open. */
function socketsOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`
  return orNothing(() => readdirSync(folder)).flatMap((fd) =>
    orNothing(() => /^socket:\[(\d+)\]$/.exec(readlinkSync(`${folder}/${fd}`))?.slice(1) ?? []),
  )
}

/** Processes go, and files with them, while one looks. */
function orNothing(look: () => string[]): string[] {
  try {
    return look()
  } catch {
    return []
  }
}

/** Every socket on this machine that waits for others. */
function listening() {
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[3] === '0A')
      .map(([, local = '', , , , , , , , inode = '']) => {
        const [address = '', hex = ''] = local.split(':')
        return { address, port: Number.parseInt(hex, 16), inode }
      }),
  )
}

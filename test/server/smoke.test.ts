import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../../scripts/processes.mjs'
import { inRoot } from '../../scripts/root.mjs'
import { freePort, serve } from '../../scripts/server/serve.mjs'
import { Broken } from '../../scripts/smoke/Broken.mjs'
import { Site } from '../../scripts/smoke/Site.mjs'
import { STEPS } from '../../scripts/smoke/steps.mjs'
import { originIn, told } from '../../scripts/smoke/telling.mjs'
import { unreached } from '../../scripts/smoke/unreached.mjs'
import { walk } from '../../scripts/smoke/walk.mjs'
import { FaultyProxy, type Fault } from './FaultyProxy.ts'

let data = ''
let port = 0
let server: Awaited<ReturnType<typeof serve>> | null = null
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'robot-night-'))
  port = await freePort()
  server = await serve({ host: '127.0.0.1', port, data })
}, 120_000)
afterAll(async () => {
  await server?.stop()
  rmSync(data, { recursive: true, force: true })
})

const proxies: FaultyProxy[] = []
afterEach(() => {
  for (const proxy of proxies.splice(0)) proxy.close()
})

/** The replay of the match takes longest, and no proxy has a hand in it. */
const ALL_BUT_VERIFYING = STEPS.filter(({ name }) => name !== 'verify it')

async function behind(fault: Fault) {
  const proxy = new FaultyProxy(port, fault)
  proxies.push(proxy)
  return walkedAt(await proxy.open())
}

/** What was found, by step. */
async function walkedAt(origin: string) {
  const found = await walk(ALL_BUT_VERIFYING, new Site(origin))
  const inState = (state: string) => found.filter((each) => each.state === state).map(({ name }) => name)
  const step = (name: string) => found.find((each) => each.name === name)
  return { found, step, broken: inState('broken'), skipped: inState('skipped') }
}

describe('npm run smoke', () => {
  it('plays a match on a healthy site to its end, verifies it, and leaves nothing behind', async () => {
    const { code, output } = await run([inRoot('scripts', 'smoke', 'main.mjs'), `127.0.0.1:${port}`])
    expect(output).toMatch(/\d+ ok, \d slow, 0 broken, 0 not tried\n$/)
    expect(code).toBe(0)
    const [, table] = /table ([A-Z]{5,6})/.exec(output) ?? []
    expect((await fetch(`http://127.0.0.1:${port}/api/rooms/${table}`)).status).toBe(404)
  })

  it('ends with 1 if something is broken, and with 2 without an address', async () => {
    const smoke = (...args: string[]) => run([inRoot('scripts', 'smoke', 'main.mjs'), ...args])
    const [nobody, none] = await Promise.all([smoke(`127.0.0.1:${await freePort()}`), smoke()])
    expect(nobody).toMatchObject({
      code: 1,
      output: expect.stringMatching(/broken .*nobody listens there\n +Look at: /),
    })
    expect(none).toMatchObject({ code: 2, output: expect.stringContaining('npm run smoke -- <address>') })
  })
})

describe('through a proxy, smoke names', () => {
  it('nothing if it does its work', async () => {
    const { broken, skipped } = await behind({})
    expect([broken, skipped]).toEqual([[], []])
  })

  it('upgrades that it strips, with the lines that nginx lacks; the match is played without', async () => {
    const { broken, skipped, step } = await behind({ isWithoutUpgrades: true })
    expect([broken, skipped]).toEqual([['live connections'], []])
    expect(step('live connections')?.words).toBe('WebSockets are refused (426)')
    expect(step('live connections')?.look).toContain('proxy_set_header Upgrade $http_upgrade;')
    expect(step('play a match')?.words).toMatch(/; without WebSockets; \d+ moves/)
    expect(step('see it as a watcher')?.words).toMatch(/[1-9]\d* changes/)
  })

  it('that neither upgrades nor streams come through, and which table is left', async () => {
    const answers = (path: string) => (/\/stream\?/.test(path) ? { status: 503 } : null)
    const { broken, step } = await behind({ isWithoutUpgrades: true, answers })
    expect(broken).toEqual(['live connections', 'seat a browser', 'watch', 'play a match', 'delete it all'])
    const [, table = ''] = /table ([A-Z]{5,6})/.exec(step('open a table')?.words ?? '') ?? []
    expect(step('delete it all')?.words).toContain(`table ${table} is still there: the connection was closed`)
  })

  it('cookies that it drops; the match is played all the same, and the table deleted', async () => {
    const { broken, skipped, step } = await behind({ drops: ['set-cookie'] })
    expect(broken).toEqual(['seat a browser'])
    expect(step('seat a browser')?.words).toContain('the cookie is lost on its way')
    expect(skipped).toEqual([])
  })

  it('a host that it rewrites', async () => {
    const { broken, step } = await behind({ host: `127.0.0.1:${port}` })
    expect(broken).toEqual(['what stands in front', 'seat a browser', 'embed'])
    expect(step('what stands in front')?.words).toContain('takes another address for its own')
    expect(step('what stands in front')?.look).toContain('PUBLIC_URL=http://127.0.0.1:')
    expect(step('seat a browser')?.look).toContain('PUBLIC_URL')
  })

  it('a name that the site doesn’t go by', async () => {
    const { broken, step } = await behind({ host: 'other.example' })
    expect(broken).toEqual(['the site answers'])
    expect(step('the site answers')?.look).toContain('ALLOWED_HOSTS')
  })

  it('that it is slow', async () => {
    const { broken, step } = await behind({ delay: 1100 })
    expect(broken).toEqual([])
    expect(step('the site answers')).toMatchObject({ state: 'slow', look: expect.stringContaining('how far away') })
  })

  it('a frame that it locks into the site', async () => {
    const { broken, step } = await behind({ adds: { 'x-frame-options': 'SAMEORIGIN' } })
    expect(broken).toEqual(['embed'])
    expect(step('embed')?.look).toContain('X-Frame-Options')
  })

  it.each([
    ['a login', { status: 401 }, "it's private (401)"],
    [
      'a page to log in',
      { status: 302, headers: { location: '/login' } },
      /^it's private: whoever asks is sent to http.*\/login$/,
    ],
    ['a proxy with nothing behind it', { status: 502 }, "something answers for it: it isn't there itself (502)"],
    [
      'another site',
      { status: 200, body: '<h1>Welcome to nginx!</h1>' },
      'something else than Robot Night answers (200)',
    ],
    ['redirects in a circle', { status: 301, headers: { location: '/api/health' } }, /^one redirect leads to the next/],
    [
      'http where https is spoken',
      { status: 400, body: 'The plain HTTP request was sent to HTTPS port' },
      "that port doesn't speak http",
    ],
  ])('%s', async (_, answers, words) => {
    const { broken, step } = await behind({ answers: () => answers })
    expect(broken).toEqual(['the site answers'])
    expect(step('the site answers')?.words).toEqual(typeof words === 'string' ? words : expect.stringMatching(words))
    expect(step('the site answers')?.look).toBeTruthy()
  })

  it('a version from before there was anything to ask', async () => {
    const isNew = (path: string) => /^\/api\/(arrival|status)/.test(path)
    const { broken, step } = await behind({ answers: (path) => (isNew(path) ? { status: 404 } : null) })
    expect(broken).toEqual(
      ['what stands in front', 'rooms, list and archive', 'live connections'].slice(0, broken.length),
    )
    expect(step('what stands in front')?.words).toBe("it's too old to say (404)")
    expect(step('what stands in front')?.look).toContain('git pull')
  })

  it('the address that it redirects to, and goes on there', async () => {
    const answers = (path: string) => ({ status: 308, headers: { location: `http://127.0.0.1:${port}${path}` } })
    const { broken, step } = await behind({ answers })
    expect(broken).toEqual([])
    expect(step('the site answers')?.words).toContain(`it's at http://127.0.0.1:${port}: use that address`)
  })
})

describe('what nobody has foreseen', () => {
  const isGone = async (table: string) => (await fetch(`http://127.0.0.1:${port}/api/rooms/${table}`)).status === 404
  const tableIn = (said: string) => /table ([A-Z]{5,6})/.exec(said)?.[1] ?? ''

  it('is a broken step: the others are tried, and the table is deleted', async () => {
    const fails = () => {
      throw new TypeError('as planted\n    at somewhere')
    }
    const steps = ALL_BUT_VERIFYING.map((step) => (step.name === 'watch' ? { ...step, act: fails } : step))
    const found = await walk(steps, new Site(`http://127.0.0.1:${port}`))
    const broken = found.filter(({ state }) => state === 'broken')
    expect(broken).toEqual([
      expect.objectContaining({ name: 'watch', words: 'something unforeseen: as planted', look: expect.anything() }),
    ])
    expect(found.at(-1)).toMatchObject({ name: 'delete it all', state: 'ok' })
    expect(await isGone(tableIn(found.find(({ name }) => name === 'open a table')?.words ?? ''))).toBe(true)
  })

  it('is a frame that is none of ours: the match is broken, and the table is deleted', async () => {
    const site = new Site(`http://127.0.0.1:${port}`)
    const dial = site.dial.bind(site)
    site.dial = (path, who) => {
      const socket = dial(path, who)
      if (path.includes('as=watcher'))
        socket.addEventListener('open', () => socket.dispatchEvent(new MessageEvent('message', { data: '<html>' })))
      return socket
    }
    const found = await walk(ALL_BUT_VERIFYING, site)
    expect(found.filter(({ state }) => state === 'broken').map(({ name }) => name)).toEqual(['watch'])
    expect(found.at(-1)?.state).toBe('ok')
  })

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'is %s in the middle: the table is deleted, and no stack is shown',
    async (signal) => {
      const child = spawn(process.execPath, [inRoot('scripts', 'smoke', 'main.mjs'), `127.0.0.1:${port}`])
      let said = ''
      const { promise: opened, resolve } = Promise.withResolvers<string>()
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part) => {
          said += part
          if (tableIn(said)) resolve(said)
        })
      await opened
      child.kill(signal)
      expect(await once(child, 'close')).toEqual([1, null])
      expect(said).toMatch(/broken +.*it was stopped/)
      expect(said).not.toMatch(/^\s+at /m)
      expect(await isGone(tableIn(said))).toBe(true)
    },
  )
})

describe('a site that can’t be reached at all', () => {
  it('by https where only http is spoken: the other scheme is proposed', async () => {
    const { step } = await walkedAt(`https://127.0.0.1:${port}`)
    expect(step('the site answers')).toMatchObject({ state: 'broken', words: "that port doesn't speak https" })
    expect(step('the site answers')?.look).toBe(`the scheme: perhaps http://127.0.0.1:${port}`)
  })

  it.each([
    ['ENOTFOUND', 'no such name'],
    ['ECONNREFUSED', 'nobody listens there'],
    ['EHOSTUNREACH', "the machine can't be reached"],
    ['CERT_HAS_EXPIRED', 'the certificate has expired'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'the certificate is for another name'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the certificate is none that browsers trust'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'the certificate is none that browsers trust'],
    ['UND_ERR_CONNECT_TIMEOUT', 'no answer within 20 s'],
    ['ECONNRESET', 'the connection was cut'],
    ['EODD', 'no answer (EODD)'],
  ])('%s is %s', (code, words) => {
    const cause = Object.assign(new Error('as planted'), { code })
    const said = unreached(new TypeError('fetch failed', { cause }), 'https://play.example')
    expect(said).toBeInstanceOf(Broken)
    expect(said.message).toBe(words)
    expect(said.look).not.toBe('')
  })
})

describe('the address of a site', () => {
  it.each([
    ['play.example.org', 'https://play.example.org'],
    ['https://play.example.org/BCDFG?x', 'https://play.example.org'],
    ['http://play.example.org:8080', 'http://play.example.org:8080'],
    ['localhost:8787', 'http://localhost:8787'],
    ['127.0.0.1:8787', 'http://127.0.0.1:8787'],
    ['', null],
    ['http://', null],
  ])('%s is taken for %s', (typed, origin) => {
    expect(originIn(typed)).toBe(origin)
  })
})

it('a step is one line, and a second if there is something to look at', () => {
  expect(told({ name: 'watch', state: 'ok', words: '3 ms', look: null })).toBe(`  ok      ${'watch'.padEnd(30)}3 ms`)
  expect(told({ name: 'watch', state: 'broken', words: 'x', look: 'y' })).toMatch(
    /^ {2}broken {2}watch .*\n {10}Look at: y$/,
  )
})

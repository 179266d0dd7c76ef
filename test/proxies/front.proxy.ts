import { TITLES } from '@robot-night/engine'
import { CODE_LETTERS, type ArrivalFacts } from '@robot-night/protocol'
import { once } from 'node:events'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from '../../scripts/processes.mjs'
import { inRoot } from '../../scripts/root.mjs'
import { freePort } from '../../scripts/server/serve.mjs'
import { Person, Player, type Way } from './Person.ts'
import { browserAt, caddy, certified, endAll, linesOf, NAME, nginx, relay, site } from './proxies.ts'

afterAll(endAll)

/** Visitors come from addresses of this machine that no proxy has. */
const [MARA, TOM, EVE] = ['127.0.0.2', '127.0.0.3', '127.0.0.4']
const HERE = '127.0.0.1'
const TITLE = TITLES.find(({ seats }) => seats.min === 2)!.id

const ROOM = { title: TITLE, name: 'Mara', pace: 'off' }

interface Made {
  code: string
  links: { room: string }
}

/** A room, and a match by either way, with all that says where the site is. */
async function plays(origin: string, isSecure = true): Promise<void> {
  const mara = new Person(origin, MARA)
  const made = await mara.post('/api/rooms', ROOM)
  expect([made.status, made.said]).toEqual([201, expect.anything()])
  const { code, links }: Made = JSON.parse(made.said)
  expect(links.room).toBe(`${origin}/${code}`)
  expect(made.headers['set-cookie']![0]).toMatch(isSecure ? /^__Host-device=.*Secure/ : /^device=/)
  await leadsTo(mara, code)
  for (const way of ['socket', 'stream'] as const) await playsToItsEnd(origin, way)
  const facts = await mara.tells<ArrivalFacts>(`/api/arrival?at=${origin}`)
  expect(facts).toEqual({ origin, isProxied: isSecure, amiss: [] })
}

/** From making a room to the end of a match. */
async function playsToItsEnd(origin: string, way: Way): Promise<void> {
  const [mara, tom] = [new Person(origin, MARA), new Person(origin, TOM)]
  const { code }: Made = JSON.parse((await mara.post('/api/rooms', ROOM)).said)
  const at = { code, title: TITLE, way }
  const host = new Player(mara, at)
  // Somebody who is away stays host only for so long.
  await host.greeted
  expect((await tom.post(`/api/rooms/${code}/seats`, { name: 'Tom' })).status).toBe(200)
  const guest = new Player(tom, at)
  await guest.greeted
  host.say({ what: 'manage', act: { do: 'deal' } })
  for (const outcome of await Promise.all([host.over, guest.over]))
    expect(outcome, way).toMatchObject({ winners: expect.any(Array) })
  for (const player of [host, guest]) player.hangUp()
}

/** Links, pictures and frames are at the site's own address, and no page says another. */
async function leadsTo(mara: Person, code: string): Promise<void> {
  const { origin } = mara
  const page = await mara.get(`/${code}`)
  expect(page.status).toBe(200)
  expect(page.said).toContain(`${origin}/${code}`)
  const tags = [...page.said.matchAll(/<(?:meta|link)[^>]*(?:content|href)="(https?:[^"]+)"/g)].map(([, at]) => at!)
  expect(tags.length).toBeGreaterThan(2)
  expect(tags.filter((at) => !at.startsWith(`${origin}/`))).toEqual([])
  const framed = await mara.tells<{ html: string; thumbnail_url: string }>(`/oembed?url=${origin}/${code}`)
  expect(framed.html).toContain(`src="${origin}/embed/${code}`)
  expect(framed.thumbnail_url).toMatch(new RegExp(`^${origin}/`))
  const picture = new URL(framed.thumbnail_url)
  const drawn = await mara.get(picture.pathname + picture.search)
  expect([drawn.status, drawn.headers['content-type']]).toEqual([200, 'image/png'])
  expect((await mara.get(`/embed/${code}`)).status).toBe(200)
}

/** Wrong codes until there are no more answers, each claiming to come from elsewhere: then it is known whom they count for. */
async function guessesTooOften(person: Person): Promise<void> {
  const guess = async (at: number) => {
    const code = `ZZZ${CODE_LETTERS.charAt(at / 20)}${CODE_LETTERS.charAt(at % 20)}`
    const claims = {
      'x-forwarded-for': `198.51.100.${at}`,
      'cf-connecting-ip': `198.51.100.${at}`,
      forwarded: `for=198.51.100.${at}`,
    }
    return (await person.get(`/api/rooms/${code}`, claims)).status
  }
  const statuses = await Promise.all(Array.from({ length: 60 }, async (_, at) => guess(at)))
  expect(statuses).toContain(429)
}
const learnsOf = async (person: Person): Promise<number | undefined> => (await person.get('/api/rooms/ZZZZZ')).status

/** One visitor's guesses are that visitor's. */
async function countsApart(origin: string): Promise<void> {
  await guessesTooOften(new Person(origin, EVE))
  expect(await learnsOf(new Person(origin, EVE))).toBe(429)
  expect(await learnsOf(new Person(origin, TOM))).toBe(404)
}

/** A proxy's port, the origin in the address bar, and the server behind it. */
async function behind(settings: (origin: string) => Record<string, string>, name = NAME) {
  const port = await freePort()
  const origin = `https://${name}:${port}`
  return { port, origin, name, inner: await site(settings(origin)) }
}
const set = (PUBLIC_URL: string) => ({ PUBLIC_URL, TRUSTED_PROXIES: HERE })

const GLOBALS = '{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n'

function ourNginx({ port, inner }: { port: number; inner: number }): string {
  const { certificate, key } = certified()
  return linesOf('nginx.conf', {
    'listen 80;': `listen unix:redirect-${port};`,
    '    listen [::]:80;\n': '',
    'listen 443 ssl;': `listen 127.0.0.1:${port} ssl;`,
    '    listen [::]:443 ssl;\n': '',
    '/etc/letsencrypt/live/play.example.org/fullchain.pem': certificate,
    '/etc/letsencrypt/live/play.example.org/privkey.pem': key,
    'http://127.0.0.1:8787': `http://127.0.0.1:${inner}`,
  })
}

function ourCaddy({ port, inner, name }: { port: number; inner: number; name: string }): string {
  const { certificate, key } = certified()
  return linesOf('Caddyfile', {
    'play.example.org {': `${GLOBALS}https://${name}:${port} {\n\ttls ${certificate} ${key}`,
    '127.0.0.1:8787': `127.0.0.1:${inner}`,
  })
}

describe('behind Caddy, by the lines of our page', () => {
  it('a match is played, and visitors are counted apart', async () => {
    const there = await behind(set)
    await caddy(there.port, ourCaddy(there))
    await plays(there.origin)
    await countsApart(there.origin)
  })

  it('a browser finds nothing amiss: its line is for wss, its cookie for https, its links for there', async () => {
    const there = await behind(set)
    await caddy(there.port, ourCaddy(there))
    const { page, context } = await browserAt(there.origin)
    const asked = page.waitForResponse(/\/api\/arrival\?/)
    await page.goto(there.origin)
    expect((await (await asked).json()).amiss).toEqual([])
    const { code, links } = await page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch('/api/rooms', { method: 'POST', headers, body: JSON.stringify(body) })).json()
      },
      { title: TITLE, name: 'Mara' },
    )
    expect(links.room).toBe(`${there.origin}/${code}`)
    const dialled = page.waitForEvent('websocket')
    await page.goto(links.room)
    const line = await dialled
    expect(line.url()).toMatch(`wss://${NAME}:${there.port}/api/rooms/${code}/socket`)
    await line.waitForEvent('framereceived')
    const cookies = await context.cookies()
    expect(cookies).toEqual([expect.objectContaining({ name: '__Host-device', secure: true, httpOnly: true })])
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('so it is where only the proxy is trusted, which says name and scheme', async () => {
    const there = await behind(() => ({ TRUSTED_PROXIES: HERE, ALLOWED_HOSTS: NAME }))
    await caddy(there.port, ourCaddy(there))
    await plays(there.origin)
    await countsApart(there.origin)
  })
})

describe('behind nginx, by the lines of our page', () => {
  it('a match is played, and visitors are counted apart', async () => {
    const there = await behind(set)
    await nginx(there.port, ourNginx(there))
    await plays(there.origin)
    await countsApart(there.origin)
  })
})

describe('npm run smoke', () => {
  /** Under a name that this machine finds by itself. */
  const there = () => behind(set, 'localhost')
  const smoke = (origin: string) =>
    run([inRoot('scripts', 'smoke', 'main.mjs'), origin], { env: { NODE_EXTRA_CA_CERTS: certified().certificate } })

  it('finds nothing amiss behind Caddy', async () => {
    const site = await there()
    await caddy(site.port, ourCaddy(site))
    const { code, output } = await smoke(site.origin)
    expect(output).toMatch(/ok +what stands in front .*behind a proxy\n/)
    expect(output).toMatch(/\d+ ok, \d+ slow, 0 broken, 0 not tried\n$/)
    expect(code).toBe(0)
  })

  it('finds nothing amiss behind nginx, and plays on without sockets where it has no lines for them', async () => {
    const [whole, lacking] = [await there(), await there()]
    await nginx(whole.port, ourNginx(whole))
    const fine = await smoke(whole.origin)
    expect(fine.output).toMatch(/\d+ ok, \d+ slow, 0 broken, 0 not tried\n$/)
    const upgrade = 'proxy_set_header Upgrade $http_upgrade;'
    expect(ourNginx(lacking)).toContain(upgrade)
    await nginx(lacking.port, ourNginx(lacking).replace(upgrade, ''))
    const { code, output } = await smoke(lacking.origin)
    expect(output).toMatch(/broken +live connections +WebSockets are refused \(426\)\n.*proxy_set_header Upgrade/)
    expect(output).toMatch(/play a match .*without WebSockets; \d+ moves/)
    expect(output).toMatch(/, 1 broken, 0 not tried\n$/)
    expect(code).toBe(1)
  })
})

describe('behind nginx with proxy_pass alone', () => {
  const bare = (port: number, inner: string) =>
    `server { listen 127.0.0.1:${port}; location / { proxy_pass ${inner}; } }`
  const facts = async (person: Person) => {
    const socket = person.socket('/api/arrival/socket?try=mine')
    const [answer] = await Promise.race([
      once(socket, 'unexpected-response').then(([, said]) => [said]),
      once(socket, 'open'),
    ])
    expect(answer?.statusCode).toBe(426)
    socket.terminate()
    return person.tells<ArrivalFacts>(`/api/arrival?at=${person.origin}&try=mine`)
  }

  it('the page asks, and hears which lines bring what is missing', async () => {
    const [port, inner] = [await freePort(), await site()]
    await nginx(port, bare(port, `http://127.0.0.1:${inner}`))
    const mara = new Person(`http://${NAME}:${port}`, MARA)
    expect((await mara.get('/')).said).toContain(`data-heard="http://127.0.0.1:${inner}"`)
    const { origin, amiss } = await facts(mara)
    expect(origin).toBe(`http://127.0.0.1:${inner}`)
    expect(amiss.map(({ what }) => what)).toEqual(['address', 'untrusted', 'unnamed', 'upgrade'])
    const [ours] = linesOf('nginx.conf', {}).match(/location \/ \{[^}]*\}/) ?? []
    const missing = amiss.flatMap(({ lines }) => lines)
    for (const line of missing.filter((each) => /X-Forwarded|Host|Upgrade/.test(each))) expect(ours).toContain(line)
    expect(missing).toEqual(expect.arrayContaining([`PUBLIC_URL=${mara.origin}`, 'TRUSTED_PROXIES=loopback']))
  })

  it('links are right where PUBLIC_URL is set, and it hears what else is missing', async () => {
    const port = await freePort()
    const mara = new Person(`http://${NAME}:${port}`, MARA)
    await nginx(port, bare(port, `http://127.0.0.1:${await site(set(mara.origin))}`))
    const { said } = await mara.post('/api/rooms', { title: TITLE, name: 'Mara' })
    await leadsTo(mara, JSON.parse(said).code)
    expect((await facts(mara)).amiss.map(({ what }) => what)).toEqual(['unnamed', 'upgrade'])
  })

  it('which passes no upgrade on, a match is played all the same', async () => {
    const port = await freePort()
    const origin = `http://${NAME}:${port}`
    await nginx(port, bare(port, `http://127.0.0.1:${await site(set(origin))}`))
    await playsToItsEnd(origin, 'stream')
  })

  it('a Host that is no name of the server’s is said in both languages, with the lines', async () => {
    const [port, inner] = [await freePort(), await site()]
    await nginx(port, `upstream robots { server 127.0.0.1:${inner}; } ${bare(port, 'http://robots')}`)
    const mara = new Person(`http://${NAME}:${port}`, MARA)
    const { status, headers, said } = await mara.get('/', { accept: 'text/html,*/*' })
    expect([status, headers['content-type']]).toEqual([421, 'text/html; charset=utf-8'])
    for (const words of [
      "doesn't go by the name robots",
      'heißt nicht robots',
      'proxy_set_header Host $http_host;',
      'PUBLIC_URL=',
    ])
      expect(said).toContain(words)
  })
})

describe('behind two proxies', () => {
  /** Caddy before nginx, which asks from an address of its own. */
  async function twoBefore(TRUSTED_PROXIES: string) {
    const there = await behind((PUBLIC_URL) => ({ PUBLIC_URL, TRUSTED_PROXIES }))
    const between = await freePort()
    const { certificate, key } = certified()
    await nginx(
      between,
      `server { listen 127.0.0.1:${between}; location / { proxy_pass http://127.0.0.1:${there.inner}; proxy_bind 127.0.0.9;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_set_header Host $http_host; proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection upgrade; } }`,
    )
    await caddy(
      there.port,
      `${GLOBALS}https://${NAME}:${there.port} {\n\ttls ${certificate} ${key}\n\treverse_proxy 127.0.0.1:${between}\n}\n`,
    )
    return there.origin
  }

  it('both of them trusted: the client is counted', async () => {
    const origin = await twoBefore(`127.0.0.9, ${HERE}`)
    await plays(origin)
    await countsApart(origin)
  })

  it('only the near one trusted: the far one is counted, for all its visitors', async () => {
    const origin = await twoBefore('127.0.0.9')
    await guessesTooOften(new Person(origin, EVE))
    expect(await learnsOf(new Person(origin, TOM))).toBe(429)
  })
})

describe('behind what sends the headers of Traefik, or of a tunnel', () => {
  it.each([
    ['a tunnel that names its visitor in CF-Connecting-IP', (client: string) => ({ 'cf-connecting-ip': client })],
    ['a tunnel that names them twice', (client: string) => ({ 'cf-connecting-ip': client, 'x-forwarded-for': client })],
    ['Traefik', (client: string) => ({ 'x-forwarded-for': client, 'x-real-ip': client, 'x-forwarded-server': 'one' })],
  ])('%s: a match is played, and visitors are counted apart', async (_, names) => {
    const there = await behind(set)
    await relay(there, (client) => ({ 'x-forwarded-proto': 'https', 'x-forwarded-host': NAME, ...names(client) }))
    await plays(there.origin)
    await countsApart(there.origin)
  })
})

describe('with nobody in front', () => {
  it('a match is played over http, and what a visitor claims is ignored', async () => {
    const origin = `http://127.0.0.1:${await site()}`
    await plays(origin, false)
    await countsApart(origin)
  })

  it('though the site has been told of another address: the page asks, and hears which', async () => {
    const far = `https://${NAME}`
    const mara = new Person(`http://127.0.0.1:${await site(set(far))}`, MARA)
    expect((await mara.get('/')).said).not.toContain(`data-heard="${mara.origin}"`)
    const facts = await mara.tells<ArrivalFacts>(`/api/arrival?at=${mara.origin}`)
    expect(facts).toEqual({
      origin: far,
      isProxied: false,
      amiss: [{ what: 'address', lines: [`PUBLIC_URL=${mara.origin}`] }],
    })
  })
})

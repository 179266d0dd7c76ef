import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Attack, Site } from './attack.ts'
import { evening } from './evening.ts'

const PATIENCE_MS = 15_000

/** Sends these lines to the door as they are; all that comes back until it closes, or until it has been silent for long. */
async function send({ door }: Site, lines: readonly string[], body = ''): Promise<string> {
  const socket = connect({ port: door, host: '127.0.0.1' })
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('the door is silent')))
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1')
  return text(socket).catch((error: unknown) => String(error))
}
const statusIn = (said: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(said)?.[1] ?? 0)

const get = (path: string, host: string): string[] => [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close']
const upgrade = (code: string, host: string): string[] => [
  `GET /api/rooms/${code}/socket?as=player HTTP/1.1`,
  ...[`Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket'],
  ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
]
const posting = (host: string, body: string): string[] => [
  'POST /api/rooms HTTP/1.1',
  ...[`Host: ${host}`, `Origin: http://${host}`, 'Connection: close', 'Content-Type: application/json'],
  `Content-Length: ${body.length}`,
]
const ROOM = '{"name":"Eve","title":"robot-revolution"}'

const STRANGE = [
  ...['evil.test', 'evil.test:8787', 'localhost.evil.test', '127.0.0.1.evil.test', '203.0.113.9', '[2001:db8::1]'],
  ...['evil.test.', 'EVIL.test', 'host.docker.internal'],
]
const GARBAGE = [
  ...['', 'a b', 'localhost/x', 'evil.test/@localhost', 'me@localhost', 'localhost:99999', '[::1', '<b>'],
  ...['localhost,localhost', '%6cocalhost', '1.2.3.4.5', 'a'.repeat(300), 'l\xf6calhost', 'localhost..'],
]

/** A line is opened, and cut once it is known that it was. */
async function opens(site: Site, lines: readonly string[]): Promise<number> {
  const socket = connect({ port: site.door, host: '127.0.0.1' })
  socket.setTimeout(PATIENCE_MS, () => socket.destroy())
  socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return new Promise((done) => {
    socket.once('data', (data: Buffer) => {
      done(statusIn(data.toString('latin1')))
      socket.destroy()
    })
    socket.once('close', () => done(0))
    socket.once('error', () => done(0))
  })
}

export const FRONT_DOOR: readonly Attack[] = [
  {
    name: 'A page elsewhere has its name lead here, and reads or opens a game in this network',
    tries: async (trial, site) => {
      const { code } = await evening(site)
      const facts = await send(site, get(`/api/rooms/${code}`, 'localhost'))
      trial.control('this machine’s own name is answered', statusIn(facts) === 200, facts)
      trial.control('a line by it opens', (await opens(site, upgrade(code, 'localhost'))) === 101)
      trial.control('a room by it is made', statusIn(await send(site, posting('localhost', ROOM), ROOM)) === 201)
      for (const host of STRANGE) {
        const origin = `Origin: http://${host}`
        const asked = await send(site, [...get(`/api/rooms/${code}`, host), origin])
        trial.attempt(`${host} reads`, statusIn(asked) !== 421, asked)
        const line = await opens(site, [...upgrade(code, host), origin])
        trial.attempt(`${host} opens a line`, line !== 421, line)
        const made = await send(site, posting(host, ROOM), ROOM)
        trial.attempt(`${host} makes a room`, statusIn(made) !== 421, made)
        const target = await send(site, get(`http://${host}/api/rooms/${code}`, 'localhost'))
        trial.attempt(`${host} in the target`, statusIn(target) !== 421, target)
      }
    },
  },
  {
    name: 'Somebody sends a Host that is no name, or none, or two, and the door stumbles',
    tries: async (trial, site) => {
      const { code } = await evening(site)
      for (const host of GARBAGE) {
        const said = await send(site, get('/', host))
        trial.attempt(JSON.stringify(host), statusIn(said) !== 400, said)
        const line = await opens(site, upgrade(code, host))
        trial.attempt(`a line by ${JSON.stringify(host)}`, line !== 400, line)
      }
      const none = await send(site, ['GET / HTTP/1.1', 'Connection: close'])
      trial.attempt('none', statusIn(none) !== 400, none)
      const two = await send(site, [...get('/', 'localhost'), 'Host: evil.test'])
      trial.attempt('two', statusIn(two) !== 400, two)
      const after = await send(site, get(`/api/rooms/${code}`, 'localhost'))
      trial.control('the door stands afterwards', statusIn(after) === 200, after)
    },
  },
  {
    name: 'Somebody asks for an upgrade that has a body to come, or to something else, and is held',
    tries: async (trial, site) => {
      const { code } = await evening(site)
      const asked = upgrade(code, 'localhost')
      trial.control('a plain one is taken', (await opens(site, asked)) === 101)
      for (const more of ['Content-Length: 5', 'Transfer-Encoding: chunked', 'Content-Length: 5, 5']) {
        const said = await opens(site, [...asked, more])
        trial.attempt(more, said !== 400, said)
      }
      for (const to of ['h2c', 'foo', 'websocket, h2c']) {
        const said = await opens(
          site,
          asked.map((line) => line.replace('Upgrade: websocket', `Upgrade: ${to}`)),
        )
        trial.attempt(to, said !== 400, said)
      }
      const posted = await opens(
        site,
        asked.map((line) => line.replace(/^GET/, 'POST')),
      )
      trial.attempt('by POST', posted !== 400, posted)
    },
  },
  {
    name: 'Somebody hides a second request in the body of a first',
    tries: async (trial, site) => {
      const hidden = '0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'
      const post = ['POST /api/rooms HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
      for (const framing of [
        ['Content-Length: 4', 'Transfer-Encoding: chunked'],
        ['Content-Length: 4', 'Content-Length: 5'],
        ['Transfer-Encoding: gzip, chunked'],
        ['Transfer-Encoding : chunked'],
        ['Transfer-Encoding: xchunked'],
      ]) {
        const said = await send(site, [...post, 'Connection: close', ...framing], hidden)
        trial.attempt(framing.join(' and '), statusIn(said) !== 400 || said.includes('"ok":true'), said)
      }
      const health = await send(site, get('/api/health', 'localhost'))
      trial.control('asked for openly, it is answered', health.includes('"ok":true'), health)
    },
  },
  {
    name: 'Somebody in the same Wi-Fi opens what is meant for developers',
    tries: async (trial, site) => {
      for (const path of [
        ...['/cdn-cgi/explorer', '/cdn-cgi/mf/reload', '/%63dn-cgi/explorer', '//cdn-cgi/explorer', '/x/../cdn-cgi/mf'],
        ...['/__inspector', '/json/list', '/workshop', '/parties/room/BCDFG', '/testing/rooms/BCDFG'],
      ]) {
        const said = await send(site, get(path, 'localhost'))
        trial.attempt(path, statusIn(said) !== 404, said)
      }
      const facts = await send(site, get('/api/titles', 'localhost'))
      trial.control('what is for guests is there', statusIn(facts) === 200, facts)
    },
  },
  {
    name: 'A neighbour’s page on another port, or a frame without an origin, acts for the visitor',
    tries: async (trial, site) => {
      const { code } = await evening(site)
      const host = `localhost:${site.door}`
      const own = await opens(site, [...upgrade(code, host), `Origin: http://${host}`])
      trial.control('a page of ours may', own === 101, own)
      for (const origin of [
        `http://localhost:${site.door + 1}`,
        'http://evil.test',
        'null',
        `http://127.0.0.1:${site.door}`,
      ]) {
        const line = await opens(site, [...upgrade(code, host), `Origin: ${origin}`])
        trial.attempt(`${origin} opens a player’s line`, line !== 403, line)
        const lines = posting(host, ROOM).map((each) => each.replace(/^Origin: .*/, `Origin: ${origin}`))
        const made = await send(site, lines, ROOM)
        trial.attempt(`${origin} makes a room`, statusIn(made) !== 403, made)
      }
    },
  },
]

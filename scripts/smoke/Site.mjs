import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { StreamSocket } from '../../packages/protocol/src/StreamSocket.ts'
import { unreached } from './unreached.mjs'

const PATIENCE = 20_000

/** A site under its public address, as somebody far away meets it. */
export class Site {
  /** It moves on with a redirect of the whole site. */
  origin
  /** What carries a live connection: a `socket`, or a `stream` once no socket comes through. */
  way = 'socket'
  constructor(origin) {
    this.origin = origin
  }

  /** `cookie`: as a browser, on a page of the site; `token`: as a program. Throws `Broken` if nobody answers. */
  async ask(path, { body, token, cookie } = {}) {
    const headers = {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie === undefined ? {} : { cookie, origin: this.origin, 'sec-fetch-site': 'same-origin' }),
    }
    const given = { method: body ? 'POST' : 'GET', headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) }
    try {
      const answer = await fetch(this.origin + path, { ...given, ...(body ? { body: JSON.stringify(body) } : {}) })
      const said = await answer.text()
      return { status: answer.status, headers: answer.headers, said, json: jsonIn(said) }
    } catch (error) {
      throw unreached(error, this.origin)
    }
  }

  /** How an upgrade to a WebSocket is answered: 101 if it comes through; 0 if never. */
  upgrade(path) {
    const headers = {
      ...{ connection: 'Upgrade', upgrade: 'websocket', origin: this.origin },
      ...{ 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' },
    }
    const ask = this.origin.startsWith('https:') ? overHttps : overHttp
    return new Promise((done) => {
      const asking = ask(this.origin + path, { headers, agent: false, timeout: PATIENCE })
      asking.on('upgrade', (_, socket) => done(101) ?? socket.destroy())
      asking.on('response', (answer) => done(answer.statusCode) ?? answer.destroy())
      asking.on('timeout', () => done(0) ?? asking.destroy())
      asking.on('error', () => done(0))
      asking.end()
    })
  }

  /** A live connection, as a program with a `token`, as a browser with a `cookie`, or as nobody in particular. */
  dial(path, { token, cookie } = {}) {
    const headers = cookie === undefined ? {} : { cookie, origin: this.origin }
    if (this.way === 'stream') {
      const known = token ? { authorization: `Bearer ${token}` } : {}
      return new StreamSocket(this.origin + path, { headers: { ...headers, ...known } })
    }
    const protocols = token ? ['robot-night', `token.${token}`] : []
    return new WebSocket(this.origin.replace(/^http/, 'ws') + path, { protocols, headers })
  }
}

function jsonIn(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

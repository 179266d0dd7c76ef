import { runInDurableObject, SELF } from 'cloudflare:test'
import { StreamSocket } from '@robot-night/protocol/StreamSocket'
import { Browser, Client, ORIGIN, stubOf } from './client.ts'

/** A stream to a Worker without a network in between. */
class Streamed extends StreamSocket {
  constructor(path: string, headers: Record<string, string>) {
    super(`${ORIGIN.replace('http', 'ws')}${path}`, { fetch: (url, asked) => SELF.fetch(url, asked), headers })
  }
  /** Workers' sockets want it. */
  accept(): void {}
}

/** The same client as over a socket. */
export function streamed(path: string, headers: Record<string, string> = {}): Client {
  return new Client(new Streamed(path, headers) as unknown as WebSocket)
}

export const cookieOf = ({ cookie }: Browser): Record<string, string> =>
  cookie === null ? {} : { cookie, origin: ORIGIN }

export const inRoom = (code: string, browser: Browser, query = 'as=player'): Client =>
  streamed(`/api/rooms/${code}/socket?${query}`, cookieOf(browser))

/** Somebody with a chair, on a stream. */
export async function friendOnStream(code: string, name: string): Promise<{ browser: Browser; client: Client }> {
  const browser = new Browser()
  const taken = await browser.post(`/api/rooms/${code}/seats`, { name })
  if (taken.status !== 200) throw new Error(`no seat: ${await taken.text()}`)
  const client = inRoom(code, browser)
  await client.until(() => client.hello)
  return { browser, client }
}

/** A stream by hand: what comes, as it comes. */
export async function opened(path: string, headers: Record<string, string> = {}) {
  const hungUp = new AbortController()
  const asked = { accept: 'text/event-stream', ...headers }
  const answer = await SELF.fetch(`${ORIGIN}${path}`, { headers: asked, signal: hungUp.signal })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const until = async (holds: (text: string) => boolean): Promise<string> => {
    while (!holds(text)) {
      const { done, value } = await reader.read()
      if (done) throw new Error(`it ended: ${text}`)
      text += value
    }
    return text
  }
  const stream = async () => {
    const told = await until((heard) => heard.includes('\n\n'))
    return /"stream":"([^"]+)"/.exec(told)?.[1] ?? ''
  }
  return { answer, until, stream, hangUp: () => hungUp.abort() }
}

/** How many are connected to a room, by whatever way. */
export const linesOf = (code: string) =>
  runInDurableObject(stubOf(code), (object) => {
    const room = object as unknown as { connections(): unknown[] }
    return room.connections().length
  })

import { Agent, request, type IncomingMessage } from 'node:http'
import { cookieOf } from '../../wire/Line.ts'

/** An answer by HTTP, as it came. */
export interface Answer {
  status: number
  headers: readonly (readonly [string, string])[]
  body: string
}

/** Both worlds lie at the same address, as far as they can tell: the server's own would stand in links and pictures. */
const HOST = 'robot.night'
// A connection that is kept may be closed by the server in the moment in which it is used again.
const agent = new Agent({ keepAlive: false })

export interface Asking {
  path: string
  device: string | null
  /** With a body it is a POST. */
  body?: object
}

export function answerTo(url: string, { path, device, body }: Asking): Promise<Answer> {
  const headers = {
    host: HOST,
    ...(device === null ? {} : { cookie: cookieOf(device) }),
    ...(body ? { 'content-type': 'application/json' } : {}),
  }
  return new Promise((done, fail) => {
    const asked = request(url + path, { method: body ? 'POST' : 'GET', headers, agent }, (answer) => {
      whole(answer).then(done, fail)
    })
    asked.on('error', fail)
    asked.end(body && JSON.stringify(body))
  })
}

async function whole(answer: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(Buffer.from(chunk))
  const { rawHeaders } = answer
  const headers = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as const] : []))
  return { status: answer.statusCode ?? 0, headers, body: Buffer.concat(chunks).toString() }
}

/** Where an answer leads; null: nowhere. */
export const locationOf = ({ headers }: Answer): string | null =>
  headers.find(([name]) => name.toLowerCase() === 'location')?.[1] ?? null

/** All of an answer as text, but for what is drawn again for each page: its nonce, and the ETag that comes of that. */
export function textOf({ status, headers, body }: Answer): string {
  const policy = headers.find(([name]) => name.toLowerCase() === 'content-security-policy')?.[1] ?? ''
  const nonce = NONCE.exec(policy)?.[1]
  const lines = headers.map(([name, value]) => {
    if (nonce && name.toLowerCase() === 'etag' && value === `"${hashOf(body)}"`) return `${name}: "(of the page)"`
    return `${name}: ${nonce ? value.replaceAll(`'nonce-${nonce}'`, "'nonce-'") : value}`
  })
  const page = nonce ? body.replaceAll(`nonce="${nonce}"`, 'nonce=""') : body
  return [String(status), ...lines, '', page].join('\n')
}

/** 128 bits, in base 64. */
const NONCE = /'nonce-([A-Za-z0-9+/]{22}==)'/

/** As SvelteKit makes the ETag of a page. */
export function hashOf(text: string): string {
  let hash = 5381
  for (let at = text.length - 1; at >= 0; at--) hash = (hash * 33) ^ text.charCodeAt(at)
  return (hash >>> 0).toString(36)
}

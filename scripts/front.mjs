import http from 'node:http'

/**
 * The door to a living room. The Worker's own server offers a developer more than a guest should get (`/cdn-cgi`,
 * stack traces, headers that rewrite the request, a second port on the same address), so it listens on the loopback
 * address only, and this stands before it: it passes on what the Worker said, and nothing else. What lies on a `shelf` need
 * not be asked for again.
 */
export function openFront({ host, port, inner, shelf }) {
  const server = http.createServer((request, response) => {
    const lying = shelf?.lying(request)
    if (lying) response.writeHead(200, lying.headers).end(lying.body)
    else pass(request, response, { inner, shelf })
  })
  server.on('upgrade', (request, socket, head) => join(request, { socket, head }, inner))
  return new Promise((open, fail) => {
    server.once('error', fail)
    server.listen({ host, port }, () => open(server))
  })
}

/**
 * Headers that only we may set, and the offer to compress a socket: the length of a compressed frame would tell of the
 * secrets in it beside the words of others.
 */
const KEPT_OUT = /^(mf-|cf-|x-forwarded-|forwarded$|x-real-ip$|sec-websocket-extensions$)/

/** The request as the Worker may see it; null: not for guests. */
function inward(request, inner) {
  const path = pathOf(request.url)
  if (!path || /^\/(cdn-cgi|__cf_local|__scheduled)(\/|\?|$)/i.test(path)) return null
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !KEPT_OUT.test(name)))
  headers['cf-connecting-ip'] = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return { host: '127.0.0.1', port: inner, method: request.method, path, headers, setHost: false }
}

/** With dots and doubled slashes resolved first, so that no spelling slips past. */
function pathOf(asked) {
  try {
    const { pathname, search } = new URL(asked.startsWith('/') ? `http://door${asked}` : asked)
    return pathname.replace(/^\/+/, '/') + search
  } catch {
    return null
  }
}

const PLAIN = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

function pass(request, response, { inner, shelf }) {
  const options = inward(request, inner)
  if (!options) return refuse(response, 404, 'There is nothing here.')
  // A connection of its own: one that is kept may be closed by the Worker at the moment it is used again.
  const forward = http.request({ ...options, agent: false }, (answer) => {
    // Everything the Worker says carries its policy; what does not is a stack trace meant for a developer.
    if (answer.statusCode >= 500 && !answer.headers['content-security-policy']) {
      answer.resume()
      return refuse(response, answer.statusCode, 'Something went wrong here. Try again in a moment.')
    }
    response.writeHead(answer.statusCode, answer.statusMessage, answer.headers)
    answer.pipe(response)
    shelf?.put(request, answer)
    answer.on('error', () => response.destroy())
  })
  forward.on('error', () => refuse(response, 502, 'The tin robots are setting up. Try again in a moment.'))
  response.on('close', () => forward.destroy())
  request.pipe(forward)
}

function refuse(response, status, words) {
  if (response.headersSent) return response.destroy()
  response.writeHead(status, PLAIN)
  response.end(words)
}

function join(request, { socket, head }, inner) {
  const options = inward(request, inner)
  socket.on('error', () => socket.destroy())
  if (!options) return socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  const forward = http.request(options)
  forward.on('upgrade', (answer, far, farHead) => tie({ socket, head }, { answer, far, farHead }))
  forward.on('response', (answer) => decline(socket, answer))
  forward.on('error', () => socket.destroy())
  socket.on('close', () => forward.destroy())
  forward.end()
}

function tie({ socket, head }, { answer, far, farHead }) {
  far.setNoDelay(true)
  socket.setNoDelay(true)
  socket.setTimeout(0)
  socket.write(headOf(answer, answer.rawHeaders))
  socket.write(farHead)
  far.write(head)
  far.on('error', () => socket.destroy())
  far.on('close', () => socket.destroy())
  socket.on('close', () => far.destroy())
  far.pipe(socket).pipe(far)
}

/** A socket that the Worker refused, with what it said. */
async function decline(socket, answer) {
  const parts = []
  for await (const part of answer) parts.push(part)
  const body = Buffer.concat(parts)
  const framing = new Set(['connection', 'transfer-encoding', 'content-length'])
  const kept = answer.rawHeaders.filter((_, at, all) => !framing.has(all[at - (at % 2)].toLowerCase()))
  socket.write(headOf(answer, [...kept, 'connection', 'close', 'content-length', String(body.length)]))
  socket.end(body)
}

function headOf(answer, raw) {
  const lines = raw.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${raw[at + 1]}\r\n`]))
  return `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n${lines.join('')}\r\n`
}

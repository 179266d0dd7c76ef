import http from 'node:http'
import { hostsWith } from './hosts.mjs'
import { inward } from './inward.mjs'
import { join } from './upgrades.mjs'

/**
 * How long is waited, in ms: for a guest's `headers` and whole `request`, for the Worker to take a socket (`upgrade`) or to
 * `answer`. Guests and Worker are near, and nothing that is said here is large.
 */
const PATIENCE = { headers: 10_000, request: 30_000, upgrade: 10_000, answer: 60_000 }

/**
 * The door to a living room, in the process that runs miniflare. That is made for developers: it offers more than a guest
 * should get (`/cdn-cgi`, stack traces, headers that rewrite the request), answers to any Host, believes any header that says where
 * they come from, and waits for as long as it takes for headers, bodies and upgrades. So it listens on the loopback address
 * only, and this stands before it: it passes on what the Worker said, and nothing else. `hosts` says to which names it
 * answers. What lies on a `shelf` need not be asked for again.
 */
export function openFront({ host, port, inner, shelf, hosts = hostsWith(), patience = PATIENCE }) {
  const where = { inner, hosts }
  const manner = {
    insecureHTTPParser: false,
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    connectionsCheckingInterval: Math.min(1000, patience.headers),
  }
  const server = http.createServer(manner, (request, response) => {
    const { options, refusal } = inward(request, where)
    if (refusal) return refuse(response, refusal)
    const lying = shelf?.lying(request)
    if (lying) response.writeHead(200, outward(lying.headers)).end(lying.body)
    else pass(options, { request, response }, { shelf, patience })
  })
  server.on('upgrade', (request, socket, head) => join(request, { socket, head }, { where, patience }))
  return new Promise((open, fail) => {
    server.once('error', fail)
    server.listen({ host, port }, () => open(server))
  })
}

const PLAIN = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

function pass(options, { request, response }, { shelf, patience }) {
  // A connection of its own: one that is kept may be closed by the Worker at the moment it is used again.
  const forward = http.request({ ...options, agent: false, timeout: patience.answer }, (answer) => {
    // Everything the Worker says carries its policy; what does not is a stack trace meant for a developer.
    if (answer.statusCode >= 500 && !answer.headers['content-security-policy']) {
      answer.resume()
      const words = 'Something went wrong here. Try again in a moment.'
      return refuse(response, { status: answer.statusCode, words })
    }
    response.writeHead(answer.statusCode, answer.statusMessage, outward(answer.headers))
    answer.pipe(response)
    shelf?.put(request, answer)
    answer.on('error', () => response.destroy())
  })
  forward.on('timeout', () => forward.destroy(new Error('silent')))
  const words = 'The tin robots are setting up. Try again in a moment.'
  forward.on('error', () => refuse(response, { status: 502, words }))
  response.on('close', () => forward.destroy())
  send(request, forward)
}

/** More than the Worker takes of any body: 16 KiB. */
const MOST = 32 * 1024

/**
 * Sends a body on, as far as the Worker may read it. The runtime cuts a connection on which too much is left unread, and its
 * answer with it: who sends too much would not be told so.
 */
function send(request, forward) {
  if (Number(request.headers['content-length']) > MOST) forward.setHeader('content-length', MOST)
  let left = MOST
  request.on('data', (part) => {
    if (left <= 0) return
    forward.write(part.subarray(0, left))
    left -= part.length
    if (left <= 0) forward.end()
  })
  request.on('end', () => forward.end())
}

/** What is between the Worker and us alone doesn't go on to the guest. */
function outward(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OURS.has(name)))
}

const OURS = new Set(['connection', 'keep-alive', 'transfer-encoding'])

function refuse(response, { status, words }) {
  if (response.headersSent) return response.destroy()
  response.writeHead(status, PLAIN)
  response.end(words)
}

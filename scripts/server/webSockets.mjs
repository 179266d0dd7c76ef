import http from 'node:http'
import { Heartbeat } from './Heartbeat.mjs'
import { inwardUpgrade } from './sanitizeRequest.mjs'

/** Passes a guest's socket to the Worker, unless it isn't one of ours, or the Worker refuses it or doesn't respond. */
export function join(request, { socket, head }, { where, patience }) {
  socket.on('error', () => socket.destroy())
  const { options, refusal } = inwardUpgrade(request, where)
  if (refusal) return turnAway(socket, refusal)
  const forward = http.request(options)
  const late = setTimeout(() => {
    turnAway(socket, { status: 504, words: "The tin robots didn't answer. Try again in a moment." })
    forward.destroy()
  }, patience.upgrade)
  forward.on('upgrade', (answer, far, farHead) => {
    clearTimeout(late)
    tie({ socket, head }, { answer, far, farHead })
  })
  forward.on('response', (answer) => decline(socket, answer).finally(() => clearTimeout(late)))
  forward.on('error', () => socket.writableEnded || socket.destroy())
  socket.on('close', () => {
    clearTimeout(late)
    forward.destroy()
  })
  forward.end()
}

function tie({ socket, head }, { answer, far, farHead }) {
  far.setNoDelay(true)
  socket.setNoDelay(true)
  socket.setTimeout(0)
  socket.write(headOf(answer, answer.rawHeaders))
  const heart = new Heartbeat()
  heart.write(farHead)
  far.write(head)
  far.on('error', () => socket.destroy())
  far.on('close', () => socket.destroy())
  socket.on('close', () => {
    heart.destroy()
    far.destroy()
  })
  far.pipe(heart).pipe(socket).pipe(far)
}

/** A socket that the Worker refused, with its answer. */
async function decline(socket, answer) {
  const parts = []
  try {
    for await (const part of answer) parts.push(part)
  } catch {
    return socket.destroy()
  }
  const framing = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])
  const kept = answer.rawHeaders.filter((_, at, all) => !framing.has(all[at - (at % 2)].toLowerCase()))
  part(socket, { answer, headers: kept, body: Buffer.concat(parts) })
}

function turnAway(socket, { status, words }) {
  const answer = { statusCode: status, statusMessage: http.STATUS_CODES[status] }
  const headers = ['content-type', 'text/plain; charset=utf-8', 'x-content-type-options', 'nosniff']
  part(socket, { answer, headers, body: Buffer.from(words) })
}

/** Sends a last answer on a socket and closes it, even if the guest leaves their end open. */
function part(socket, { answer, headers, body }) {
  socket.write(headOf(answer, [...headers, 'connection', 'close', 'content-length', String(body.length)]))
  socket.end(body)
  socket.resume()
  setTimeout(() => socket.destroy(), 1000).unref()
}

function headOf(answer, raw) {
  const lines = raw.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${raw[at + 1]}\r\n`]))
  return `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n${lines.join('')}\r\n`
}

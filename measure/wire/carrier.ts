import { StreamSocket } from '@robot-night/protocol/StreamSocket'
import { WebSocket } from 'ws'

/** What carries a line: a WebSocket, or events and requests where none comes through. */
export type Way = 'socket' | 'stream'

export interface Carrier {
  /** False if it isn't connected. */
  send(text: string): boolean
  close(): void
  /** Cuts the connection without telling the other side. */
  drop(): void
}
/** What comes of one. */
interface Ear {
  message(text: string): void
  /** All that came, byte for byte. */
  frame(text: string): void
  /** How a request with something that was said was answered. */
  answer(text: string): void
  ended(code: number): void
}
interface Dialled {
  /** Of the socket. */
  url: string
  headers: Record<string, string>
  ear: Ear
}

export function overSocket({ url, headers, ear }: Dialled, patience: { closeTimeout?: number }): Carrier {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false, ...patience })
  socket.on('message', (raw) => {
    ear.frame(String(raw))
    ear.message(String(raw))
  })
  socket.on('error', () => ear.ended(1006))
  socket.on('close', (code) => ear.ended(code))
  return {
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return false
      socket.send(text)
      return true
    },
    close: () => socket.close(1000),
    drop: () => socket.terminate(),
  }
}

export function overStream({ url, headers, ear }: Dialled): Carrier {
  const socket = new StreamSocket(url, {
    // A connection that is kept may be closed by the server in the moment in which it is used again.
    headers: { ...headers, connection: 'close' },
    async fetch(where, asked) {
      const answer = await fetch(where, asked)
      if (asked.method === 'POST') ear.answer(JSON.stringify([answer.status, ...answer.headers]))
      if (!answer.ok || !answer.body) return answer
      return new Response(answer.body.pipeThrough(tapped((block) => ear.frame(block))), answer)
    },
  })
  socket.addEventListener('message', (event) => 'data' in event && ear.message(String(event.data)))
  socket.addEventListener('close', (event) => ear.ended('code' in event ? Number(event.code) : 1006))
  return {
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return false
      socket.send(text)
      return true
    },
    close: () => socket.close(1000),
    drop: () => socket.close(1000),
  }
}

/** Another one for each stream: what it is followed by says where it goes. */
const SECRET = /(?<=^event: stream\ndata: {"stream":")[\w-]{22}/

/** Block by block, but for those that only show that somebody is there. */
function tapped(frame: (block: string) => void): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder()
  let rest = ''
  return new TransformStream({
    transform(chunk, out) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) if (!block.startsWith(':')) frame(block.replace(SECRET, 'secret'))
      out.enqueue(chunk)
    },
    flush() {
      if (rest !== '') frame(rest)
    },
  })
}

import { env, runInDurableObject, SELF } from 'cloudflare:test'
import { CLOSE, PROTOCOL, PUBLIC_TABLES } from '@robot-night/protocol'
import { nameOf } from '../room/galleries/galleryLink.ts'
import { CLOSE_HEADER } from '../shell/sockets.ts'
import { Browser, hosted, ORIGIN, stubOf } from './client.ts'

/** An object with sockets. */
interface Place {
  stub: DurableObjectStub
  /** As a browser gets there. */
  call(headers?: Record<string, string>, more?: string): Promise<Response>
}

const handshake =
  (path: string) =>
  (headers?: Record<string, string>, more = '') =>
    SELF.fetch(`${ORIGIN}${path}${more}`, { headers: { upgrade: 'websocket', ...headers } })

/** What the Worker makes of an object's answer that lets nobody in. */
function line(answer: Response): Response {
  const reason = Object.entries(CLOSE).find(([name]) => name === answer.headers.get(CLOSE_HEADER))
  if (!reason) return answer
  const { 0: webSocket, 1: server } = new WebSocketPair()
  server.accept()
  server.close(reason[1], reason[0])
  return new Response(null, { status: 101, webSocket })
}

let screenings = 0

/** One of each kind, there and awake; nobody has a line yet but a room's host. */
export const PLACES: Record<string, () => Promise<Place>> = {
  'a room': async () => {
    const { code } = await hosted()
    return { stub: stubOf(code), call: handshake(`/api/rooms/${code}/socket?as=watcher&v=${PROTOCOL}`) }
  },
  'a gallery': async () => {
    const { client, code } = await hosted()
    const stub = env.Gallery.getByName(nameOf({ code, room: client.room!.id, number: 1 }))
    const call: Place['call'] = (headers, more = '') =>
      stub.fetch(`https://gallery/?v=${PROTOCOL}${more}`, { headers: { upgrade: 'websocket', ...headers } }).then(line)
    return { stub, call }
  },
  'the list of public tables': () =>
    Promise.resolve({
      stub: env.PublicTables.getByName(PUBLIC_TABLES),
      call: handshake(`/api/rooms/socket?v=${PROTOCOL}`),
    }),
  'a table of phones': async () => {
    const made = await new Browser().post('/api/companion', { name: 'Mara' })
    const { code } = await made.json<{ code: string }>()
    return { stub: env.Companion.getByName(code), call: handshake(`/api/companion/${code}/socket?as=watcher`) }
  },
  'a screening': async () => {
    const [match, code] = [`placed-${++screenings}`.padEnd(22, '-'), 'A'.repeat(12)]
    const stub = env.Screening.getByName(`${match} ${code}`)
    const shown = { moment: 0, eye: 'watcher' as const, speed: 1 as const, isPlaying: false }
    await stub.open({ key: 'M'.repeat(22), shown }, { last: 9, seats: 2 })
    return { stub, call: handshake(`/api/matches/${match}/screenings/${code}/socket?v=${PROTOCOL}`) }
  },
}

export const KINDS = Object.keys(PLACES)

/** Names of one of each kind that nobody has made. */
export const UNKNOWN: Record<string, DurableObjectStub> = {
  'a room': env.Room.getByName('QQQQQ'),
  'a table of phones': env.Companion.getByName('QQQQQ'),
  'a screening': env.Screening.getByName(`${'Q'.repeat(22)} ${'Q'.repeat(12)}`),
}

/** The tables and keys that an object has stored, but for those of the tests. */
export const remains = (stub: DurableObjectStub) =>
  runInDurableObject(stub, async (_, { storage }) => {
    const tables = storage.sql.exec<{ name: string }>("select name from sqlite_master where type = 'table'").toArray()
    const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('_cf_') && name !== 'testing')
    return [...names, ...(await storage.list()).keys()]
  })

/** A line, and all that came over it. */
export class Caller {
  readonly heard: string[] = []
  readonly ended: Promise<number>
  readonly socket: WebSocket
  #end: number | null = null

  constructor({ webSocket, status }: Response) {
    if (!webSocket) throw new Error(`no socket but ${status}`)
    this.socket = webSocket
    webSocket.accept()
    webSocket.addEventListener('message', ({ data }) => void this.heard.push(String(data)))
    this.ended = new Promise((done) => webSocket.addEventListener('close', ({ code }) => done((this.#end = code))))
  }

  /** How much has come; an error, once nothing more can. */
  get count(): number {
    if (this.#end !== null) throw new Error(`closed with ${this.#end}, having heard ${JSON.stringify(this.heard)}`)
    return this.heard.length
  }
}

import { filler, type Script } from './script.ts'

/**
 * The least that a Durable Object can do for a table: it takes a message, stores one row, and sends what it was given
 * to send. No rules, no views, no checks; its sockets are kept at hand, and its state in memory.
 */
export class Room {
  readonly #context: Context
  #state: State | null = null
  #here: Here | null = null

  constructor(context: Context) {
    this.#context = context
  }

  /** A request's address has everything needed. */
  fetch(request: Request): Response {
    const query = new URL(request.url).searchParams
    const { 0: theirs, 1: ours } = new WebSocketPair()
    this.#context.acceptWebSocket(ours)
    const [stores, yields] = ['stores', 'yields'].map((name) => query.get(name) === 'yes')
    ours.serializeAttachment({
      seat: Number(query.get('seat') ?? -1),
      stores: stores === true,
      yields: yields === true,
    })
    this.#here = null
    const answer: ResponseInit & { webSocket: Socket } = { status: 101, webSocket: theirs }
    return new Response(null, answer)
  }

  webSocketMessage(socket: Socket, message: string): void {
    const { id }: { id: string } = JSON.parse(message)
    const { seats, watchers, stores, yields } = (this.#here ??= this.#whoIsHere())
    const state = (this.#state ??= this.#awake(stores))
    const turn = script[state.at % script.length]
    if (!turn) throw new Error('there is nothing to be played')
    state.at += 1
    if (stores) this.#context.storage.sql.exec('insert or replace into room values (1, ?)', JSON.stringify(state))
    for (const [seat, one] of seats.entries()) {
      one?.send(JSON.stringify(one === socket ? { ok: id, ...turn.seats[seat] } : turn.seats[seat]))
    }
    if (watchers.length === 0) return
    const text = JSON.stringify(turn.watchers)
    const tell = () => watchers.forEach((one) => one.send(text))
    // Nothing leaves an object before its event is over.
    if (yields) setTimeout(tell, 0)
    else tell()
  }

  webSocketClose(): void {
    this.#here = null
  }

  #whoIsHere(): Here {
    const here: Here = { seats: [], watchers: [], stores: false, yields: false }
    for (const socket of this.#context.getWebSockets()) {
      const { seat, stores, yields } = socket.deserializeAttachment()
      here.stores ||= stores
      here.yields ||= yields
      if (seat < 0) here.watchers.push(socket)
      else here.seats[seat] = socket
    }
    return here
  }

  #awake(stores: boolean): State {
    const fresh = { at: 0, filler: filler() }
    if (!stores) return fresh
    const { sql } = this.#context.storage
    sql.exec('create table if not exists room (one integer primary key, json text)')
    const [row] = sql.exec('select json from room')
    return row ? JSON.parse(row.json) : fresh
  }
}

interface State {
  at: number
  /** Padding, so that the row is as long as that of a table with cards. */
  filler: unknown
}
interface Here {
  seats: Socket[]
  watchers: Socket[]
  stores: boolean
  yields: boolean
}

/** The same for every room: what a real one sent. */
let script: Script = []

const worker = {
  async fetch(request: Request, env: { Room: { getByName(name: string): Room } }): Promise<Response> {
    if (request.method === 'GET') return env.Room.getByName(new URL(request.url).pathname).fetch(request)
    script = await request.json()
    return new Response(null, { status: 204 })
  },
}
export default worker

// What it uses of the platform.
interface Attached {
  seat: number
  stores: boolean
  /** The players first; the watchers when the event is over. */
  yields: boolean
}
interface Socket {
  send(text: string): void
  serializeAttachment(value: Attached): void
  deserializeAttachment(): Attached
}
interface Context {
  acceptWebSocket(socket: Socket): void
  getWebSockets(): Socket[]
  storage: { sql: { exec(query: string, ...given: unknown[]): Iterable<{ json: string }> } }
}
declare const WebSocketPair: new () => { 0: Socket; 1: Socket }

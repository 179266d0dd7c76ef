import { CLOSE, LIMITS, PING, PONG, SILENCE } from '@robot-night/protocol'
import { Server, type Connection, type ConnectionContext, type WSMessage } from 'partyserver'
import type { Ending } from './ending.ts'
import { EVENT_STREAM } from './EventStream.ts'
import { EventStreams, wantsStream } from './EventStreams.ts'
import { logStumble } from './log.ts'
import { close, CLOSE_HEADER, closeBack, closedFor, isOpen, openOn } from './sockets.ts'
import { textUpTo } from './textUpTo.ts'
import { hasPromisedPings, note, type Noted, type Wire } from './Wire.ts'

/**
 * What all objects with sockets are: a partyserver whose sockets survive its sleep, and which keeps to itself what goes
 * wrong. Left alone, partyserver refuses nobody before the upgrade, sends visitors the stack of an error and logs it
 * as it is, leaves some closes unanswered, and writes a row even where there is nothing.
 */
export abstract class HibernatingServer<Kept extends Noted = Noted> extends Server<Cloudflare.Env> {
  static override options = { hibernate: true }

  /** With whom partyserver came as far as `onConnect`. */
  readonly #arrived = new WeakMap<Request, Wire<Kept>>()
  /** Those whose end is known already. */
  readonly #left = new WeakSet<object>()
  /** Of those for whom no socket came through. */
  readonly #streams = new EventStreams<Kept>((stream, ending) => void this.#leave(stream, ending))
  #isBegun = false

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
  }

  /** Whether there is anything behind this name. Looks only, so that an unknown one leaves no trace. */
  protected abstract isThere(): boolean

  /** What is answered in place of a socket; null: they may come in. */
  protected refuses(_request: Request): Response | null {
    return null
  }

  /** Whether a place is kept for this visitor: no crowd from their address keeps them out. How many lines they may have is for `comes`. */
  protected hasPlace(_request: Request): boolean {
    return false
  }

  /** What a stream's secret ends with, so that the Worker finds this object by it. */
  protected whereabouts(): string {
    return ''
  }

  /** Something went wrong. Memory is not to be trusted any more; storage still has the last good state. */
  protected stumbled(what: string, error: unknown): void {
    logStumble(what, error)
  }

  /** Something went wrong with this connection. */
  protected breakOff(connection: Wire<Kept>): void {
    close(connection, 'broken')
  }

  protected attempt(what: string, deed: () => void): boolean {
    try {
      deed()
      return true
    } catch (error) {
      this.stumbled(what, error)
      return false
    }
  }

  protected now(): number {
    return Date.now()
  }

  // Who is there.

  /** Those that are open, with what they keep; of all, or of those with a tag. */
  protected connections(tag?: string): Wire<Kept>[] {
    const open = openOn(this.ctx, tag)
    // partyserver reads what all of them keep each time; here it does so once after each waking.
    const there = open.every(isConnection<Kept>) ? open : [...this.getConnections<Kept>(tag)]
    return [...there, ...this.#streams.all(tag)].filter(({ state }) => !state?.isClosed)
  }

  protected others(connection: Wire<Kept>, tag?: string): Wire<Kept>[] {
    return this.connections(tag).filter((each) => each !== connection)
  }

  // Who has fallen silent.

  /** When the platform last answered a ping of it, ms; 0: never. That wakes nobody. */
  protected pingedAt(connection: Wire<Kept>): number {
    if (!(connection instanceof WebSocket)) return 0
    return this.ctx.getWebSocketAutoResponseTimestamp(connection)?.getTime() ?? 0
  }

  /** When anything last came over it, ms. */
  protected heardAt(connection: Wire<Kept>): number {
    return Math.max(connection.state?.heardAt ?? 0, this.pingedAt(connection))
  }

  /** Whether it counts as dead once nothing has come of it for long. */
  protected isMissed(connection: Wire<Kept>): boolean {
    return hasPromisedPings(connection)
  }

  /** When the first of them counts as dead, if nothing comes of it until then; to be woken by. */
  protected silentAt(): number {
    return Math.min(...this.#missed().map((each) => this.heardAt(each) + SILENCE))
  }

  /** Closes those that have died without a word. The platform may say so later, or never. */
  protected closeSilent(): void {
    const now = this.now()
    for (const each of this.#missed().filter((one) => this.heardAt(one) + SILENCE <= now)) {
      close(each, 'silent')
      void this.#leave(each, [CLOSE.silent, 'silent', false])
    }
  }

  #missed(): Wire<Kept>[] {
    return this.connections().filter((each) => this.isMissed(each))
  }

  // What the platform calls.

  override async fetch(request: Request): Promise<Response> {
    try {
      const refusal = isPlain(request) ? this.#refusal(request) : new Response(null, { status: 400 })
      if (refusal) return refusal
      if (request.method === 'POST') return await this.#hear(request)
      await this.#begin()
      if (wantsStream(request)) return await this.#stream(request)
      const answer = await super.fetch(request)
      const connection = this.#arrived.get(request)
      const reason = connection ? closedFor(connection) : null
      if (connection && !reason) return answer
      // It is closed already, or made of what went wrong.
      answer.webSocket?.accept()
      answer.webSocket?.close()
      // Closed here before a word has come over it, a line that may sleep would hang for ten seconds: the Worker does it.
      if (reason) return new Response(null, { status: 403, headers: { [CLOSE_HEADER]: reason } })
    } catch (error) {
      this.stumbled('somebody at the door', error)
    }
    return new Response(null, { status: 500 })
  }

  override async webSocketMessage(socket: WebSocket, message: WSMessage): Promise<void> {
    try {
      if (!this.isThere()) return close(socket, 'gone')
      await this.#begin()
      await super.webSocketMessage(socket, message)
    } catch (error) {
      this.stumbled('a message', error)
      close(socket, 'broken')
    }
  }

  override async webSocketClose(socket: WebSocket, ...ending: Ending): Promise<void> {
    // First: partyserver does not answer where no code was given, nor where the page was left.
    closeBack(socket, ending[0])
    try {
      if (!this.isThere()) return
      await this.#begin()
      await super.webSocketClose(socket, ...ending)
    } catch (error) {
      this.stumbled('a connection left', error)
    }
  }

  override webSocketError(socket: WebSocket): Promise<void> {
    if (isOpen(socket)) close(socket, 'broken')
    return this.webSocketClose(socket, 1006, '', false)
  }

  override async alarm(): Promise<void> {
    // The platform logs what it is thrown, and rings again.
    if (!(await this.#rings())) throw new Error('this alarm has to ring again')
  }

  async #rings(): Promise<boolean> {
    try {
      if (!this.isThere()) return true
      await this.#begin()
      await super.alarm()
      return true
    } catch (error) {
      this.stumbled('an alarm', error)
      return false
    }
  }

  #refusal(request: Request): Response | null {
    if (!this.isThere()) return new Response(null, { status: 404 })
    if (request.method === 'POST') return null
    if (wantsStream(request) && !this.hasPlace(request) && this.#streams.isFull(request)) return FULL()
    if (wantsStream(request)) return this.refuses(request)
    if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') return new Response(null, { status: 426 })
    return this.refuses(request)
  }

  async #stream(request: Request): Promise<Response> {
    const stream = this.#streams.open(request, { tags: this.tagsOf(request), where: this.whereabouts() })
    await this.#welcome(stream, request)
    const reason = closedFor(stream)
    if (reason) return new Response(null, { status: 403, headers: { [CLOSE_HEADER]: reason } })
    return new Response(stream.body, { headers: EVENT_STREAM })
  }

  /** A frame of a stream's. Each is numbered, and taken once and in its turn, whatever happens to it on its way. */
  async #hear(request: Request): Promise<Response> {
    const stream = this.#streams.speaker(request)
    const text = stream && (await textUpTo(request, LIMITS.frameBytes))
    // Only now: until all of it has come, somebody may have hung up.
    if (!stream || this.#streams.speaker(request) !== stream) return new Response(null, { status: 404 })
    const turn = Number(new URL(request.url).searchParams.get('turn'))
    if (!Number.isSafeInteger(turn) || turn < 1 || turn > stream.taken + 1) return new Response(null, { status: 409 })
    if (turn <= stream.taken) return new Response(null, { status: 204 })
    stream.taken = turn
    if (text === null) close(stream, 'tooLarge')
    else await this.#listen(stream, text)
    return new Response(null, { status: 204 })
  }

  /** What else would be done inside partyserver, where an error of the storage goes to the client or the log. */
  async #begin(): Promise<void> {
    if (this.#isBegun) return
    await this.setName(this.name)
    this.#isBegun = true
  }

  // What partyserver calls, and what the class of this object makes of it.

  override getConnectionTags(_connection: Connection<Kept>, { request }: ConnectionContext): string[] {
    return this.tagsOf(request)
  }

  override onConnect(connection: Connection<Kept>, { request }: ConnectionContext): Promise<void> {
    this.#arrived.set(request, connection)
    return this.#welcome(connection, request)
  }

  override onMessage(connection: Connection<Kept>, message: string | ArrayBuffer): Promise<void> {
    return this.#listen(connection, message)
  }

  override onClose(connection: Connection<Kept>, ...ending: Ending): Promise<void> {
    return this.#leave(connection, ending)
  }

  /** By what it is found again. */
  protected tagsOf(_request: Request): string[] {
    return []
  }
  /** Somebody comes, and is greeted or closed. */
  protected abstract comes(connection: Wire<Kept>, request: Request): void
  protected abstract says(connection: Wire<Kept>, message: string | ArrayBuffer): void
  protected goes(_connection: Wire<Kept>, ..._ending: Ending): void | Promise<void> {}

  async #welcome(connection: Wire<Kept>, request: Request): Promise<void> {
    await this.#guard(connection, () => this.comes(connection, request))
    if (isOpen(connection)) note(connection, { heardAt: this.now() })
  }

  async #listen(connection: Wire<Kept>, message: string | ArrayBuffer): Promise<void> {
    if (connection.state) note(connection, { heardAt: this.now() })
    // The platform answers those of sockets.
    if (message === PING) return connection.send(PONG)
    await this.#guard(connection, () => this.says(connection, message))
  }

  async #leave(connection: Wire<Kept>, ending: Ending): Promise<void> {
    if (this.#left.has(connection)) return
    this.#left.add(connection)
    await this.#guard(connection, () => this.goes(connection, ...ending))
  }

  async #guard(connection: Wire<Kept>, deed: () => void | Promise<void>): Promise<void> {
    try {
      await deed()
    } catch (error) {
      this.stumbled('a connection', error)
      this.breakOff(connection)
    }
  }
}

const FULL = (): Response => new Response(null, { status: 429 })

const isConnection = <Kept>(socket: WebSocket): socket is Connection<Kept> => 'setState' in socket

/** The Worker builds each request itself; nobody chooses the id of a connection, or what an object is started with. */
function isPlain({ url, headers }: Request): boolean {
  return !new URL(url).searchParams.has('_pk') && ![...headers.keys()].some((name) => name.startsWith('x-partykit-'))
}

import { PING, PONG } from '@robot-night/protocol'
import { Server, type Connection, type WSMessage } from 'partyserver'
import { logStumble } from './log.ts'
import { close, CLOSE_HEADER, closeBack, closedFor, isOpen, openOn } from './sockets.ts'

/** How a line ended: code, reason, and whether both sides knew. */
export type Ending = [code: number, reason: string, isClean: boolean]

/**
 * What all objects with sockets are: a partyserver whose sockets survive its sleep, and which keeps to itself what goes
 * wrong. Left alone, partyserver refuses nobody before the upgrade, sends visitors the stack of an error and logs it
 * as it is, leaves some closes unanswered, and writes a row even where there is nothing.
 */
export abstract class HibernatingServer<Kept = unknown> extends Server<Cloudflare.Env> {
  static override options = { hibernate: true }

  /** With whom partyserver came as far as `onConnect`. */
  readonly #arrived = new WeakMap<Request, Connection>()
  #isBegun = false

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
    this.#guardHandlers()
  }

  /** Whether there is anything behind this name. Looks only, so that an unknown one leaves no trace. */
  protected abstract isThere(): boolean

  /** What is answered in place of a socket; null: they may come in. */
  protected refuses(_request: Request): Response | null {
    return null
  }

  /** Something went wrong. Memory is not to be trusted any more; storage still has the last good state. */
  protected stumbled(what: string, error: unknown): void {
    logStumble(what, error)
  }

  /** Something went wrong with this connection. */
  protected breakOff(connection: Connection<Kept>): void {
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

  // Who is there.

  /** Those that are open, with what they keep; of all, or of those with a tag. */
  protected connections(tag?: string): Connection<Kept>[] {
    const open = openOn(this.ctx, tag)
    // partyserver reads what all of them keep each time; here it does so once after each waking.
    return open.every(isConnection<Kept>) ? open : [...this.getConnections<Kept>(tag)]
  }

  protected others(connection: Connection<Kept>, tag?: string): Connection<Kept>[] {
    return this.connections(tag).filter((each) => each !== connection)
  }

  // What the platform calls.

  override async fetch(request: Request): Promise<Response> {
    try {
      const refusal = isPlain(request) ? this.#refusal(request) : new Response(null, { status: 400 })
      if (refusal) return refusal
      await this.#begin()
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
    if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') return new Response(null, { status: 426 })
    return this.refuses(request)
  }

  /** What else would be done inside partyserver, where an error of the storage goes to the client or the log. */
  async #begin(): Promise<void> {
    if (this.#isBegun) return
    await this.setName(this.name)
    this.#isBegun = true
  }

  /** Around whatever the class of this object makes of them. */
  #guardHandlers(): void {
    const [onConnect, onMessage] = [this.onConnect.bind(this), this.onMessage.bind(this)]
    const onClose = this.onClose.bind(this)
    this.onConnect = (connection: Connection<Kept>, context) => {
      this.#arrived.set(context.request, connection)
      return this.#guard(connection, () => onConnect(connection, context))
    }
    this.onMessage = (connection: Connection<Kept>, message) =>
      this.#guard(connection, () => onMessage(connection, message))
    this.onClose = (connection: Connection<Kept>, ...ending: Ending) =>
      this.#guard(connection, () => onClose(connection, ...ending))
  }

  async #guard(connection: Connection<Kept>, deed: () => void | Promise<void>): Promise<void> {
    try {
      await deed()
    } catch (error) {
      this.stumbled('a connection', error)
      this.breakOff(connection)
    }
  }
}

const isConnection = <Kept>(socket: WebSocket): socket is Connection<Kept> => 'setState' in socket

/** The Worker builds each request itself; nobody chooses the id of a connection, or what an object is started with. */
function isPlain({ url, headers }: Request): boolean {
  return !new URL(url).searchParams.has('_pk') && ![...headers.keys()].some((name) => name.startsWith('x-partykit-'))
}

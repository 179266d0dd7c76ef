import { diff, PONG } from '@robot-night/protocol'
import type { WebSocketRoute } from '@playwright/test'
import type { Guest } from './Guest.ts'
import { nothingKnown, told } from './reading.ts'

type Frame = Readonly<Record<string, unknown>>

/** The line between a guest's page and the room, in our hands: what comes may be held back, what goes may be bent. */
export class Wire {
  #isHeld = false
  /** Held for somebody to look at the page: it may still be used. */
  #isStill = false
  #held: (() => void)[] = []
  #bend: (frame: Frame) => Frame = (frame) => frame
  /** Of the sockets that were dialled before this one, nothing passes any more. */
  #deadUntil = 0
  #calls = 0
  #socket: WebSocketRoute | null = null
  #last: { isIt: (frame: string) => boolean; come: () => void } | null = null
  /** Null: frames are taken as they are. */
  #known: typeof nothingKnown | null = null

  private constructor() {}

  /** Before the page is opened. */
  static async of({ page }: Guest): Promise<Wire> {
    const wire = new Wire()
    await page.routeWebSocket(/\/socket/, (socket) => wire.#tie(socket))
    return wire
  }

  /** What comes is also read at length, from the first whole table on: frames leave out what the page knows. */
  static async inFull(guest: Guest): Promise<Wire> {
    const wire = await Wire.of(guest)
    wire.#known = nothingKnown
    return wire
  }

  /** How often the page has called. */
  get calls(): number {
    return this.#calls
  }
  /** The line that stands passes nothing any more, either way, and nobody is told; the next one does. */
  die(): void {
    this.#deadUntil = this.#calls
  }
  /** Nor do those that are dialled from now on, until it is mended. */
  cut(): void {
    this.#deadUntil = Infinity
  }
  mend(): void {
    this.#deadUntil = this.#calls
  }
  /** As if the room closed it. */
  close(code: number): void {
    void this.#socket?.close({ code })
  }
  hold(): void {
    this.#isHeld = true
  }
  release(): void {
    this.#isHeld = false
    this.#isStill = false
    for (const deliver of this.#held.splice(0)) deliver()
  }
  /** Holds back all that comes after a frame like this; resolves when it has been let through. */
  holdAfter(isIt: (frame: string) => boolean): Promise<void> {
    return new Promise((come) => (this.#last = { isIt, come }))
  }
  bend(how: (frame: Frame) => Frame): void {
    this.#bend = how
  }

  #tie(socket: WebSocketRoute): void {
    this.#socket = socket
    const room = socket.connectToServer()
    const number = ++this.#calls
    const isDead = () => number <= this.#deadUntil
    room.onMessage((text) => {
      if (isDead()) return
      const read = this.#atLength(String(text))
      // The line itself is alive.
      if (text === PONG || !this.#isHeld) socket.send(text)
      else this.#held.push(() => socket.send(text))
      if (this.#isHeld && this.#isStill) this.#acknowledge(socket, String(text))
      if (!this.#isHeld && this.#last?.isIt(read)) this.#stopHere()
    })
    // The room's end of a dead line stays open, for all that the room knows.
    socket.onClose((code, reason) => {
      if (!isDead()) void room.close({ ...(code === undefined ? {} : { code }), ...(reason ? { reason } : {}) })
    })
    socket.onMessage((text) => (isDead() ? undefined : room.send(this.#bent(String(text)))))
  }

  /** What was told with a frame and what changed, whichever form the frame has. */
  #atLength(text: string): string {
    if (!this.#known || text === PONG) return text
    const had = this.#known.table
    this.#known = told(this.#known, { from: 'frame', text })
    const has = this.#known.table
    if (!had || had.match !== has?.match) return text
    return JSON.stringify({ told: has.log.slice(had.log.length), patch: diff(had.scene, has.scene) })
  }

  /** That something was done comes at once, though what came of it does not. */
  #acknowledge(socket: WebSocketRoute, text: string): void {
    if (text === PONG) return
    const { ok, no } = JSON.parse(text)
    if (ok || no) socket.send(JSON.stringify({ ok, no }))
  }

  #stopHere(): void {
    this.hold()
    this.#isStill = true
    this.#last?.come()
    this.#last = null
  }

  #bent(text: string): string {
    return text.startsWith('{') ? JSON.stringify(this.#bend(JSON.parse(text))) : text
  }
}

import type { WebSocketRoute } from '@playwright/test'
import type { Guest } from './Guest.ts'

type Frame = Readonly<Record<string, unknown>>

/** The line between a guest's page and the room, in our hands: what comes may be held back, what goes may be bent. */
export class Wire {
  #isHeld = false
  #held: (() => void)[] = []
  #bend: (frame: Frame) => Frame = (frame) => frame

  private constructor() {}

  /** Before the page is opened. */
  static async of({ page }: Guest): Promise<Wire> {
    const wire = new Wire()
    await page.routeWebSocket(/\/socket/, (socket) => wire.#tie(socket))
    return wire
  }

  hold(): void {
    this.#isHeld = true
  }
  release(): void {
    this.#isHeld = false
    for (const deliver of this.#held.splice(0)) deliver()
  }
  bend(how: (frame: Frame) => Frame): void {
    this.#bend = how
  }

  #tie(socket: WebSocketRoute): void {
    const room = socket.connectToServer()
    room.onMessage((text) => {
      if (this.#isHeld) this.#held.push(() => socket.send(text))
      else socket.send(text)
    })
    socket.onMessage((text) => room.send(this.#bent(String(text))))
  }

  #bent(text: string): string {
    return text.startsWith('{') ? JSON.stringify(this.#bend(JSON.parse(text))) : text
  }
}

import { describe, expect, it } from 'vitest'
import { attach, attachedTo, detach } from './attached.ts'

const who = { device: 'hash', from: null, isPinging: true, isThrowing: false, isBrief: true }

/** A socket with what was kept on it; asked once more, it is another object, as after a hibernation. */
class Socket {
  #kept: unknown
  constructor(kept: unknown = null) {
    this.#kept = kept
  }
  serializeAttachment(kept: unknown): void {
    this.#kept = structuredClone(kept)
  }
  deserializeAttachment(): unknown {
    return structuredClone(this.#kept)
  }
  afterSleep(): Socket {
    return new Socket(this.#kept)
  }
}

describe('what a connection keeps', () => {
  it('is there after a sleep', () => {
    const socket = new Socket()
    attach(socket, { id: 'one', who })
    expect(attachedTo(socket)).toEqual({ id: 'one', who })
    expect(attachedTo(socket.afterSleep())).toEqual({ id: 'one', who })
  })

  it('says of one that was closed on this side only which it was', () => {
    const socket = new Socket()
    attach(socket, { id: 'one', who })
    detach(socket, 'one')
    for (const each of [socket, socket.afterSleep()]) expect(attachedTo(each)).toEqual({ id: 'one', who: null })
  })

  it('is nothing where somebody was turned away', () => {
    expect(attachedTo(new Socket())).toBeNull()
  })
})

import type { RoomFacts } from '@robot-night/protocol'
import { greeting, known, changesFor, type Known } from './frames.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'

/**
 * A text that all who watch may read. It is made here only, and only of what the watchers' viewer may know: so a
 * gallery, which is given nothing else, can be given nothing that belongs to a seat.
 */
export class PublicText {
  readonly #text: string
  readonly #whole: () => string

  private constructor(text: string, whole = () => text) {
    this.#text = text
    this.#whole = once(whole)
  }

  /** What is new since; null: nothing is. */
  static news(room: Room, since: { had: Known; facts: RoomFacts }): PublicText | null {
    const down = changesFor(room, 'spectator', since)
    if (Object.keys(down).length === 0) return null
    const whole = () => JSON.stringify(changesFor(room, 'spectator', { ...since, isWhole: true }))
    return new PublicText(JSON.stringify(down), whole)
  }

  /** Everything but the greeting. */
  static sight(room: Room, at: Moment): PublicText {
    const { hello: _theirs, ...sight } = greeting(room, null, { kept: null, at })
    return new PublicText(JSON.stringify(sight))
  }

  toString(): string {
    return this.#text
  }

  /** The same for those who want every scene whole. */
  get whole(): string {
    return this.#whole()
  }
}

/** Hardly ever is anybody there who needs it otherwise. */
function once(make: () => string): () => string {
  let made: string | null = null
  return () => (made ??= make())
}

/** What who watches knows. */
export const knownToAll = (room: Room, facts: RoomFacts): Known => known(room, 'spectator', facts)

import type { View } from '@robot-night/engine/games/robot-revolution'
import type { Said } from '#lib/stage/telling.ts'
import type { Awaited, Seat } from '#lib/table/scene.ts'
import type { Reader } from '#lib/table/title.ts'
import { toldTo } from './log.ts'
import { WORDS } from './words/words.ts'

/** Who is shown where. Two seats face each other; with more, the viewer's own row is the last. */
export interface Seating {
  /** The seat across a table of two; null at bigger tables. */
  far: Seat | null
  near: Seat
  /** From top to bottom: clockwise from the viewer's left. */
  order: Seat[]
}

export function seatingOf(seats: number, me: Seat | null): Seating {
  const near = me ?? seats - 1
  const order = Array.from({ length: seats }, (_, step) => (near + 1 + step) % seats)
  return { far: seats === 2 ? 1 - near : null, near, order }
}

/** The first question, whether these five cards are kept, lies before this seat or is still to come to it (RR-14). */
export function isYetToKeep({ phase, primary, seats }: View, me: Seat | null): boolean {
  if (phase.kind !== 'mulligan' || me === null) return false
  const turnOf = (seat: Seat) => (seat - primary + seats.length) % seats.length
  return turnOf(me) >= turnOf(phase.seat)
}

const kinds = ['mulligan', 'faceUp', 'noble', 'faceDown'] as const

/** Whose move it is and what they do, for everybody else. */
export function waitingOf(awaited: Awaited | null, reader: Reader): Said {
  const words = WORDS.in(reader.language)
  const kind = kinds.find((each) => each === awaited?.kind)
  if (!awaited || !kind) return { title: words.table, detail: '' }
  return words.waiting(toldTo(reader).who(awaited.seat), kind)
}

import type { Event } from '@robot-night/engine/games/not-a-robot'
import type { Seat } from '$lib/table/scene.ts'

/** A word that somebody objected to in this round. */
export interface Objected {
  seat: Seat
  word: string
  isStruck: boolean
  against: readonly Seat[]
}

/** Who objected to what, told once when a review ends, and kept for the round. */
export function objectedAfter(before: readonly Objected[], events: readonly Event[]): readonly Objected[] {
  return events.reduce<readonly Objected[]>((known, event) => {
    if (event.kind === 'roundStarted') return []
    return event.kind === 'objectionsShown' ? [...known, ...objectedIn(event)] : known
  }, before)
}

/** Objections name entries as they stood before the struck ones were taken out. */
function objectedIn({ objections, struck, list }: Extract<Event, { kind: 'objectionsShown' }>): Objected[] {
  const standing = [...list]
  return Array.from({ length: list.length + struck.length }, (_, at) => at + 1).flatMap((entry) => {
    const gone = struck.find((each) => each.entry === entry)
    const { seat, word } = gone ?? standing.shift() ?? { seat: 0, word: null }
    const against = objections.filter((each) => each.objections.includes(entry)).map((each) => each.seat)
    return word === null || against.length === 0 ? [] : [{ seat, word, isStruck: gone !== undefined, against }]
  })
}

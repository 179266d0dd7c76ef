import type { Event } from '@robot-night/engine/games/not-a-robot'
import type { Seat } from '#lib/table/scene.ts'

/** A word that somebody objected to in this round. */
export interface Objected {
  seat: Seat
  word: string
  isStruck: boolean
  against: readonly Seat[]
}

/** Who objected to what in this round; it is told once, when a review ends. */
export function objectedIn(heard: readonly Event[]): Objected[] {
  const started = heard.findLastIndex(({ kind }) => kind === 'roundStarted')
  return heard.slice(started + 1).flatMap((event) => (event.kind === 'objectionsShown' ? shownBy(event) : []))
}

/** Objections name entries as they stood before the struck ones were taken out. */
function shownBy({ objections, struck, list }: Extract<Event, { kind: 'objectionsShown' }>): Objected[] {
  const standing = [...list]
  return Array.from({ length: list.length + struck.length }, (_, at) => at + 1).flatMap((entry) => {
    const gone = struck.find((each) => each.entry === entry)
    const { seat, word } = gone ?? standing.shift() ?? { seat: 0, word: null }
    const against = objections.filter((each) => each.objections.includes(entry)).map((each) => each.seat)
    return word === null || against.length === 0 ? [] : [{ seat, word, isStruck: gone !== undefined, against }]
  })
}

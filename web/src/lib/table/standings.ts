import type { Outcome, Seat } from './scene.ts'

/** Who shares a place takes up the next ones too: 1st, 1st, 3rd. */
export function placed(places: Outcome['places']): { seat: Seat; place: number }[] {
  return places.flatMap((seats, at) => {
    const better = places.slice(0, at).reduce((sum, group) => sum + group.length, 0)
    return seats.map((seat) => ({ seat, place: better + 1 }))
  })
}

import type { Outcome } from '#lib/table/scene.ts'
import type { Player } from '#lib/table/title.ts'

/** Who came in where, as lines to send to friends. Sharing a place takes up the next ones too: 1, 1, 3. */
export function placesOf({ places }: Outcome, players: readonly Player[]): string[] {
  return places.flatMap((seats, at) => {
    const better = places.slice(0, at).reduce((sum, group) => sum + group.length, 0)
    return seats.map((seat) => `${better + 1}. ${players[seat]?.name ?? ''}`)
  })
}

import type { Outcome } from '#lib/table/scene.ts'
import type { Player } from '#lib/table/title.ts'

/** Who came in where, as lines to send to friends. Sharing a place takes up the next ones too: 1, 1, 3. */
export function placesOf({ places }: Outcome, players: readonly Player[]): string[] {
  return places.flatMap((seats, at) => {
    const better = places.slice(0, at).reduce((sum, group) => sum + group.length, 0)
    return seats.map((seat) => `${better + 1}. ${players[seat]?.name ?? ''}`)
  })
}

/** What is shared of it: a line that makes others want to look, who came in where, and where to look. */
export function tellingOf(
  outcome: Outcome,
  players: readonly Player[],
  { line, link }: { line: string; link: string },
): string {
  return [line, ...placesOf(outcome, players), link].join('\n')
}

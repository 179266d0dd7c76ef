import type { NightMatch } from '@robot-night/protocol'
import { masked } from './mask/masked.ts'
import type { Room } from './shapes.ts'

/** A text as it is kept: as it was typed, and as the family filter shows it. Who turns the filter takes nothing away. */
export function saidAs(text: string): { text: string; clean?: string } {
  const clean = masked(text)
  return clean === text ? { text } : { text, clean }
}

/** A name as the room tells it. */
export function shownName({ facts }: Pick<Room, 'facts'>, name: string): string {
  return facts.talk.filtered ? maskedName(name) : name
}

/** The matches of the night, as the room tells them. */
export function shownNight(room: Pick<Room, 'facts'>, matches: readonly NightMatch[]): NightMatch[] {
  return matches.map((match) => ({
    ...match,
    seats: match.seats.map((seat) => ({ ...seat, name: shownName(room, seat.name) })),
  }))
}

/** The same few names are told again and again. */
const NAMES_KNOWN = 500
const names = new Map<string, string>()

function maskedName(name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  if (names.size >= NAMES_KNOWN) names.clear()
  const shown = masked(name)
  names.set(name, shown)
  return shown
}

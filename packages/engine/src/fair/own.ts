import type { MatchFile } from './record.ts'

/** What a device notes about its part in a shuffle. */
export interface Note {
  match: string
  commitment: string
  round: number
  seat: number
  value: string
  /** It was on the list when that was closed, before anybody showed theirs. */
  isListed: boolean
}

/**
 * Is this device's throw in the shuffle? `in`: yes. `out`: the room went on without it, as everyone could see. `betrayed`:
 * the record has a different announced secret than this device was told, or a different throw in its place.
 */
export function ownThrow({ fair, id }: Pick<MatchFile, 'fair' | 'id'>, note: Note): 'in' | 'out' | 'betrayed' {
  if (id !== note.match || fair?.commitment !== note.commitment) return 'betrayed'
  if (!note.isListed) return 'out'
  const found = fair.rounds[note.round - 1]?.find(({ seat }) => seat === note.seat)
  if (note.round < fair.rounds.length || !found) return 'out'
  return found.value === note.value ? 'in' : 'betrayed'
}

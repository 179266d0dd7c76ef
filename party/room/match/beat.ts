import type { Entry, Match } from '../state/match.ts'

/** The entries of the present beat, the one that began it first. */
export function entriesOfBeat(match: Pick<Match, 'log' | 'position'>): Entry[] {
  const before = match.log.findLastIndex((entry) => entry.beat !== match.position.beat)
  return match.log.slice(before + 1)
}

import { SERVER, type EntryNumber, type Standing } from '@robot-night/engine/games/not-a-robot'
import type { Seat } from '#lib/table/scene.ts'
import type { EventOf, Told } from './telling.ts'

/** What sentences in every language are made of. */

/** The words that were objected to, and by whom, in the order of the list. */
export interface Objected {
  entry: EntryNumber
  by: Seat[]
  isStruck: boolean
}
export function objectedIn({ objections, struck }: EventOf<'objectionsShown'>): Objected[] {
  const entries = [...new Set(objections.flatMap((each) => each.objections))].toSorted((one, other) => one - other)
  return entries.map((entry) => ({
    entry,
    by: objections.flatMap((each) => (each.objections.includes(entry) ? [each.seat] : [])),
    isStruck: struck.some((each) => each.entry === entry),
  }))
}

/** Those who got votes, with the most first. `holder`: null stands for the Server. */
export interface Voted {
  holder: Seat | null
  by: Seat[]
}
export function votedIn({ votes }: EventOf<'votesShown'>, told: Told): Voted[] {
  const entries = [...new Set(votes.filter((entry) => entry !== null))].toSorted((one, other) => one - other)
  return entries
    .map((entry) => ({
      holder: entry === SERVER ? null : (told.entry(entry)?.seat ?? null),
      by: votes.flatMap((each, seat) => (each === entry ? [seat] : [])),
    }))
    .toSorted((one, other) => other.by.length - one.by.length)
}

/** Everybody's points, with the most first. */
export const ranked = ({ points, totals }: EventOf<'scored'>): { seat: Seat; total: number; gain: number }[] =>
  totals
    .map((total, seat) => ({ seat, total, gain: points[seat]?.total ?? 0 }))
    .toSorted((one, other) => other.total - one.total)

/** The winners, and those who have as many points but fewer rounds of exactly two. */
export function endedWith(standings: readonly Standing[]): { won: Standing[]; behind: Standing[] } {
  const won = standings.filter(({ place }) => place === 1)
  const most = won[0]?.points
  return { won, behind: standings.filter(({ place, points }) => place > 1 && points === most) }
}

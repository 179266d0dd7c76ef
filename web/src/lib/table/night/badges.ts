import { isCounted, type Bold, type NightMatch, type NightSeat, type ToldLie } from '@robot-night/protocol'

/** What a night is remembered for. `moment`: where in the replay. */
interface Of {
  match: NightMatch
  seat: NightSeat
  moment: number | null
}
export type Badge =
  | (Of & { kind: 'lie'; lie: ToldLie; doubters: string[] })
  | (Of & { kind: 'race'; other: NightSeat; margin: number; score: number })
  | (Of & { kind: 'bold'; bold: Bold })

/** The best of each, in the order of the page; nothing where there is nothing to tell. */
export function badgesOf(night: readonly NightMatch[]): Badge[] {
  const counted = night.filter(isCounted)
  return [bestLie(counted), closestRace(counted), boldestMove(counted)].filter((badge) => badge !== null)
}

/** One of somebody who won the match, then the one that the fewest saw through, then the newest. */
function bestLie(night: readonly NightMatch[]): Badge | null {
  const lies = night.flatMap((match): (Badge & { kind: 'lie' })[] => {
    const lie = match.highlights?.lie
    const seat = lie && match.seats[lie.seat]
    if (!lie || !seat) return []
    const doubters = (lie.doubters ?? []).flatMap((each) => match.seats[each]?.name ?? [])
    return [{ kind: 'lie', match, seat, lie, doubters, moment: lie.moment }]
  })
  return best(lies, ({ seat, lie }) => [seat.won ? 0 : 1, lie.doubters?.length ?? 0])
}

/** The first two, where both have a score: the fewest points apart, then the newest. */
function closestRace(night: readonly NightMatch[]): Badge | null {
  const races = night.flatMap((match): (Badge & { kind: 'race' })[] => {
    const [seat, other] = match.seats
      .filter(({ place, score }) => place !== null && score !== null)
      .toSorted((one, two) => (one.place ?? 0) - (two.place ?? 0))
    if (seat?.place !== 1 || seat.score === null || !other || other.score === null) return []
    const margin = Math.abs(seat.score - other.score)
    return [{ kind: 'race', match, seat, other, margin, score: seat.score, moment: null }]
  })
  return best(races, ({ margin }) => [margin])
}

/** What titles call bold can't be compared: one of somebody who won with it, then the newest. */
function boldestMove(night: readonly NightMatch[]): Badge | null {
  const moves = night.flatMap((match): (Badge & { kind: 'bold' })[] => {
    const bold = match.highlights?.bold
    const seat = bold && match.seats[bold.seat]
    return bold && seat ? [{ kind: 'bold', match, seat, bold, moment: bold.moment }] : []
  })
  return best(moves, ({ seat }) => [seat.won ? 0 : 1])
}

/** The lowest by its rank; of those that are the same the last. */
function best<T>(all: readonly T[], rank: (each: T) => readonly number[]): T | null {
  return all.reduce<T | null>((found, each) => (found && isBefore(rank(found), rank(each)) ? found : each), null)
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, place) => number !== other[place])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

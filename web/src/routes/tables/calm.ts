import type { PublicTable } from '@robot-night/protocol'

/**
 * The tables in an order that stands still while somebody reads, so that no button moves away under a finger: what was
 * there keeps its place, what is new comes behind it. Free seats first all the same.
 */
export function calm(before: readonly PublicTable[], after: readonly PublicTable[]): PublicTable[] {
  const stood = before.map(({ code }) => code)
  const placeOf = ({ code }: PublicTable) => (stood.includes(code) ? stood.indexOf(code) : stood.length)
  const inPlace = after.toSorted((one, other) => placeOf(one) - placeOf(other))
  return [...inPlace.filter(isOpen), ...inPlace.filter((table) => !isOpen(table))]
}

const isOpen = ({ seatsFree }: PublicTable): boolean => seatsFree > 0

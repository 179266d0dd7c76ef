import { graphemesOf, isWithin, NAME_MOST } from '@robot-night/protocol'
import { lookalikes } from './lookalike/lookalikes.ts'
import { maskedName } from './maskedName.ts'

/** A name that looks like none of the others. Told apart as the family filter shows them, too. */
export function nameUnlike(wanted: string, others: readonly string[]): string {
  const isLikeOthers = lookalikes([...new Set(others.flatMap((name) => [name, maskedName(name)]))])
  const isTaken = (name: string): boolean => isLikeOthers(name) || isLikeOthers(maskedName(name))
  let name = wanted
  for (let number = 2; isTaken(name); number++) name = numbered(wanted, number)
  return name
}

/** With as much of a name as leaves room for its number. */
function numbered(name: string, number: number): string {
  const graphemes = graphemesOf(name)
  const withNumber = () => `${graphemes.join('').trimEnd()} ${number}`
  while (graphemes.length > 1 && !isWithin(withNumber(), NAME_MOST)) graphemes.pop()
  return withNumber()
}

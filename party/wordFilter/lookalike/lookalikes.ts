import { areAlike, looksOf, type Looks } from './alike.ts'

/** So many readings of a name are written out; one that has more is compared letter by letter. */
const READINGS = 32

/** Does a name look like one of these? */
export function lookalikes(names: readonly string[]): (name: string) => boolean {
  const all = names.map(looksOf)
  const manifold = all.filter((looks) => readingsOf(looks) === null)
  const known = new Set(all.flatMap((looks) => readingsOf(looks) ?? []))
  return (name) => {
    const looks = looksOf(name)
    const readings = readingsOf(looks)
    if (readings?.some((reading) => known.has(reading)) === true) return true
    return (readings === null ? all : manifold).some((other) => areAlike(looks, other))
  }
}

/** Every way to read a name; null: they are too many. */
function readingsOf(looks: Looks): string[] | null {
  if (looks.reduce((product, { length }) => product * length, 1) > READINGS) return null
  return looks.reduce<string[]>(
    (readings, ways) => readings.flatMap((reading) => ways.map((way) => reading + way)),
    [''],
  )
}

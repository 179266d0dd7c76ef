import type { Waited } from './times.ts'

/** So far from chance that it is none, in standard deviations: one in ten thousand, and that twice. */
const FAR = 4

/** Those of which world are longer? By chance it would not be so in the first half and again in the second. Null: of neither. */
export function longerOf({ a, b }: Waited): 'a' | 'b' | null {
  const middle = Math.floor(a.length / 2)
  const halves = [deviation(a.slice(0, middle), b.slice(0, middle)), deviation(a.slice(middle), b.slice(middle))]
  if (halves.every((each) => each > FAR)) return 'a'
  return halves.every((each) => each < -FAR) ? 'b' : null
}

/** Of Mann and Whitney: by how many standard deviations those of the one rank above those of the other. */
export function deviation(one: readonly number[], other: readonly number[]): number {
  const above = one.reduce((sum, each) => sum + other.filter((their) => their < each).length, 0)
  const level = one.reduce((sum, each) => sum + other.filter((their) => their === each).length, 0)
  const pairs = one.length * other.length
  const spread = Math.sqrt((pairs * (one.length + other.length + 1)) / 12)
  return (above + level / 2 - pairs / 2) / spread
}

const AROUND = 60

/** Two texts where they begin to differ. */
export function around(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const part = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND)
  return `${part(one)} | ${part(other)}`
}

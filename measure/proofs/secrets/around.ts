const AROUND = 120
/** Of two that differ, it tells nothing where, and comes first. */
const LENGTH = /Content-Length: \d+/g

/** What stands in each where they begin to differ. */
export function around(one: string, other: string): string {
  const [these, those] = [one.replace(LENGTH, ''), other.replace(LENGTH, '')]
  return these === those ? parts(one, other) : parts(these, those)
}

function parts(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const part = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND)
  return `${part(one)} | ${part(other)}`
}

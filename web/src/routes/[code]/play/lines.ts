import type { LogLine } from '#lib/table/title.ts'

/** The log as it is written now; a line that says what it said before is the same, so that a screen leaves it alone. */
export function settledLines(before: readonly LogLine[], now: readonly LogLine[]): LogLine[] {
  return now.map((line, at) => {
    const was = before[at]
    return was && says(was, line) ? was : line
  })
}

const says = (was: LogLine, line: LogLine): boolean =>
  was.seat === line.seat &&
  was.about === line.about &&
  was.bits.length === line.bits.length &&
  was.bits.every((bit, at) => isSame(bit, line.bits[at]))

type Bit = LogLine['bits'][number]
const isSame = (one: Bit, other: Bit | undefined): boolean =>
  typeof one === 'object' && typeof other === 'object' ? one.strong === other.strong : one === other

import { machineSpeed } from './machineSpeed.ts'

/** A figure. With a bound, it's kept or missed; without one, it's only reported. */
export interface Figure {
  name: string
  title?: string
  seats?: number
  /** Options that differ from their defaults. */
  options?: string
  value: number
  unit: string
  /** The lowest and highest value of the runs. */
  spread?: readonly [number, number]
  bound?: number
  better?: 'more' | 'less'
  /** The bound is also kept if this is at most so much: for a ratio of tiny values, what somebody would notice. */
  or?: { value: number; unit: string; bound: number }
}

export interface Report {
  figure(figure: Figure): void
  /** A message for the person who waits; not part of the results. */
  progress(words: string): void
}

interface Told extends Figure {
  measure: string
  ok: boolean
}

/** Collects a measure's figures, and prints each at once as a line of JSON, or all at the end as a table. */
export function reporter(measure: string, { json }: { json: boolean }) {
  const told: Told[] = []
  const speeds = [machineSpeed()]
  const report: Report = {
    figure(figure) {
      const line = { measure, ...figure, ok: isKept(figure) }
      told.push(line)
      if (json) console.log(JSON.stringify(line))
    },
    progress: (words) => console.error(`  ${words}`),
  }
  return {
    report,
    /** Prints the rest and says whether every bound was kept. */
    close(): boolean {
      speeds.push(machineSpeed())
      report.figure({ name: 'this machine in this hour: a fixed piece of work', ...about(speeds), unit: 'ms' })
      if (!json) console.log(table(told))
      return told.length > 1 && told.every(({ ok }) => ok)
    },
  }
}

const about = (speeds: readonly number[]): Required<Pick<Figure, 'value' | 'spread'>> => ({
  value: speeds.reduce((sum, each) => sum + each, 0) / speeds.length,
  spread: [Math.min(...speeds), Math.max(...speeds)],
})

export function isKept({ value, bound, better = 'more', or }: Figure): boolean {
  if (bound === undefined) return true
  if (or !== undefined && !Number.isNaN(value) && or.value <= or.bound) return true
  return better === 'more' ? value >= bound : value <= bound
}

const HEADS = ['figure', 'title', 'seats', 'value', 'unit', 'spread', 'bound', '']

const table = (told: readonly Told[]): string => columns([HEADS, ...told.map(cells)])

/** Rows of cells, aligned in columns. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cells({ name, title, seats, options, value, unit, spread, bound, better, or, ok }: Told): string[] {
  const most = bound === undefined ? '' : `${better === 'less' ? 'at most' : 'at least'} ${number(bound)}`
  const limit = or === undefined ? most : `${most}, or ${number(or.bound)} ${or.unit} (${number(or.value)})`
  const range = spread ? `${number(spread[0])} to ${number(spread[1])}` : ''
  return [
    name,
    [title, options].filter(Boolean).join(' '),
    String(seats ?? ''),
    number(value),
    unit,
    range,
    limit,
    limit && (ok ? 'ok' : 'MISSED'),
  ]
}

const number = (value: number): string =>
  value.toLocaleString('en', Number.isInteger(value) ? {} : { maximumSignificantDigits: 4 })

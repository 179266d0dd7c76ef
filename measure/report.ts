/** One thing measured. With a bound it is kept or missed; without one it is only told. */
export interface Figure {
  name: string
  title?: string
  seats?: number
  /** Those that are not as usual. */
  options?: string
  value: number
  unit: string
  /** Lowest and highest of the runs that `value` stands for. */
  spread?: readonly [number, number]
  bound?: number
  better?: 'more' | 'less'
}

export interface Report {
  figure(figure: Figure): void
  /** A word to whoever waits; not part of what is measured. */
  progress(words: string): void
}

interface Told extends Figure {
  measure: string
  ok: boolean
}

/** Gathers a measure's figures: each is printed at once as a line of JSON, or all at the end as a table. */
export function reporter(measure: string, { json }: { json: boolean }) {
  const told: Told[] = []
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
    /** Prints what is left to print and says whether every bound was kept. */
    close(): boolean {
      if (!json) console.log(table(told))
      return told.length > 0 && told.every(({ ok }) => ok)
    },
  }
}

export function isKept({ value, bound, better = 'more' }: Figure): boolean {
  if (bound === undefined) return true
  return better === 'more' ? value >= bound : value <= bound
}

const HEADS = ['figure', 'title', 'seats', 'value', 'unit', 'spread', 'bound', '']

function table(told: readonly Told[]): string {
  const rows = [HEADS, ...told.map(cells)]
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cells({ name, title, seats, options, value, unit, spread, bound, better, ok }: Told): string[] {
  const limit = bound === undefined ? '' : `${better === 'less' ? 'at most' : 'at least'} ${number(bound)}`
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

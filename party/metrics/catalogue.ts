/** What is counted, over all rooms. Labels are words of ours only: never a name, a code or anything that somebody typed. */
export const COUNTERS = {
  rooms_made: { help: 'Rooms made.', labels: ['title'] },
  matches: { help: 'Matches dealt, and how those that are over ended.', labels: ['title', 'what'] },
  moves: { help: 'Moves made.', labels: ['title', 'by'] },
  commands: { help: 'Commands read, and whether they were done.', labels: ['what', 'answer'] },
  refusals: { help: 'Commands and frames refused.', labels: ['code'] },
  connections: { help: 'Connections to rooms, galleries aside.', labels: ['as'] },
  resyncs: { help: 'Tables that were asked for again, and pages that came back.', labels: ['how'] },
  alarms: { help: 'Things that time brought.', labels: [] },
  stumbles: { help: 'Errors inside rooms; the log says where.', labels: [] },
} as const satisfies Record<string, { help: string; labels: readonly string[] }>
export type Counter = keyof typeof COUNTERS

/** Of some commands: from the frame to when what they did is on disk, and so their `ok` may leave. */
export const WRITTEN = 'written'
/** Ms; what took longer is in `inf`. */
export const BOUNDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const

/** A counter and its labels, as one word. */
export type Series = string
export const seriesOf = (counter: Counter, ...labels: readonly string[]): Series => [counter, ...labels].join(' ')
/** What one time adds to. */
export const seriesOfTime = (ms: number): Series => `${WRITTEN} ${BOUNDS.find((bound) => ms <= bound) ?? 'inf'}`
export const SUM: Series = `${WRITTEN} sum`

export type Counts = Readonly<Record<Series, number>>

export function summed(all: readonly Counts[]): Counts {
  const sums = new Map<Series, number>()
  for (const counts of all) {
    for (const [series, by] of Object.entries(counts)) sums.set(series, (sums.get(series) ?? 0) + by)
  }
  return Object.fromEntries(sums)
}

const LABEL = /^[a-zA-Z][\w-]{0,39}$/

/** Anything else is not taken in: rooms may be of another version. */
export function isKnown(series: Series): boolean {
  const [name = '', ...labels] = series.split(' ')
  if (name === WRITTEN) return series === SUM || [...BOUNDS, 'inf'].some((bound) => labels.join(' ') === String(bound))
  return isCounter(name) && labels.length === COUNTERS[name].labels.length && labels.every((word) => LABEL.test(word))
}

export const isCounter = (name: string): name is Counter => Object.hasOwn(COUNTERS, name)

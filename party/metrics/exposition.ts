import { BOUNDS, COUNTERS, isCounter, SUM, WRITTEN, type Counter, type Counts, type Series } from './catalogue.ts'
import type { Page } from './book.ts'

const PREFIX = 'robot_night'
/** https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** As Prometheus reads it. */
export function exposition({ since, counts, gauges }: Page): string {
  return [
    ...Object.keys(COUNTERS)
      .filter(isCounter)
      .map((name) => counter(name, counts)),
    histogram(counts),
    gauge('rooms', 'Rooms that have been awake in the last minutes.', gauges.rooms),
    gauge('playing', 'Those of them in which a match runs.', gauges.playing),
    gauge('people', 'Chairs in them whose people are connected.', gauges.people),
    gauge('watchers', 'Who watches them.', gauges.watchers),
    gauge('galleries', 'Galleries in which some of those watch.', gauges.galleries),
    gauge('counted_since_seconds', 'Since when it is counted, in seconds since 1970.', since / 1000),
  ].join('')
}

interface Family {
  name: string
  type: 'counter' | 'gauge' | 'histogram'
  help: string
}
const family = ({ name, type, help }: Family, lines: readonly string[]): string =>
  [`# HELP ${PREFIX}_${name} ${help}`, `# TYPE ${PREFIX}_${name} ${type}`, ...lines, ''].join('\n')

const gauge = (name: string, help: string, value: number): string =>
  family({ name, type: 'gauge', help }, [`${PREFIX}_${name} ${value}`])

function counter(counter: Counter, counts: Counts): string {
  const { help, labels } = COUNTERS[counter]
  const name = `${counter}_total`
  const lines = Object.entries(counts)
    .filter(([series]) => series.split(' ')[0] === counter)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([series, value]) => `${PREFIX}_${name}${labelled(labels, series)} ${value}`)
  return family({ name, type: 'counter', help }, lines)
}

function labelled(labels: readonly string[], series: Series): string {
  const values = series.split(' ').slice(1)
  const pairs = labels.map((label, at) => `${label}="${values[at] ?? ''}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function histogram(counts: Counts): string {
  const name = 'command_written_seconds'
  const help = 'From a command to when what it did is on disk and its answer may leave; of one in eight.'
  let all = 0
  const lines = [...BOUNDS, null].map((bound) => {
    all += counts[`${WRITTEN} ${bound ?? 'inf'}`] ?? 0
    return `${PREFIX}_${name}_bucket{le="${bound === null ? '+Inf' : bound / 1000}"} ${all}`
  })
  const sum = (counts[SUM] ?? 0) / 1000
  return family({ name, type: 'histogram', help }, [
    ...lines,
    `${PREFIX}_${name}_sum ${sum}`,
    `${PREFIX}_${name}_count ${all}`,
  ])
}

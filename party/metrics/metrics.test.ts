import { describe, expect, it } from 'vitest'
import { step } from '../room/commands/step.ts'
import type { Input } from '../room/state/input.ts'
import { Evening } from '../room/testing/evening.ts'
import { emptyBook, heard, pageOf, together, type Report } from './book.ts'
import { isKnown, seriesOfTime, SUM, type Counts } from './catalogue.ts'
import { countsOf } from './counts.ts'
import { exposition } from './exposition.ts'

const MINUTE = 60_000
const report = (room: string, counts: Counts = {}): Report => ({ room, counts, people: 2, watchers: 3, galleries: 0 })

describe('what a room counts', () => {
  const counted = (evening: Evening, input: Input) =>
    countsOf(evening.room, step(evening.room, input, evening.moment()), input)
  const manages = (evening: Evening, act: object): Input => {
    const socket = evening.room.sockets.find(({ device }) => device === 'mara')?.id ?? ''
    return { kind: 'command', socket, command: { id: evening.id(), what: 'manage', act } } as Input
  }

  it('is each command with its answer, and why it was refused', () => {
    const evening = new Evening()
    expect(counted(evening, manages(evening, { do: 'lock', on: true }))).toEqual(['commands manage ok'])
    expect(counted(evening, manages(evening, { do: 'deal' }))).toEqual(['commands manage no', 'refusals too_few_seats'])
  })

  it('is each match as it is dealt and ends, and each of its moves', () => {
    const evening = new Evening()
    evening.joins('Tom')
    const deal = manages(evening, { do: 'deal' })
    expect(counted(evening, deal)).toEqual(['commands manage ok', 'matches probe dealt'])
    evening.manages({ do: 'deal' })
    const before = evening.room
    evening.waits()
    const all = countsOf(before, { room: evening.room, refused: null, closing: [] }, { kind: 'alarm', bots: 'think' })
    expect(all[0]).toBe('alarms')
    const stop = manages(evening, { do: 'stop' })
    expect(counted(evening, stop)).toContain('matches probe stopped')
  })
})

describe('the ledger', () => {
  it('adds up what rooms tell, and knows who has been there lately', () => {
    let book = emptyBook(1000)
    book = heard(book, report('one', { 'rooms_made probe': 1 }), 1000)
    book = heard(book, report('one', { 'rooms_made probe': 2 }), 1000 + MINUTE)
    book = heard(book, report('two'), 1000 + 3 * MINUTE)
    const page = pageOf(book, 1000 + 3 * MINUTE)
    expect(page.counts).toEqual({ 'rooms_made probe': 3 })
    expect(page.gauges).toEqual({ rooms: 2, playing: 0, people: 4, watchers: 6, galleries: 0 })
    expect(pageOf(book, 1000 + 4 * MINUTE).gauges.rooms).toBe(1)
    expect(together([page, page])?.counts).toEqual({ 'rooms_made probe': 6 })
  })

  it("knows where a match runs, also next to older rooms that don't say so", () => {
    let book = heard(emptyBook(0), { ...report('one'), isPlaying: true }, 0)
    book = heard(book, { ...report('two'), isPlaying: false }, 0)
    expect(pageOf(heard(book, report('three'), 0), 0).gauges).toMatchObject({ rooms: 3, playing: 1 })
  })

  it('knows how long commands took in the last quarter of an hour', () => {
    const times = { [seriesOfTime(3)]: 2, [SUM]: 6 }
    let book = heard(emptyBook(0), report('one', { ...times, alarms: 4 }), 0)
    book = heard(book, report('two', times), 10 * MINUTE)
    expect(pageOf(book, 14 * MINUTE).lately).toEqual({ 'written 5': 4, [SUM]: 12 })
    expect(pageOf(book, 15 * MINUTE).lately).toEqual(times)
    expect(pageOf(book, 25 * MINUTE).lately).toEqual({})
    const page = pageOf(book, 15 * MINUTE)
    expect(together([page, page])?.lately).toEqual({ 'written 5': 4, [SUM]: 12 })
    expect(pageOf(book, 25 * MINUTE).counts).toMatchObject({ 'written 5': 4 })
  })

  it('takes in nothing but what it knows: no name, no text', () => {
    const odd = [
      'rooms_made',
      'rooms_made Ada Lovelace',
      'names Ada',
      'refusals ',
      'written 3',
      'refusals a"b',
      'refusals Löwe',
    ]
    for (const series of odd) expect(isKnown(series)).toBe(false)
    const book = heard(emptyBook(0), report('one', Object.fromEntries(odd.map((series) => [series, 1]))), 0)
    expect(book.counts).toEqual({})
    expect(heard(emptyBook(0), report('one', { alarms: -1, stumbles: Infinity }), 0).counts).toEqual({})
  })
})

/** As Prometheus does: each sample under a family that was announced before. */
function parsed(text: string): Map<string, number> {
  const samples = new Map<string, number>()
  let family = ''
  expect(text.endsWith('\n')).toBe(true)
  for (const line of text.trimEnd().split('\n')) {
    const announced = /^# TYPE ([a-z_]+) (counter|gauge|histogram)$/.exec(line)
    if (announced) family = announced[1] ?? ''
    if (line.startsWith('#')) continue
    const [, name = '', , value] =
      /^([a-z_]+)((?:\{[a-z]+="[^"\\]*"(?:,[a-z]+="[^"\\]*")*\})?) (\d+(?:\.\d+)?(?:e[+-]\d+)?)$/.exec(line) ?? []
    expect(name.startsWith(family), line).toBe(true)
    samples.set(line.slice(0, line.lastIndexOf(' ')), Number(value))
  }
  return samples
}

describe('as text', () => {
  it('has each counter with its labels, and the times as growing sums', () => {
    const counts = {
      'moves probe player': 5,
      alarms: 2,
      [seriesOfTime(3)]: 2,
      [seriesOfTime(40)]: 1,
      [seriesOfTime(9000)]: 1,
      [SUM]: 9046,
    }
    const samples = parsed(
      exposition({
        since: 5000,
        counts,
        gauges: { rooms: 1, playing: 1, people: 2, watchers: 0, galleries: 0 },
        lately: {},
      }),
    )
    expect(Object.fromEntries(samples)).toMatchObject({
      'robot_night_moves_total{title="probe",by="player"}': 5,
      robot_night_alarms_total: 2,
      robot_night_rooms: 1,
      robot_night_counted_since_seconds: 5,
      'robot_night_command_written_seconds_bucket{le="0.002"}': 0,
      'robot_night_command_written_seconds_bucket{le="0.005"}': 2,
      'robot_night_command_written_seconds_bucket{le="0.05"}': 3,
      'robot_night_command_written_seconds_bucket{le="5"}': 3,
      'robot_night_command_written_seconds_bucket{le="+Inf"}': 4,
      robot_night_command_written_seconds_count: 4,
      robot_night_command_written_seconds_sum: 9.046,
    })
  })
})

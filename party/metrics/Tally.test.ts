import { expect, it } from 'vitest'
import { Evening } from '../room/testing/evening.ts'
import type { Report } from './book.ts'
import { Tally } from './Tally.ts'

/** What a ledger has heard of a room. */
function counting() {
  const reports: Report[] = []
  const hear = (report: Report) => Promise.resolve(void reports.push(report))
  const tally = new Tally({ getByName: () => ({ hear }) } as unknown as Cloudflare.Env['Ledger'], 'a room')
  const serve = (evening: Evening) => tally.serve(evening.room, evening.moment())
  return {
    reports,
    tally,
    serve,
    sum: (series: string) => reports.reduce((all, { counts }) => all + (counts[series] ?? 0), 0),
  }
}

it('tells at once what happens in a room that all see as it is', () => {
  const evening = new Evening()
  const { tally, serve, reports } = counting()
  tally.count('rooms_made', 'probe')
  serve(evening)
  expect(reports).toMatchObject([{ counts: { 'rooms_made probe': 1 }, isPlaying: false, people: 1 }])
})

it('tells of a room that is watched later no sooner than who watches it sees the same', () => {
  const evening = new Evening()
  evening.joins('Tom')
  evening.manages({ do: 'setDelay', delay: 60 })
  evening.now += 120_000
  evening.takes({ kind: 'alarm', bots: 'any' })
  const { tally, serve, reports, sum } = counting()
  const says = (what: string) => tally.count('matches', 'probe', what)
  evening.manages({ do: 'deal' })
  says('dealt')
  serve(evening)
  evening.now += 30_000
  evening.manages({ do: 'stop' })
  says('stopped')
  serve(evening)
  expect(reports).toEqual([])
  evening.now += 29_000
  serve(evening)
  expect(reports).toEqual([])
  evening.now += 2000
  evening.takes({ kind: 'alarm', bots: 'any' })
  serve(evening)
  expect([sum('matches probe dealt'), sum('matches probe stopped')]).toEqual([1, 0])
  expect(reports.at(-1)).toMatchObject({ isPlaying: true })
  evening.now += 61_000
  evening.takes({ kind: 'alarm', bots: 'any' })
  serve(evening)
  expect([sum('matches probe dealt'), sum('matches probe stopped')]).toEqual([1, 1])
  expect(reports.at(-1)).toMatchObject({ isPlaying: false })
})

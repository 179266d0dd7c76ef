import type { ArchivedMatch } from '@robot-night/protocol'
import { expect, it } from 'vitest'
import { aboutOf, isShowable, placed, playersOf, resultOf } from './about.ts'

const record: ArchivedMatch = {
  ...{ form: 1, id: 'x'.repeat(22), title: 'probe', version: 2, number: 3, options: {}, secret: '07'.repeat(32) },
  ...{ begunAt: 1, endedAt: 2, ended: null },
  seats: [
    { chair: 4, name: 'Ann', guest: 1, place: 2, won: false, score: null },
    { chair: 0, name: 'Tin Otto', guest: null, place: 1, won: true, score: null },
  ],
  moves: [{ at: 1, move: { what: 'close', beat: 1 } }],
}

it('the page is drawn without the secret and the moves', () => {
  const about = aboutOf(record, 2)
  expect(about).toMatchObject({ moves: 1, isCurrent: true })
  expect(JSON.stringify(about)).not.toContain(record.secret)
  expect(JSON.stringify(about)).not.toContain('beat')
})

it('other rules and missing moves cannot be shown', () => {
  expect(isShowable(aboutOf(record, 2))).toBe(true)
  expect(isShowable(aboutOf(record, 3))).toBe(false)
  expect(isShowable(aboutOf(record, null))).toBe(false)
  expect(isShowable(aboutOf({ ...record, moves: null }, 2))).toBe(false)
})

it('says who sat there and how it came out', () => {
  expect(playersOf(record)).toMatchObject([
    { seat: 0, name: 'Ann', robot: 4, presence: 'here' },
    { seat: 1, robot: 0, presence: 'bot' },
  ])
  expect(resultOf(record, 'en')).toBe('Tin Otto wins')
  expect(resultOf({ ...record, ended: 'stopped' }, 'de')).toBe('Vom Gastgeber beendet')
  expect(placed(record.seats).map(({ name }) => name)).toEqual(['Tin Otto', 'Ann'])
})

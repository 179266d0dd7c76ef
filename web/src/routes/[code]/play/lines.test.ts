import { expect, test } from 'vitest'
import type { LogLine } from '#lib/table/title.ts'
import { settledLines } from './lines.ts'

const played = (card: string): LogLine => ({ seat: 1, bits: ['Mara plays ', { strong: card }], about: 'front-1' })

test('a line that says the same is the same', () => {
  const before = [played('the king'), played('a nine')]
  const now = settledLines(before, [played('the king'), played('a nine'), played('a two')])
  expect(now[0]).toBe(before[0])
  expect(now[1]).toBe(before[1])
  expect(now[2]).toEqual(played('a two'))
})

test.each<[string, LogLine]>([
  ['of somebody else', { ...played('the king'), seat: 2 }],
  ['about something else', { ...played('the king'), about: 'front-2' }],
  ['about nothing any more', { seat: 1, bits: ['Mara plays ', { strong: 'the king' }] }],
  ['in other words', { ...played('the king'), bits: ['You play ', { strong: 'the king' }] }],
  ['with something else in it', played('a queen')],
  ['that goes on', { ...played('the king'), bits: ['Mara plays ', { strong: 'the king' }, ' face down'] }],
  ['that stresses nothing', { ...played('the king'), bits: ['Mara plays ', 'the king'] }],
])('a line %s is another', (_, now) => {
  expect(settledLines([played('the king')], [now])).toEqual([now])
})

test('a log that was rewritten is told as it is now', () => {
  expect(settledLines([played('the king'), played('a nine')], [played('a nine')])).toEqual([played('a nine')])
  expect(settledLines([played('the king')], [])).toEqual([])
})

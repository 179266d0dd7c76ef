import { expect, it } from 'vitest'
import { LruMap } from './LruMap.ts'

const known = (recent: LruMap<number>, keys: string) =>
  [...keys].filter((key) => recent.get(key) !== undefined).join('')

it('forgets one, the longest silent, for each that is too many', () => {
  const recent = new LruMap<number>(3)
  for (const [at, key] of [...'abcd'].entries()) recent.set(key, at)
  expect(known(recent, 'abcd')).toBe('bcd')
})

it('keeps who was asked for or told of lately', () => {
  const recent = new LruMap<number>(3)
  for (const key of 'abc') recent.set(key, 1)
  recent.get('a')
  recent.set('b', 2)
  for (const key of 'de') recent.set(key, 1)
  expect(known(recent, 'abcde')).toBe('bde')
  expect(recent.get('b')).toBe(2)
})

it('forgets nobody when it hears again of one it knows', () => {
  const recent = new LruMap<number>(2)
  for (const key of 'abbb') recent.set(key, 1)
  expect(known(recent, 'ab')).toBe('ab')
})

import { expect, test } from 'vitest'
import { frameHeight } from './frameHeight.ts'
import { isReady, secretIn, wantsHeight, wantsOpen } from './host.ts'

test('WordPress puts its secret behind our address', () => {
  expect(secretIn('#?secret=Ab3dEf6hIj')).toBe('Ab3dEf6hIj')
  expect(secretIn('')).toBeNull()
  expect(secretIn('#secret=abc')).toBeNull()
  expect(secretIn('#?secret=')).toBeNull()
})
test('who has framed us is told in their own words', () => {
  expect(wantsHeight(560, null)).toEqual([{ robotNight: 'height', height: 560 }])
  expect(wantsHeight(560, 's')).toContainEqual({ message: 'height', value: 560, secret: 's' })
  expect(wantsOpen('https://here/BCDFG', null)).toEqual([{ robotNight: 'open', href: 'https://here/BCDFG' }])
  expect(wantsOpen('https://here/BCDFG', 's')).toContainEqual({
    message: 'link',
    value: 'https://here/BCDFG',
    secret: 's',
  })
})
test('others may ask, and nonsense is no question', () => {
  expect(isReady({ message: 'ready', secret: 's' })).toBe(true)
  expect(isReady({ robotNight: 'ready' })).toBe(true)
  for (const nonsense of [null, 'ready', 7, {}, { message: 'height' }]) expect(isReady(nonsense)).toBe(false)
})
test('a frame wants a height that WordPress gives, and a wider one no less', () => {
  const heights = [280, 320, 600, 640, 760, 900, 1400].map(frameHeight)
  expect(heights.every((height) => height >= 200 && height <= 1000)).toBe(true)
  expect(heights.toSorted((one, other) => one - other)).toEqual(heights)
})

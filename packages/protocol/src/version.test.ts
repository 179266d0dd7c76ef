import { expect, it } from 'vitest'
import { isUnderstood, PROTOCOL } from './version.ts'

it('a client one version older or newer is understood, others are not, nor any from before the names changed', () => {
  expect([-2, -1, 0, 1, 2].map((skew) => isUnderstood(PROTOCOL + skew))).toEqual([false, false, true, true, false])
  expect(isUnderstood(NaN)).toBe(false)
})

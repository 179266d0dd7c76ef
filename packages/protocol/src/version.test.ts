import { expect, it } from 'vitest'
import { isUnderstood, PROTOCOL } from './version.ts'

it('one version of skew is understood, more is not, nor what came before names changed', () => {
  expect([-2, -1, 0, 1, 2].map((skew) => isUnderstood(PROTOCOL + skew))).toEqual([false, false, true, true, false])
  expect(isUnderstood(NaN)).toBe(false)
})

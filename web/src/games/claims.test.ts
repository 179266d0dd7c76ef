import { TITLES } from '@robot-night/engine'
import { describe, expect, it } from 'vitest'
import { claimsOf } from './claims.ts'

describe.each(TITLES.map(({ id, claims = {} }) => [id, claims] as const))('%s', (id, claims) => {
  it.each(['en', 'de'] as const)('has words (%s) for just what the room lets people claim', (language) => {
    const worded = Object.fromEntries(
      (claimsOf(id)?.[language] ?? []).map(({ kind, values }) => [kind, values.map(({ value }) => value)]),
    )
    expect(worded).toEqual(claims)
  })
})

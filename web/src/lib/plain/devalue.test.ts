import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, unflatten } from './devalue.ts'

/** The very one that the server writes with. */
const kit = realpathSync(new URL('../../../node_modules/@sveltejs/kit/package.json', import.meta.url))
const whole: { stringify(value: unknown, reducers?: object): string } = await import(
  createRequire(kit).resolve('devalue')
)

describe('data of a page', () => {
  it('is read as it was written', () => {
    const anything = fc.anything({
      withBigInt: false,
      withDate: false,
      withNullPrototype: false,
      key: fc.string().filter((key) => key !== '__proto__'),
    })
    fc.assert(
      fc.property(anything, (value) => {
        expect(parse(whole.stringify(value))).toEqual(value)
      }),
    )
  })

  it('keeps what is one thing one thing', () => {
    const chair = { kind: 'free' }
    const read = parse(whole.stringify({ one: chair, other: chair }))
    expect(read).toEqual({ one: chair, other: chair })
    const [one, other]: unknown[] = Object.values(Object(read))
    expect(one).toBe(other)
  })

  it('is given to those who know a kind of their own', () => {
    const told = whole.stringify([new Map()], { Promise: (value: unknown) => value instanceof Map && 7 })
    expect(parse(told, { Promise: (id) => `promise ${String(id)}` })).toEqual(['promise 7'])
  })

  it('is refused if it is not plain', () => {
    expect(() => parse(whole.stringify({ at: new Date(0) }))).toThrow('Date')
    for (const wrong of [[], {}, 'x', [[9]], -2, [[-8]]]) expect(() => unflatten(wrong)).toThrow()
  })
})

import { describe, expect, it } from 'vitest'
import { isPlain, plainFrom } from './plain.ts'

describe('plain data', () => {
  it.each(['{"a":[1,"b",null,true,{"c":-1.5}]}', '[]', '7', 'null', '""', '{"a":"x:\\"y\\":z","b":{"a":1}}'])(
    '%s is read as it stands',
    (text) => expect(plainFrom(text)).toEqual(JSON.parse(text)),
  )

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'a key called %s is refused, however deep it lies',
    (key) => {
      expect(plainFrom(`{"${key}":1}`) ?? null).toBeNull()
      expect(plainFrom(`{"a":[{"b":{"${key}":{"won":true}}}]}`) ?? null).toBeNull()
    },
  )

  it('a repeated key is refused, even if it’s spelled in two ways', () => {
    expect(plainFrom('{"a":1,"a":1}')).toBeNull()
    expect(plainFrom('[{"won":true , "w\\u006fn" : false}]')).toBeNull()
    expect(plainFrom('{"a":{"a":1},"b":{"a":1}}')).toEqual({ a: { a: 1 }, b: { a: 1 } })
  })

  it('what nests deeper than any record is refused, and exhausts nothing', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect(plainFrom(nested(20))).toEqual(JSON.parse(nested(20)))
    expect(plainFrom(nested(25))).toBeNull()
    expect(plainFrom(nested(200_000))).toBeUndefined()
    expect(plainFrom('{"a":'.repeat(5000) + '1' + '}'.repeat(5000))).toBeUndefined()
  })

  it('numbers that JSON writes as others are refused', () => {
    expect(plainFrom('{"score":1e400}')).toBeNull()
    expect(plainFrom('{"score":-0}')).toBeNull()
    expect(isPlain(Number.NaN)).toBe(false)
  })

  it('anything but JSON is nothing', () => {
    expect(plainFrom('{"a":')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { CODE_LETTERS, codeFrom, readCode } from './code.ts'

describe('a room code', () => {
  it.each([
    ['BCDFG', 'BCDFG'],
    ['bcdfg', 'BCDFG'],
    [' b-c d_f.g ', 'BCDFG'],
    ['01568', 'QLSGB'],
    ['oiuyz', 'QLVVZ'],
    ['2BCDF', 'ZBCDF'],
    ['bcd-fgh', 'BCDFGH'],
    ['015 68o', 'QLSGBQ'],
  ])('%j means %s', (typed, code) => {
    expect(readCode(typed)).toBe(code)
  })

  it.each(['', 'BCDF', 'BCDFGHJ', 'ABCDF', 'ABCDFG', 'BCD3F', 'BCDFÄ', 'ВСDFG', '77777'])('%j means none', (typed) => {
    expect(readCode(typed)).toBeNull()
  })

  it('has no vowels, and nothing that looks like another', () => {
    expect(CODE_LETTERS).toHaveLength(20)
    expect(CODE_LETTERS).not.toMatch(/[AEIOUY]/)
  })
})

describe('a new code', () => {
  it('favours no letter, since bytes that would are skipped', () => {
    expect(codeFrom(Uint8Array.of(255, 250, 240, 0, 1, 2, 3, 19, 20))).toBe('BCDFZ')
    expect(codeFrom(Uint8Array.of(0, 1, 2, 3, 255))).toBeNull()
    expect(codeFrom(Uint8Array.of(0, 1, 2, 3, 19, 20), 6)).toBe('BCDFZB')
    expect(codeFrom(Uint8Array.of(0, 1, 2, 3, 19), 6)).toBeNull()
  })

  it('can be read again', () => {
    const code = codeFrom(Uint8Array.from({ length: 32 }, (_, at) => at * 7))
    expect(readCode(code ?? '')).toBe(code)
  })
})

import { CODE_LETTERS, readCode } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { underNewCode } from './newCode.ts'

/** Codes in the order in which they are drawn: BBBBBB, CCCCCC and so on. */
function drawing(): () => Uint8Array {
  let drawn = 0
  return () => new Uint8Array(64).fill(drawn++)
}
async function made(isFree: (code: string) => boolean) {
  const tried: string[] = []
  const make = async (code: string) => {
    tried.push(code)
    return isFree(code) ? 'made' : null
  }
  const { code } = await underNewCode(make, drawing())
  return { code, tried }
}
const codeOf = (at: number, length: number) => CODE_LETTERS.charAt(at).repeat(length)

describe('a new code', () => {
  it('has five letters while there are enough of them', async () => {
    expect((await made(() => true)).code).toBe('BBBBB')
    expect((await made((code) => code === 'FFFFF')).code).toBe('FFFFF')
  })
  it('has six once five in a row are taken, and can be read as it is', async () => {
    const { code, tried } = await made(({ length }) => length === 6)
    expect(tried).toEqual([0, 1, 2, 3, 4].map((at) => codeOf(at, 5)).concat(codeOf(5, 6)))
    expect(readCode(code)).toBe(code)
  })
  it('is not made up where all are taken', async () => {
    await expect(made(() => false)).rejects.toThrow('no free code')
  })
})

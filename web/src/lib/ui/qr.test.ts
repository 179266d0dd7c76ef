import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { qrOf } from './qr.ts'

describe('a QR code as a path', () => {
  it('darkens the modules of the code, and no others', () => {
    const { size, path } = qrOf('https://robotnight.example/KRTBW')
    const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
      for (let at = 0; at < Number(length); at++) dark[Number(y)]![Number(x) + at] = true
    }
    expect(dark).toEqual(encode('https://robotnight.example/KRTBW', { ecc: 'M', border: 0 }).data)
  })
})

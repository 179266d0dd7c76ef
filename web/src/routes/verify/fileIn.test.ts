import { expect, it } from 'vitest'
import { fileIn } from './fileIn.ts'

it('gives what stands in a file, and nothing where that is no JSON or far too much', async () => {
  expect(await fileIn(new Blob(['{"form":1}']))).toEqual({ form: 1 })
  expect(await fileIn(new Blob(['{"form":']))).toBeUndefined()
  expect(await fileIn(new Blob([`"${'x'.repeat(9_000_000)}"`]))).toBeUndefined()
})

it('gives no record where a key stands twice, or is no key of a record', async () => {
  expect(await fileIn(new Blob(['{"form":1,"form":2}']))).toBeNull()
  expect(await fileIn(new Blob(['{"form":1,"__proto__":{"won":true}}']))).toBeUndefined()
})

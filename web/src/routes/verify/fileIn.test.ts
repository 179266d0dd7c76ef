import { expect, it } from 'vitest'
import { fileIn } from './fileIn.ts'

it('gives what stands in a file, and nothing where that is no JSON or far too much', async () => {
  expect(await fileIn(new Blob(['{"form":1}']))).toEqual({ form: 1 })
  expect(await fileIn(new Blob(['{"form":']))).toBeUndefined()
  expect(await fileIn(new Blob([`"${'x'.repeat(9_000_000)}"`]))).toBeUndefined()
})

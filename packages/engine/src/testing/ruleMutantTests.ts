import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { RuleMutant } from './ruleMutant.ts'

/** `folder`: the title's, as a URL that ends in a slash or names a file in it. */
export function describeRuleMutants(mutants: readonly RuleMutant[], folder: string): void {
  describe('the rule mutants', () => {
    it.each(mutants)('$name: the text to change occurs exactly once in $file', ({ file, find, replace }) => {
      const source = readFileSync(new URL(file, folder), 'utf8')
      expect(source.split(find)).toHaveLength(2)
      expect(replace).not.toBe(find)
    })

    it('have names of their own', () => {
      expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
    })
  })
}

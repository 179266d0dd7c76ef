import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MUTANTS } from './mutants.ts'

describe('the rule mutants', () => {
  it.each(MUTANTS)('$name: the text to change occurs exactly once in $file', ({ file, find, replace }) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8')
    expect(source.split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
  })

  it('have names of their own', () => {
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length)
  })
})

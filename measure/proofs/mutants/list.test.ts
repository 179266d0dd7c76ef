import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../scripts/root.mjs'
import { withFault } from './Copy.ts'
import { AREAS } from './fault.ts'
import { FAULTS } from './list.ts'
import { STAGES } from './stages.ts'

describe.each(FAULTS)('the fault $name', (fault) => {
  const { file, was, becomes, about, hint } = fault
  it('can be planted in one place, and changes it', () => {
    expect(was).not.toBe(becomes)
    expect(withFault(readFileSync(join(root, file), 'utf8'), fault)).toContain(becomes)
  })

  it('is told in one line', () => {
    expect(about).toMatch(/^.{10,110}$/)
  })

  it('is looked for first in a test file that is there, and belongs to one stage', () => {
    expect(existsSync(join(root, hint.test)), hint.test).toBe(true)
    expect(STAGES.filter(({ holds }) => holds(hint.test))).toHaveLength(1)
  })
})

it('there are twenty-five faults at least, five of each area, each with a name of its own', () => {
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length)
  expect(FAULTS.length).toBeGreaterThanOrEqual(25)
  for (const area of AREAS) expect(FAULTS.filter((fault) => fault.area === area).length, area).toBeGreaterThanOrEqual(5)
})

it('text that isn’t there exactly once is no place for a fault', () => {
  const fault = { file: 'any.ts', was: 'one', becomes: 'two' }
  expect(withFault('one', fault)).toBe('two')
  expect(() => withFault('nothing', fault)).toThrow('has 0 times')
  expect(() => withFault('one and one', fault)).toThrow('has 2 times')
})

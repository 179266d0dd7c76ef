import { describe, expect, it } from 'vitest'
import { Practice, STEPS, type StepName } from './practice.svelte.ts'

describe('the lesson of the companion', () => {
  it('leads through every step', () => {
    const practice = new Practice()
    for (const { name, does } of STEPS) {
      expect(practice.step?.name).toBe(name)
      if (does) practice.act(does)
      else practice.skip()
    }
    expect([practice.step, practice.at]).toEqual([null, STEPS.length])
    practice.again()
    expect([practice.at, practice.phone]).toEqual([0, null])
  })

  it('can be skipped to its end, even if the coin was covered', () => {
    const practice = practiceAt('turn')
    practice.act({ kind: 'cover', part: 'allegiance' })
    while (practice.step) practice.skip()
    expect(practice.phone?.covered).toEqual({ robot: false, power: false, allegiance: false })
  })

  it('has the cards that the words tell of', () => {
    expect(practiceAt('cover').phone).toMatchObject({ power: 4, allegiance: 'G' })
    expect(practiceAt('held').phone?.covered).toEqual({ robot: true, power: false, allegiance: false })
    expect(practiceAt('converted').phone?.allegiance).toBe('E')
    expect(practiceAt('shuffle').phone?.covered).toEqual({ robot: true, power: true, allegiance: false })
    const { phone } = practiceAt(null)
    expect(phone).not.toMatchObject({ robot: practiceAt('shuffle').phone?.robot })
  })

  it('does anything else too, and stays at its step', () => {
    const practice = practiceAt('cover')
    practice.act({ kind: 'setNeutral' })
    expect([practice.step?.name, practice.phone?.allegiance]).toEqual(['cover', 'N'])
    practice.act({ kind: 'cover', part: 'allegiance' })
    practice.act({ kind: 'turn' })
    expect([practice.step?.name, practice.phone?.allegiance]).toEqual(['cover', 'N'])
  })
})

function practiceAt(name: StepName | null): Practice {
  const practice = new Practice()
  while (practice.step && practice.step.name !== name) practice.skip()
  return practice
}

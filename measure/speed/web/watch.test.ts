import { describe, expect, it } from 'vitest'
import { worstWindow } from './watch.ts'

describe('cumulative layout shift', () => {
  it('is nothing where nothing shifts', () => {
    expect(worstWindow([])).toBe(0)
  })

  it('adds up what shifts within a second of the last shift', () => {
    expect(worstWindow([100, 900, 1800].map((at) => ({ at, value: 0.25 })))).toBe(0.75)
  })

  it('counts the worst of several windows, none longer than five seconds', () => {
    const early = { at: 0, value: 0.125 }
    const late = { at: 3000, value: 0.5 }
    expect(worstWindow([early, late])).toBe(0.5)
    const steady = Array.from({ length: 10 }, (_, i) => ({ at: i * 900, value: 0.125 }))
    expect(worstWindow(steady)).toBe(0.75)
  })
})

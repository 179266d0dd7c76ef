import { describe, expect, it } from 'vitest'
import { callsFor, isUrgentCall } from './clockCalls.ts'

describe('a clock that says aloud what is left', () => {
  it('does at ten seconds, where nothing else is wished', () => {
    expect(callsFor(40, 'ten')).toEqual([10])
    expect(callsFor(40, 'none')).toEqual([])
    expect(callsFor(40, 'all')).toEqual([20, 10, 3])
  })
  it('never says what was told with the question just before', () => {
    expect(callsFor(7, 'all')).toEqual([4, 3])
    expect(callsFor(12, 'ten')).toEqual([])
    expect(callsFor(13, 'ten')).toEqual([10])
  })
  it('says each once, and nothing in the last moments', () => {
    expect(callsFor(20, 'all')).toEqual([10, 3])
    expect(callsFor(4, 'all')).toEqual([3])
    expect(callsFor(3, 'all')).toEqual([])
  })
  it('lets half of the time wait its turn', () => {
    expect([20, 10, 3].map(isUrgentCall)).toEqual([false, true, true])
  })
})

import { describe, expect, it } from 'vitest'
import { isTimedOut, questionIn, type Question } from './timedOut.ts'

const was: Question = { match: 'm1', beat: 4, kind: 'faceDown', until: 60_000, isOwn: true }
const meanwhile = { now: 60_020, taken: null, isWaiting: false }

describe('a question that is gone', () => {
  it('was answered by the clock if its time is up and nothing of ours was taken', () => {
    expect(isTimedOut(was, null, meanwhile)).toBe(true)
    expect(isTimedOut(was, { ...was, beat: 5, kind: 'faceUp', until: 90_000 }, meanwhile)).toBe(true)
  })
  it('was not, before', () => {
    expect(isTimedOut(was, null, { ...meanwhile, now: 50_000 })).toBe(false)
    expect(isTimedOut({ ...was, until: null }, null, meanwhile)).toBe(false)
  })
  it('was not, if an answer of ours was taken to it or is on its way', () => {
    expect(isTimedOut(was, null, { ...meanwhile, taken: { match: 'm1', beat: 4 } })).toBe(false)
    expect(isTimedOut(was, null, { ...meanwhile, isWaiting: true })).toBe(false)
    expect(isTimedOut(was, null, { ...meanwhile, taken: { match: 'm1', beat: 3 } })).toBe(true)
  })
  it('is not gone while others answer the same window', () => {
    expect(isTimedOut(was, { ...was, beat: 5 }, meanwhile)).toBe(false)
  })
})

describe('the question of a viewer', () => {
  it('has the time of their own clock, else of the one for all', () => {
    const clock = (seat: number | null, until: number) => ({ seat, from: 0, until })
    const scene = { beat: 2, view: {}, offers: [], awaits: [], outcome: null }
    const at = (clocks: ReturnType<typeof clock>[]) => ({
      me: { chair: 1, seat: 1 },
      table: {
        ...{ match: 'm1', n: 1, log: [], news: { n: 1, events: [] } },
        scene: { ...scene, asks: { kind: 'call', prompt: {} }, clocks },
      },
    })
    expect(questionIn(at([clock(null, 9), clock(1, 7)]))).toMatchObject({ until: 7, isOwn: true })
    expect(questionIn(at([clock(0, 7), clock(null, 9)]))).toMatchObject({ until: 9, isOwn: false })
    expect(questionIn(at([]))).toEqual({ match: 'm1', beat: 2, kind: 'call', until: null, isOwn: false })
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { Event } from '@robot-night/engine/games/robot-revolution'
import { isMarked } from '#lib/stage/telling.ts'
import { linesOf } from './log.ts'
import { WORDS } from './words/words.ts'

const players = [0, 1].map((seat) => ({
  seat,
  name: ['Mira', 'Jonas'][seat] ?? '',
  robot: seat,
  presence: 'here' as const,
  botPlays: false,
}))
const laid: Event = { kind: 'playedDown', seat: 0, battlefields: [2, 5], cards: ['KS', '3H'] }
const linesFor = (event: Event, isCovered: boolean) =>
  linesOf(event, { players, me: 0, language: 'en', isCovered }).map((line) => ({
    ...line,
    text: line.bits.map((bit) => (typeof bit === 'string' ? bit : bit.strong)).join(''),
  }))

beforeAll(() => WORDS.fetch('en'))

describe('a line of the log', () => {
  it('calls own cards by name', () => {
    expect(linesFor(laid, false)[0]?.text).toContain('king of spades')
  })
  it('does not where hands lie covered', () => {
    expect(linesFor(laid, true)[0]?.text).not.toMatch(/King|Three/)
  })
  it('points at the battlefields that it is about', () => {
    const about = linesFor(laid, false)[0]?.about ?? null
    expect([1, 2, 5].map((battlefield) => isMarked(about, `front-${battlefield}`))).toEqual([false, true, true])
  })
  it('or at the seat', () => {
    const fell: Event = { kind: 'fell', seat: 1, round: 3, discarded: [] }
    expect(linesFor(fell, false)[0]?.about).toBe('seat-1')
  })
  it('or at nothing', () => {
    expect(linesFor({ kind: 'reshuffled', deckLeft: 20 }, false)[0]).not.toHaveProperty('about')
  })
})

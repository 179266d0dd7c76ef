import type { ClaimMade, MatchFacts } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import type { Spoken } from '../table/talking.ts'
import { claimsHeard } from './claimsHeard.ts'

const MATCH: MatchFacts = {
  ...{ id: 'match', title: 'evil-robots-classic', number: 1, options: {}, ended: null },
  chairs: [4, 0, 2],
}
const made = (kind: string, value: string, more: Partial<ClaimMade> = {}): ClaimMade => ({
  ...{ title: MATCH.title, kind, value, match: 'match', round: 1 },
  ...more,
})
let count = 0
const said = (chair: number, claim?: ClaimMade): Spoken => {
  count += 1
  return { kind: 'said', number: count, at: count, chair, name: `Chair ${chair}`, text: '', ...(claim && { claim }) }
}
const whispered = (from: number, to: number, claim: ClaimMade): Spoken => {
  const [one, other] = [from, to].map((chair) => ({ chair, name: `Chair ${chair}` }))
  if (!one || !other) throw new Error('two')
  count += 1
  return { kind: 'whispered', number: count, at: count, from: one, to: other, text: '', claim }
}
const shortly = (lines: readonly Spoken[]) =>
  claimsHeard(lines, MATCH).map(({ seat, kind, value, round, to }) => [round, seat, kind, value, to])

describe('what has been claimed', () => {
  it('is the newest of each kind, by seat and round', () => {
    const lines = [
      said(4, made('allegiance', 'G')),
      said(0, made('power', '7')),
      said(4, made('power', '2')),
      said(4),
      said(4, made('allegiance', 'E')),
      said(4, made('allegiance', 'N', { round: 2 })),
    ]
    expect(shortly(lines)).toEqual([
      [1, 1, 'power', '7', null],
      [1, 0, 'power', '2', null],
      [1, 0, 'allegiance', 'E', null],
      [2, 0, 'allegiance', 'N', null],
    ])
  })

  it('is told apart by whom it was said to', () => {
    const lines = [
      said(4, made('allegiance', 'G')),
      whispered(4, 0, made('allegiance', 'E')),
      whispered(4, 2, made('allegiance', 'N')),
    ]
    expect(shortly(lines)).toEqual([
      [1, 0, 'allegiance', 'G', null],
      [1, 0, 'allegiance', 'E', 'Chair 0'],
      [1, 0, 'allegiance', 'N', 'Chair 2'],
    ])
  })

  it('is of this match alone, of those who play it, and about a round', () => {
    const { round: _round, ...roundless } = made('power', '1')
    const strangers = [
      said(4, made('power', '1', { match: 'before' })),
      said(7, made('power', '1')),
      said(4, roundless),
      said(4, { title: MATCH.title, kind: 'power', value: '1' }),
    ]
    expect(shortly(strangers)).toEqual([])
    expect(claimsHeard([said(4, made('power', '1'))], null)).toEqual([])
  })
})

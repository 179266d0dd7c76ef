import type { Count, Result, Team } from '@robot-night/engine/games/evil-robots-influence'
import { describe, expect, it } from 'vitest'
import { gainOf, lostIn, rulesOf, verdictOf, workerIn } from './verdict.ts'

type Totals = Readonly<Record<Team, readonly [total: number, ...members: number[]]>>
function count({ good, evil, neutral }: Totals, more: Pick<Count, 'competing' | 'winning' | 'winners'>): Count {
  const team = ([total, ...members]: readonly [number, ...number[]]) => ({ total, members })
  return {
    teams: { good: team(good), evil: team(evil), neutral: team(neutral) },
    ...{ levels: [0, 0, 0, 0], idle: null },
    ...more,
  }
}
const GOOD_WINS = count(
  { good: [8, 0], evil: [6, 1], neutral: [9, 2, 3] },
  { competing: ['good', 'evil'], winning: ['good'], winners: [0] },
)

describe('why a count came out as it did', () => {
  it('compares Good and Evil, and says if Neutral had more (EI-70)', () => {
    expect(verdictOf(GOOD_WINS)).toEqual({ teams: ['good'], total: 8, others: [6] })
    expect(rulesOf(GOOD_WINS)).toEqual(['notCompared'])
  })

  it('S18 says that the lowest wins, and that Neutral competes', () => {
    const both = count(
      { good: [9, 0], evil: [6, 1], neutral: [4, 2] },
      { competing: ['good', 'evil', 'neutral'], winning: ['neutral'], winners: [2] },
    )
    expect(verdictOf(both)).toEqual({ teams: ['neutral'], total: 4, others: [6, 9] })
    expect(rulesOf(both)).toEqual(['lowest', 'neutral'])
  })

  it('S14 has two sides win together', () => {
    const tie = count(
      { good: [7, 0], evil: [7, 1], neutral: [19, 2] },
      { competing: ['good', 'evil'], winning: ['good', 'evil'], winners: [0, 1] },
    )
    expect(verdictOf(tie)).toEqual({ teams: ['good', 'evil'], total: 7, others: [] })
  })

  it('S16 says that nobody wins, S17 that only the Idle Robot does', () => {
    const none = count({ good: [0], evil: [0], neutral: [9, 0, 1] }, { competing: [], winning: [], winners: [] })
    expect(rulesOf(none)).toEqual(['nobody'])
    const idle = count(
      { good: [5], evil: [4, 0], neutral: [0] },
      { competing: ['good', 'evil'], winning: ['good'], winners: [] },
    )
    expect(rulesOf(idle)).toEqual(['idleOnly'])
  })

  it('S19 finds who wins along as Universal Worker, and nobody where Neutral has won', () => {
    expect(workerIn({ ...GOOD_WINS, winners: [0, 2] })).toBe(2)
    expect(workerIn(GOOD_WINS)).toBeNull()
    expect(workerIn({ ...GOOD_WINS, winning: ['neutral'], winners: [2, 3] })).toBeNull()
  })
})

describe('what a round has brought', () => {
  const result: Result = {
    ...{ round: 1, pot: 5, count: GOOD_WINS, endgame: [] },
    split: { shares: [0, 1, 2].map((seat) => ({ seat, gems: 1 })), how: 'noDeal' },
    bonuses: [{ seat: 0, card: 'R11', amount: 1 }],
  }
  it('adds the share and the bonus, and counts what is lost', () => {
    expect([0, 1, 3].map((seat) => gainOf(result, seat))).toEqual([2, 1, 0])
    expect(lostIn(result)).toBe(2)
    expect(lostIn({ ...result, split: null })).toBe(0)
  })
})

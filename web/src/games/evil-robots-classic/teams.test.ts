import type { RoundResult } from '@robot-night/engine/games/evil-robots-classic'
import { describe, expect, it } from 'vitest'
import { comparedBy, teamOf } from './teams.ts'

const seat = (allegiance: 'G' | 'E' | 'N', power: 2 | 4 | 7 | 8 | 9) =>
  ({ robot: 'BadBot', power, level: power, allegiance, win: 0, card: 0 }) as const
const result = (by: RoundResult['by'], seats: RoundResult['seats']): RoundResult => ({
  winner: 'E',
  by,
  seats,
  diary: { lies: [], flips: [], switches: [], doubtful: [] },
})

describe('the teams of a round', () => {
  it('stand from the weakest to the strongest, the extra robot among them', () => {
    const all = result('size', [seat('G', 9), seat('E', 2), seat('G', 4)])
    expect(teamOf(all, { power: 5, allegiance: 'G' }, 'G')).toEqual([
      { target: 2, level: 4 },
      { target: 'npc', level: 5 },
      { target: 0, level: 9 },
    ])
  })

  it('are compared up to what decided (ERC-902 to 904)', () => {
    const seats = [seat('G', 9), seat('E', 9), seat('G', 2), seat('E', 4)]
    expect(comparedBy(result('total', seats), null)).toEqual([
      { by: 'size', good: 2, evil: 2 },
      { by: 'highest', good: 9, evil: 9 },
      { by: 'total', good: 11, evil: 13 },
    ])
    expect(comparedBy(result('size', seats), null)).toHaveLength(1)
    expect(comparedBy(result('allTheSame', seats), null)).toEqual([])
  })
})

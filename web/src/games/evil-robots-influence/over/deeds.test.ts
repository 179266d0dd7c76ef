import type { EndgameDeed } from '@robot-night/engine/games/evil-robots-influence'
import { describe, expect, it } from 'vitest'
import { failingOf, influenceAt } from './deeds.ts'

const deed = (card: EndgameDeed['card'], seat: number, changes: EndgameDeed['changes'] | null): EndgameDeed => ({
  ...{ card, seat, worked: changes !== null },
  changes: changes ?? [],
})
const viewOf = (...influence: number[]) => ({
  ...{ round: 6 },
  seats: influence.map((each) => ({ ...SEAT, influence: each })),
})
const SEAT = {
  ...{ influence: 0, tokens: 0, power: null, mark: 0, level: null, hidden: null, open: false },
  ...({ shown: 'H', left: null, right: null } as const),
}

describe('Endgame cards', () => {
  it('are told with the Influence that there was at their step', () => {
    const deeds = [deed('R16', 2, [{ seat: 2, delta: 1 }]), deed('L17', 3, [{ seat: 0, delta: -1 }])]
    const now = viewOf(10, 10, 10, 6)
    expect(influenceAt(deeds, 0, now)).toEqual([11, 10, 9, 6])
    expect(influenceAt(deeds, 1, now)).toEqual([11, 10, 10, 6])
  })

  it('say why they did nothing', () => {
    expect(failingOf([deed('R16', 0, null)], 0, viewOf(12, 3, 3))).toBe('hasTen')
    expect(failingOf([deed('L17', 0, null)], 0, viewOf(12, 3, 3))).toBe('nobodyAhead')
    expect(failingOf([deed('L16', 0, null)], 0, viewOf(12, 3, 3))).toBe('nobodyAhead')
    expect(failingOf([deed('L16', 1, null)], 0, viewOf(12, 0, 3))).toBe('nothingToLose')
    expect(failingOf([deed('L16', 1, null)], 0, { ...viewOf(12, 4, 3), round: 20 })).toBe('noRoundLeft')
    expect(failingOf([deed('R17', 0, null)], 0, viewOf(12, 0, 3))).toBe('notTen')
  })

  it('S23 leaves Exact Engine waiting where the Dove flies', () => {
    const deeds = [deed('L16', 1, [{ seat: 1, delta: -1 }]), deed('R17', 0, null)]
    expect(failingOf(deeds, 1, viewOf(10, 7, 5))).toBe('goesOn')
  })
})

import { describe, expect, it } from 'vitest'
import { lay, newChoice, pick, questionOf, swap, undo } from './choice.ts'

const asked = newChoice('3 faceDown 4H KC AD')

describe('a choice in the making', () => {
  it('lifts a card, and puts it back when tapped again', () => {
    const lifted = pick(asked, 'KC')
    expect(lifted.picked).toBe('KC')
    expect(pick(lifted, 'KC').picked).toBeNull()
    expect(pick(lifted, 'AD').picked).toBe('AD')
  })

  it('lays the lifted card, and nothing when none is lifted', () => {
    expect(lay(pick(asked, 'KC'), 4).plays).toEqual([{ card: 'KC', battlefield: 4 }])
    expect(lay(asked, 4)).toBe(asked)
  })

  it('goes back step by step: the lifted card, then the laid ones, the last first', () => {
    const both = lay(pick(lay(pick(asked, 'KC'), 4), 'AD'), 2)
    const one = undo(both)
    expect(one).toMatchObject({ picked: 'AD', plays: [{ card: 'KC', battlefield: 4 }] })
    expect(undo(undo(undo(undo(one))))).toEqual(asked)
  })

  it('can turn the order around, which decides the primary card', () => {
    const both = swap(lay(pick(lay(pick(asked, 'KC'), 4), 'AD'), 4))
    expect(both.plays.map(({ card }) => card)).toEqual(['AD', 'KC'])
  })
})

describe('a question', () => {
  it('is the same after a lost line and another one after each play', () => {
    const asks = { kind: 'noble', prompt: { hand: ['4H', 'KC'] } }
    expect(questionOf(3, { ...asks })).toBe(questionOf(3, asks))
    expect(questionOf(3, { kind: 'noble', prompt: { hand: ['4H'] } })).not.toBe(questionOf(3, asks))
    expect(questionOf(4, asks)).not.toBe(questionOf(3, asks))
  })
})

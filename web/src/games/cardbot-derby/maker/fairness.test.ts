import { boardOf, BOARD_NAMES, isFaulty, readBoard, type Board } from '@robot-night/engine/games/cardbot-derby'
import { describe, expect, it } from 'vitest'
import { fairnessOf } from './fairness.ts'

const text = (rows: string): Board => boardOf(rows.trim().split(/\s+/).join('-'))

describe('how far the Jack is', () => {
  it.each(BOARD_NAMES)('is much the same for all on %s', (name) => {
    const { verdict, commands } = fairnessOf(boardOf(name))
    expect(commands).toHaveLength(8)
    expect(['even', 'near']).toContain(verdict)
  })

  it('counts a command for each step and each turn', () => {
    const board = text(`
      J.0....
      .......
      1......
      2......
      3.....4
      5.....6
      7.Q...K
      wnnnnnnn`)
    // Two steps; two up; and from the far corner over the seam, with a turn.
    expect(fairnessOf(board).commands).toEqual([2, 2, 3, 4, 6, 5, 7, 6])
    expect(fairnessOf(board).verdict).toBe('uneven')
  })

  it('takes belts along', () => {
    const board = text(`
      ..0J...
      .......
      ...n...
      ...n...
      ..1n...
      2.....3
      4567.QK
      eeeeeeee`)
    // Onto the belt, a turn on it, and two steps: without it five steps and a turn.
    expect(fairnessOf(board).commands[1]).toBe(4)
  })

  it('says so where no way leads there', () => {
    // More belts than a board may have: they carry everybody away from the corner.
    const walled = readBoard('JsQ..Ks-s......-01234..-567....-.......-.......-.......-nnnnnnnn')
    if (!isFaulty(walled) || !walled.sketch) throw new Error('a faulty board was meant')
    const { verdict, commands } = fairnessOf({
      ...boardOf('workshop'),
      ...walled.sketch,
      targets: { J: 0, Q: 2, K: 5 },
    })
    expect(verdict).toBe('cut off')
    expect(commands).toEqual([null, null, null, null, null, null, null, null])
  })
})

import { describe, expect, it } from 'vitest'
import { handsIn, laid, raced } from './laid.ts'

/** A ping waits in the first step; nobody has the cards of the others in it. */
const WAITING = 'a (2,2)E K 4 8 3 2, b (3,2)N 5 4 8 2 3, c (4,2)N 4 8 2 3 5'

describe('what is hidden', () => {
  it('section 7 while a ping waits, commands to come are in no view and no event', () => {
    const table = laid({ robots: WAITING })
    table.close()
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const { race, own, robots } = table.view(viewer)
      expect(race?.commands).toEqual([['K'], ['5'], ['4']])
      expect(own.map(({ robot }) => robot)).toEqual(viewer === 'spectator' ? [] : [viewer])
      expect(JSON.stringify(robots)).not.toContain('program"')
      const revealed = table.heard(viewer).filter(({ kind }) => kind === 'revealed')
      expect(revealed).toMatchObject([
        {
          order: [
            { robot: 0, card: 'K' },
            { robot: 1, card: '5' },
            { robot: 2, card: '4' },
          ],
        },
      ])
    }
  })

  it('section 7 of a pile there is its size alone, for its owner too', () => {
    const table = laid({ robots: 'a (2,2)E K 4 9 5 3, b (4,0)S', piles: { a: 'A Q J 10 8 7 6 2' } })
    const { own, robots, open } = table.view(0)
    expect({ own, open, size: robots[0]?.pileSize }).toEqual({
      own: [{ robot: 0, drawn: ['K', '4', '9', '5', '3'], draft: ['K', '4', '9', '5', '3'], program: null }],
      open: null,
      size: 8,
    })
    handsIn(table, 'a', '4 9 3 K 5')
    expect(table.view(0).own).toEqual([{ robot: 0, drawn: [], draft: [], program: ['4', '9', '3', 'K', '5'] }])
  })

  it('section 7 a view has the commands of the present round or the one just over, and no others', () => {
    const table = raced({ robots: 'a (2,0)S 8 4 9 5 3, b (4,0)S 4 8 9 5 3' })
    expect(table.view('spectator').race).toMatchObject({
      round: 1,
      commands: [
        ['8', '4', '9', '5', '3'],
        ['4', '8', '9', '5', '3'],
      ],
    })
    table.close()
    expect(table.view('spectator').race?.round).toBe(2)
    expect(table.view('spectator').race?.commands.map((cards) => cards.length)).toEqual([5, 5])
  })

  it('section 7 after the match all piles lie open', () => {
    const table = raced({ robots: 'a (0,4)N 4 8, b (4,0)S', next: { a: 'K' } })
    expect(table.view('spectator').open?.piles.map((pile) => pile.length)).toEqual([10, 13])
  })

  it('section 7 arranging cards is no event, and watchers hear nothing', () => {
    const table = laid({ robots: 'a (2,2)E K 4 9 5 3, b (4,0)S' })
    table.offer(0, 'arrange', { robot: 0, order: ['3', '5', '9', '4', 'K'] })
    for (const viewer of [0, 1, 'spectator'] as const) expect(table.heard(viewer)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { drawn } from './drawing.ts'
import { pictureOf } from './picture.ts'

describe('a picture in a text', () => {
  it('has rows of pieces in panels, and words below', () => {
    const { alt, panels } = pictureOf('alt: Two rows\n@1 QC =12 / @0 7S> ?? =13! :: Held\n->\n{Code +5} [Held]')
    expect(alt).toBe('Two rows')
    expect(panels.map(({ below }) => below)).toEqual(['Held', '', ''])
    expect(panels[0]?.rows[1]).toEqual([
      { kind: 'face', robot: 0, isGoing: false },
      { kind: 'card', card: '7S', isSideways: true, isGoing: false },
      { kind: 'back', isGoing: false },
      { kind: 'total', total: 13, isLeading: true },
    ])
    expect(panels[2]?.rows).toEqual([
      [
        { kind: 'badge', text: 'Code +5' },
        { kind: 'stamp', text: 'Held' },
      ],
    ])
  })

  it('may use a title’s own drawings, as they are or on a card', () => {
    const own = pictureOf('alt: Own\n$coin-G #PushBot #9+')
    expect(own.panels[0]?.rows[0]).toEqual([
      { kind: 'own', name: 'coin-G' },
      { kind: 'tile', name: 'PushBot' },
      { kind: 'number', text: '9+' },
    ])
    expect(drawn(own, 'title')).toContain('<use href="sprite:own#PushBot"/>')
    expect(drawn(own, 'title')).toContain('<use href="sprite:coins#coin-G"/>')
  })

  it('may show squares of a board, and robots on them', () => {
    const { panels } = pictureOf('alt: Squares\n!0>_,belt+chevrons<;_,1v_ :: Two by two')
    expect(panels[0]?.rows[0]).toEqual([
      {
        kind: 'board',
        rows: [
          [
            { layers: ['plain'], turn: 0, robot: { robot: 0, turn: 1 } },
            { layers: ['belt', 'chevrons'], turn: 3, robot: null },
          ],
          [
            { layers: ['plain'], turn: 0, robot: null },
            { layers: ['plain'], turn: 0, robot: { robot: 1, turn: 2 } },
          ],
        ],
      },
    ])
    const html = drawn(pictureOf('alt: Squares\n!0>_,ice;_,_'), 'title')
    expect(html).toContain('viewBox="0 0 200 200"')
    expect(html).toContain('<use href="sprite:board#tile-ice"')
    expect(() => pictureOf('alt: x\n!_,9>_')).toThrow('9>_')
  })

  it('may show pictures of the deck, one of them framed', () => {
    const grid = pictureOf('alt: Four\n*c14b,c59a!;c50b,c11b')
    expect(grid.panels[0]?.rows[0]).toMatchObject([
      {
        kind: 'pictures',
        rows: [
          [{ picture: 'c14b' }, { isMarked: true }],
          [{ isMarked: false }, {}],
        ],
      },
    ])
    expect(drawn(grid, 'title')).toContain('<span class="marked"><img src="deck:c59a" alt=""')
    expect(() => pictureOf('alt: x\n*c14')).toThrow('c14')
  })

  it('is refused without words for those who do not see it', () => {
    expect(() => pictureOf('7S 7C')).toThrow('alt')
  })

  it('is refused with a piece that there is not', () => {
    expect(() => pictureOf('alt: x\n1S')).toThrow('1S')
  })

  it('is one image with a name, whatever is in it', () => {
    const html = drawn(pictureOf('alt: "Nine" & four\n9S 4D "<b>"'), 'revolution')
    expect(html).toContain('role="img" aria-label="&quot;Nine&quot; &amp; four"')
    expect(html).toContain('&lt;b>')
  })
})

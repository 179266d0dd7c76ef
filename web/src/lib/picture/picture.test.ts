import { describe, expect, it } from 'vitest'
import { tileOf } from '../../games/tilePictures.ts'
import { pictureFor, type Shown } from './picture.ts'
import { mixed, robot, wrapped } from './pieces.ts'

const TABLE: Shown = {
  tile: tileOf('robot-revolution'),
  mark: '<svg viewBox="0 0 64 64"></svg>',
  name: 'Good & <evil>',
  state: 'Live',
  code: 'KRTBW',
  seats: [
    { robot: 0, isFree: false },
    { robot: 1, isFree: true },
  ],
}

describe('the picture of a table', () => {
  it('shows title, state, each letter of the code, and who has a chair', () => {
    const svg = pictureFor(TABLE)
    expect(svg).toContain('>Good &amp; &lt;evil&gt;</text>')
    expect(svg).toContain('>Live</text>')
    for (const letter of 'KRTBW') expect(svg).toContain(`>${letter}</text>`)
    expect(svg.match(/viewBox="0 0 160 160"/g)?.length).toBeGreaterThanOrEqual(2)
    expect(pictureFor({ ...TABLE, code: null })).not.toContain('>K</text>')
  })
  it('leaves nothing to a style sheet, which its painter does not have', () => {
    const all = Array.from({ length: 9 }, (_, which) => ({ robot: which, isFree: false }))
    expect(pictureFor({ ...TABLE, seats: all })).not.toMatch(/var\(|<use/)
  })
  it('crowns those who have won, above their heads and on the picture', () => {
    const seats = Array.from({ length: 9 }, (_, robot) => ({ robot, isFree: false, hasWon: robot % 2 === 0 }))
    const crowns = [...pictureFor({ ...TABLE, code: null, seats }).matchAll(/<path d="M(\S+) (\S+)v-30l14 13/g)]
    expect(crowns.map(([, left]) => Number(left))).toEqual([0, 2, 4, 6, 8].map((at) => 60 + (at + 0.5) * 120 - 27))
    expect(pictureFor(TABLE)).not.toContain('v-30l14 13')
  })
  it('leaves a shadow on a free chair', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 }
    expect(robot(3, { ...box, isFree: false })).not.toContain('opacity="0.28"')
    expect(robot(3, { ...box, isFree: true })).toContain('opacity="0.28"')
    expect(robot(12, { ...box, isFree: true })).toBe(robot(3, { ...box, isFree: true }))
  })
})

it('a long name stands in two lines about as long', () => {
  expect(wrapped('Evil Robots', 13)).toEqual(['Evil Robots'])
  expect(wrapped('Evil Robots: Influence', 13)).toEqual(['Evil Robots:', 'Influence'])
  expect(wrapped('I’m Not a Robot', 13)).toEqual(['I’m Not', 'a Robot'])
  expect(wrapped('Robotterrevolution', 13)).toEqual(['Robotterrevolution'])
})
it('two colours mix by their share', () => {
  expect(mixed('#000000', '#ffffff', 1)).toBe('#000000')
  expect(mixed('#000000', '#ff8040', 0.5)).toBe('#804020')
})

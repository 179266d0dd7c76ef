import { expect, it } from 'vitest'
import { drawable, nightPicture } from './nightPicture.ts'

const NIGHT = {
  mark: '<svg viewBox="0 0 64 64"></svg>',
  ahead: 'Out in front',
  tally: '8 points',
  standings: [
    { place: 1, robot: 0, name: 'Mara & <Co>', points: 8 },
    { place: 2, robot: 1, name: 'Bartholomew the Second', points: 5 },
    { place: 3, robot: 2, name: 'مريم', points: 3 },
    { place: 4, robot: 3, name: 'Ida', points: 1 },
  ],
  badges: ['Best lie', 'Closest race'],
}

it('the picture of a night shows who is ahead, the first three, and the names of its badges', () => {
  const svg = nightPicture(NIGHT)
  for (const text of ['Out in front', 'Mara &amp; &lt;Co&gt;', 'Bartholomew…', 'Best lie', 'Closest race'])
    expect(svg).toContain(`>${text}</text>`)
  expect(svg).not.toContain('Ida')
  expect(svg.match(/v-30l14 13/g)).toHaveLength(1)
  expect(svg).not.toMatch(/var\(|<use/)
})

it('everyone who shares the first place is crowned', () => {
  const standings = NIGHT.standings.map((row) => ({ ...row, place: 1 })).slice(0, 2)
  expect(nightPicture({ ...NIGHT, standings }).match(/v-30l14 13/g)).toHaveLength(2)
})

it('a name with letters that the font lacks is left to the robot’s face', () => {
  expect(nightPicture(NIGHT)).not.toContain('مريم')
  expect([drawable('Zoë', 5), drawable('Łukasz', 9), drawable('Zoë Baker', 5)]).toEqual(['Zoë', null, 'Zoë…'])
})

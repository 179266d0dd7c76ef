import type { Words } from '../../../../routes/[code]/night/words.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

export const words: Words = {
  ahead: 'Out in front',
  tally: (points, wins, matches) =>
    [
      counted(points, 'point', 'points'),
      `${counted(wins, 'win', 'wins')} in ${counted(matches, 'match', 'matches')}`,
    ].join(' · '),
  title: 'Highlights',
  badges: { lie: 'Best lie', race: 'Closest race', bold: 'Boldest move' },
  race: ({ name, other, score, otherScore }) =>
    score === otherScore
      ? `${name} and ${other} both finished on ${score}.`
      : `${name} beat ${other} by ${counted(Math.abs(score - otherScore), 'point', 'points')}: ${score} to ${otherScore}.`,
  moment: 'Watch this moment',
}

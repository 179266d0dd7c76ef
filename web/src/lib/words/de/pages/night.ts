import type { Words } from '../../../../routes/[code]/night/words.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

export const words: Words = {
  ahead: 'Ganz vorn',
  tally: (points, wins, matches) =>
    [
      counted(points, 'Punkt', 'Punkte'),
      `${counted(wins, 'Sieg', 'Siege')} in ${counted(matches, 'Partie', 'Partien')}`,
    ].join(' · '),
  title: 'Höhepunkte',
  badges: { lie: 'Beste Lüge', race: 'Knappstes Rennen', bold: 'Kühnster Zug' },
  race: ({ name, other, score, otherScore }) =>
    score === otherScore
      ? `${name} und ${other} landen beide bei ${score}.`
      : `${name} schlägt ${other} um ${counted(Math.abs(score - otherScore), 'Punkt', 'Punkte')}: ${score} zu ${otherScore}.`,
  moment: 'Moment ansehen',
}

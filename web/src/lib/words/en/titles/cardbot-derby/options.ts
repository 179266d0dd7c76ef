import type { OptionWords } from '#lib/table/title.ts'
import { words as boards } from './boards.ts'

const { workshop, paternoster, carousel, funhouse, roundhouse, turnstile } = boards

export const options: readonly OptionWords[] = [
  {
    key: 'board',
    label: 'Board',
    hint: 'Workshop has one belt, Paternoster two. Carousel adds loops and portals, Funhouse tar and ice. Roundhouse has turntables, Turnstile walls and gates.',
    choices: [
      { value: 'workshop', label: workshop },
      { value: 'paternoster', label: paternoster },
      { value: 'carousel', label: carousel },
      { value: 'funhouse', label: funhouse },
      { value: 'roundhouse', label: roundhouse },
      { value: 'turnstile', label: turnstile },
    ],
    other: {
      label: 'Custom board',
      picture: async (board) => (await import('#games/cardbot-derby/maker/picture.ts')).pictureOf(board),
    },
    link: { label: 'View or change it', href: (board) => `/games/cardbot-derby/boards?board=${board}` },
  },
  {
    key: 'robotsPerPlayer',
    label: 'Robots each',
    hint: 'Auto: two each with two players, otherwise one. The better one counts.',
    choices: [
      { value: 'auto', label: 'Auto' },
      { value: 1, label: '1' },
      { value: 2, label: '2' },
    ],
  },
  {
    key: 'drones',
    label: 'Drones',
    hint: 'Robots that run at random. Auto: one with three players.',
    choices: [{ value: 'auto', label: 'Auto' }, ...[0, 1, 2, 3, 4].map((value) => ({ value, label: String(value) }))],
  },
  {
    key: 'finishOnTarget',
    label: 'The King',
    hint: 'Is touching the King enough, or must a robot be on it when the round ends?',
    choices: [
      { value: false, label: 'Touch it' },
      { value: true, label: 'End on it' },
    ],
  },
  {
    key: 'drawCount',
    label: 'Cards drawn',
    hint: 'You play five. With six or seven, you leave some out.',
    choices: [5, 6, 7].map((value) => ({ value, label: String(value) })),
  },
]

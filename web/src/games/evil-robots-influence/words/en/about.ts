import type { Words } from '../words.ts'

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const about: Words['about'] = {
  name: 'Evil Robots: Influence',
  line: 'Bid for power, turn a coin, and share the pot with whoever turns out to be on your side.',
  minutes: '15–45 min',
  options: [
    {
      key: 'firstDealer',
      label: 'First Dealer',
      hint: 'Who sells the Power Cards of round 1: drawn by lot, or a seat of this table, counted from the top.',
      choices: [
        { value: 'random', label: 'By lot' },
        ...SEATS.map((seat) => ({ value: seat - 1, label: String(seat), seats: seat })),
      ],
    },
  ],
}

import type { OptionWords } from '#lib/table/title.ts'

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const options: readonly OptionWords[] = [
  {
    key: 'firstDealer',
    label: 'First Dealer',
    hint: 'Who sells the Power Cards in round 1: drawn by lot, or a seat at this table, counted from the top.',
    choices: [
      { value: 'random', label: 'By lot' },
      ...SEATS.map((seat) => ({ value: seat - 1, label: String(seat), seats: seat })),
    ],
  },
]

import type { OptionWords } from '#lib/table/title.ts'

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const options: readonly OptionWords[] = [
  {
    key: 'firstDealer',
    label: 'First Dealer',
    hint: 'Who deals in round 1: a random player, or the seat you pick, counted from the top.',
    choices: [
      { value: 'random', label: 'Random' },
      ...SEATS.map((seat) => ({ value: seat - 1, label: String(seat), seats: seat })),
    ],
  },
]

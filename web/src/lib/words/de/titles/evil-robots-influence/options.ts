import type { OptionWords } from '#lib/table/title.ts'

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export const options: readonly OptionWords[] = [
  {
    key: 'firstDealer',
    label: 'Zuerst gibt',
    hint: 'Wer in Runde 1 die Stärkekarten vergibt: ausgelost oder ein Platz an diesem Tisch, von oben gezählt.',
    choices: [
      { value: 'random', label: 'Ausgelost' },
      ...SEATS.map((seat) => ({ value: seat - 1, label: String(seat), seats: seat })),
    ],
  },
]

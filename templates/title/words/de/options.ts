import type { OptionWords } from '#lib/table/title.ts'

export const options: readonly OptionWords[] = [
  {
    key: 'rounds',
    label: 'Runden',
    hint: 'Wie oft ihr eine Karte legt.',
    choices: [
      { value: 3, label: 'Drei' },
      { value: 5, label: 'Fünf' },
    ],
  },
]

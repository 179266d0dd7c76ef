import type { OptionWords } from '#lib/table/title.ts'

export const options: readonly OptionWords[] = [
  {
    key: 'rounds',
    label: 'Rounds',
    hint: 'How often you lay a card.',
    choices: [
      { value: 3, label: 'Three' },
      { value: 5, label: 'Five' },
    ],
  },
]

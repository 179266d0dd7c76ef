import type { OptionWords } from '#lib/table/title.ts'

export const options: readonly OptionWords[] = [
  {
    key: 'sharedCodeMin',
    label: 'Shared Code',
    hint: 'Cards of one suit on a battlefield are worth 5 more together. How many does it take?',
    choices: [
      { value: 2, label: 'Two or more' },
      { value: 1, label: 'One is enough' },
    ],
  },
]

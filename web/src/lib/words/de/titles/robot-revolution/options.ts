import type { OptionWords } from '#lib/table/title.ts'

export const options: readonly OptionWords[] = [
  {
    key: 'sharedCodeMin',
    label: 'Gleicher Code',
    hint: 'Karten einer Farbe auf einem Schlachtfeld zählen zusammen 5 mehr. Wie viele müssen es sein?',
    choices: [
      { value: 2, label: 'Zwei oder mehr' },
      { value: 1, label: 'Eine genügt' },
    ],
  },
]

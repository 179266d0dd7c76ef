import type { OptionWords } from '#lib/table/title.ts'

export const options: readonly OptionWords[] = [
  {
    key: 'rounds',
    label: 'Rounds',
    hint: 'About five minutes each. Even in twelve, no picture comes twice.',
    choices: [1, 2, 4, 6, 8, 12].map((value) => ({ value, label: String(value) })),
  },
  {
    key: 'server',
    label: 'Server card',
    hint: 'One card more than players: the Robot may lie in the Server, and then all are Human. Without it, one of you always is the Robot.',
    choices: [
      { value: true, label: 'With' },
      { value: false, label: 'Without' },
    ],
  },
  {
    key: 'objections',
    label: 'Objections',
    hint: 'Words that break the rules can be struck by more than half of the others.',
    choices: [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ],
  },
  {
    key: 'language',
    label: 'Words in',
    hint: 'Whose numbers and plurals the table knows. You may say words in any language.',
    choices: [
      { value: 'en', label: 'English' },
      { value: 'de', label: 'Deutsch' },
    ],
  },
]

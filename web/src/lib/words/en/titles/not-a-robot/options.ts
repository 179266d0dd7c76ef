import type { OptionWords } from '#lib/table/title.ts'

export const options: readonly OptionWords[] = [
  {
    key: 'rounds',
    label: 'Rounds',
    hint: 'About five minutes each. Even in twelve, no picture comes up twice.',
    choices: [1, 2, 4, 6, 8, 12].map((value) => ({ value, label: String(value) })),
  },
  {
    key: 'server',
    label: 'Server card',
    hint: 'One more card than players: the Robot can end up in the Server, and then you’re all Human. Without it, one of you is always the Robot.',
    choices: [
      { value: true, label: 'On' },
      { value: false, label: 'Off' },
    ],
  },
  {
    key: 'objections',
    label: 'Objections',
    hint: 'More than half of the others can strike a word that breaks the rules.',
    choices: [
      { value: true, label: 'On' },
      { value: false, label: 'Off' },
    ],
  },
  {
    key: 'language',
    label: 'Check words in',
    hint: 'The table spots numbers and plurals in this language. You can use any.',
    choices: [
      { value: 'en', label: 'English' },
      { value: 'de', label: 'Deutsch' },
    ],
  },
]

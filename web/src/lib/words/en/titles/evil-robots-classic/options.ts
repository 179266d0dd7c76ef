import type { OptionWords } from '#lib/table/title.ts'

export const options: readonly OptionWords[] = [
  {
    key: 'target',
    label: 'Points to win',
    hint: 'First to reach this many, alone in the lead.',
    choices: [5, 10, 15, 20].map((value) => ({ value, label: String(value) })),
  },
  {
    key: 'winPoints',
    label: 'Points a round',
    hint: 'What everyone on the winning team gets.',
    choices: [
      { value: 1, label: '1' },
      { value: 2, label: '2' },
      { value: 3, label: '3' },
    ],
  },
  {
    key: 'npc',
    label: 'Extra robot',
    hint: 'Number Five sits in: power 5, starts Neutral. It takes no turns, but counts for its team.',
    choices: [
      { value: 'auto', label: 'With 3 or 4' },
      { value: 'on', label: 'Always' },
      { value: 'off', label: 'Never' },
    ],
  },
  {
    key: 'robotDecks',
    label: 'Robot decks',
    hint: 'One deck has each robot once. With more, the same robot can turn up twice.',
    choices: [
      { value: 'one', label: 'One' },
      { value: 'two', label: 'Two' },
      { value: 'own', label: 'One each' },
    ],
  },
  {
    key: 'powerDecks',
    label: 'Power decks',
    hint: 'One deck has each power from 1 to 9 twice.',
    choices: [
      { value: 'one', label: 'One' },
      { value: 'two', label: 'Two' },
      { value: 'own', label: 'One each' },
    ],
  },
  {
    key: 'roundCap',
    label: 'Maximum rounds',
    hint: 'If nobody has won by then, the top score wins.',
    choices: [10, 20, 40, 99].map((value) => ({ value, label: String(value) })),
  },
]

import type { OptionWords } from '#lib/table/title.ts'

export const options: readonly OptionWords[] = [
  {
    key: 'target',
    label: 'Punkte zum Sieg',
    hint: 'Wer sie zuerst hat und allein vorn liegt, gewinnt.',
    choices: [5, 10, 15, 20].map((value) => ({ value, label: String(value) })),
  },
  {
    key: 'winPoints',
    label: 'Punkte je Runde',
    hint: 'So viel bekommen alle im Siegerteam.',
    choices: [
      { value: 1, label: '1' },
      { value: 2, label: '2' },
      { value: 3, label: '3' },
    ],
  },
  {
    key: 'npc',
    label: 'Zusatzroboter',
    hint: 'Nummer Fünf sitzt dabei: Stärke 5, zuerst neutral. Kein Zug, aber er zählt für sein Team.',
    choices: [
      { value: 'auto', label: 'Bei 3 oder 4' },
      { value: 'on', label: 'Immer' },
      { value: 'off', label: 'Nie' },
    ],
  },
  {
    key: 'robotDecks',
    label: 'Roboterstapel',
    hint: 'In einem Stapel ist jeder Roboter einmal. Bei mehr Stapeln kann derselbe doppelt vorkommen.',
    choices: [
      { value: 'one', label: 'Einer' },
      { value: 'two', label: 'Zwei' },
      { value: 'own', label: 'Je einer' },
    ],
  },
  {
    key: 'powerDecks',
    label: 'Stärkestapel',
    hint: 'In einem Stapel ist jede Stärke von 1 bis 9 zweimal.',
    choices: [
      { value: 'one', label: 'Einer' },
      { value: 'two', label: 'Zwei' },
      { value: 'own', label: 'Je einer' },
    ],
  },
  {
    key: 'roundCap',
    label: 'Runden höchstens',
    hint: 'Steht bis dahin kein Sieger fest, gewinnt, wer vorn liegt.',
    choices: [10, 20, 40, 99].map((value) => ({ value, label: String(value) })),
  },
]

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
    key: 'decks',
    label: 'Stapel',
    hint: 'In einem Stapel ist jeder Roboter einmal, jede Stärke zweimal. Bei mehr Stapeln kann ein Roboter doppelt vorkommen.',
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

import type { OptionWords } from '#lib/table/title.ts'

export const options: readonly OptionWords[] = [
  {
    key: 'rounds',
    label: 'Runden',
    hint: 'Jede dauert etwa fünf Minuten. Auch in zwölf kommt kein Bild doppelt.',
    choices: [1, 2, 4, 6, 8, 12].map((value) => ({ value, label: String(value) })),
  },
  {
    key: 'server',
    label: 'Serverkarte',
    hint: 'Eine Karte mehr als Spieler: Liegt der Roboter im Server, seid ihr alle Menschen. Ohne die Karte ist immer einer von euch der Roboter.',
    choices: [
      { value: true, label: 'An' },
      { value: false, label: 'Aus' },
    ],
  },
  {
    key: 'objections',
    label: 'Einsprüche',
    hint: 'Mehr als die Hälfte der anderen kann ein Wort streichen, das gegen die Regeln verstößt.',
    choices: [
      { value: true, label: 'An' },
      { value: false, label: 'Aus' },
    ],
  },
  {
    key: 'language',
    label: 'Wörter auf',
    hint: 'Damit der Tisch Zahlwörter und Mehrzahlen erkennt. Eure Wörter dürfen aus jeder Sprache sein.',
    choices: [
      { value: 'en', label: 'Englisch' },
      { value: 'de', label: 'Deutsch' },
    ],
  },
]

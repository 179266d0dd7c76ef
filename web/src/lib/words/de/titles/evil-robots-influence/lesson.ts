import type { LessonWords } from '#games/evil-robots-influence/lesson/words.ts'

export const words: LessonWords = {
  label: 'Eine Runde zum Mitspielen',
  steps: {
    hand: {
      title: 'Willst du die 5?',
      text: 'Deine verdeckte Münze ist gut, das weißt nur du. Die offene ist böse, also bist du noch neutral. Stärkekarten werden von hoch nach niedrig angeboten. Heb die Hand für die 5.',
      hint: 'Stärke kannst du brauchen. Heb die Hand.',
    },
    offer: {
      title: 'Telly will sie auch',
      text: 'Also macht ihr beide ein versiegeltes Gebot, und Trundle als Geber entscheidet. Nur wer die Karte bekommt, zahlt, und zwar an Trundle. Biete ein Juwel.',
      hint: 'Vielleicht bietet Telly auch nichts. Biete ein Juwel.',
    },
    coin: {
      title: 'Deine Karte, dein Zug',
      text: 'Du hast die 5 und drei Marken: Die erste Karte der Runde bringt eine mehr. Zwei gleiche Münzen ergeben eine Seite. Dreh deine offene für eine Marke, dann bist du gut.',
      hint: 'Dreh erst deine eigene Münze, das kostet eine Marke.',
    },
    giant: {
      title: 'Spiel eine Roboterkarte',
      text: 'Bei der linken geht es um Münzen, bei der rechten um Stärke. Der Lehmriese gibt dir in dieser Runde 4 Stärke dazu, für eine Marke. Spiel deine rechte Karte.',
      hint: 'Spiel jetzt deine rechte Karte, den Lehmriesen.',
    },
    keep: {
      title: 'Heb eine Marke auf',
      text: 'Du bist gut und hast Stärke 9. Eine Marke ist noch da. Heb sie für die Enthüllung auf: Dann kannst du deine linke Karte spielen. Beende deinen Zug.',
      hint: 'Diese Marke brauchst du in der Enthüllung. Beende deinen Zug.',
    },
    telly: {
      title: 'Telly hat deine Münze gedreht',
      text: 'Sonst wollte niemand die 3, also hat Telly sie umsonst bekommen. Dann hat Telly zwei Marken bezahlt und deine offene Münze gedreht. Jetzt bist du neutral, und deine 9 zählt nicht.',
    },
    flute: {
      title: 'Die Enthüllung',
      text: 'Trundle bekam die letzte Karte, eine Null. Wer noch Marken hat, kann jetzt eine Enthüllungskarte spielen. Dein Flötenhirte dreht eine offene Münze. Dreh deine zurück auf Gut.',
      hint: 'Deine eigene Münze hat es nötig. Spiel den Flötenhirten für sie.',
    },
    counted: {
      title: 'Gut gewinnt 9 zu 3',
      text: 'Alle verdeckten Münzen liegen offen. Telly ist böse mit 3, du bist gut mit 9, und Trundle ist auch gut, mit null. Die höhere Summe gewinnt, und zwar für alle auf dieser Seite.',
    },
    split: {
      title: 'Teilt den Topf',
      text: 'Du und Trundle teilt euch 4 Juwelen, und ihr müsst euch einig sein. Sonst gibt es je eins, und der Rest ist verloren. Trundle schlägt je zwei vor. Stimm zu.',
      hint: 'Mit weniger ist Trundle nicht einverstanden. Nimm je zwei an.',
    },
  },
  won: {
    title: 'Das war eine Runde',
    text: 'Deine zwei Juwelen sind Einfluss. Hat jemand 10, ist die Partie aus, und der meiste Einfluss gewinnt. Du hattest die erste Karte: Nächste Runde gibst du und bekommst die Gebote.',
  },
  next: 'Weiter',
  fromStart: 'Von vorn',
}

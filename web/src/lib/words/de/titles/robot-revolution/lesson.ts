import type { LessonWords } from '#games/robot-revolution/lesson/words.ts'

export const words: LessonWords = {
  label: 'Eine Partie zum Mitspielen',
  steps: {
    keep: {
      title: 'Fünf Karten auf der Hand',
      text: 'Zahlen zählen, was draufsteht, Bube 11, Dame 12, König 13, Ass 14. Vor Runde 1 darfst du einmal alle fünf tauschen. Diese sind gut: Behalte sie.',
      hint: 'Diese fünf brauchst du noch. Behalte sie.',
    },
    up: {
      title: 'Eine offen',
      text: 'Jede Runde beginnt mit einer Karte, die alle sehen. Eine mittlere verrät wenig: Tipp deine Sieben an, dann Schlachtfeld 2, dann „Auf 2 spielen“.',
      hint: 'Versuch es mit der Pik-Sieben auf Schlachtfeld 2.',
    },
    down: {
      title: 'Zwei verdeckt',
      text: 'Telly antwortet mit einer Dame: 12 gegen deine 7. Leg die Sechs auch auf 2, das macht 13, und die Vier auf 4, wo niemand ist. Dann schick sie los.',
      hint: 'Versuch es mit der Sechs auf 2 und der Vier auf 4.',
    },
    held: {
      title: 'Du hältst zwei Schlachtfelder',
      text: 'Auf 2 schlägt deine 13 die 12, und auf 4 war niemand. Deine erste Karte dort bleibt liegen, quer: Sie hält das Feld. Telly hält 1 mit einer Neun.',
    },
    face: {
      title: 'Lass nichts unbeantwortet',
      text: 'Ihr habt je drei neue Karten, und Telly spielt einen König auf 2. Halt erst die Neun auf: Gewinnt sie noch einmal, bricht Telly durch. Spiel deinen Buben auf 1.',
      hint: 'Versuch es mit dem Kreuz-Buben auf Schlachtfeld 1.',
    },
    noble: {
      title: 'Eine Bildkarte bringt noch eine',
      text: 'Das ist Adel: Nach Bube, Dame oder König spielst du gleich noch eine. Leg eine Sieben zu deiner Sieben auf 2. Ein Paar zählt seine Zahl noch einmal: 21.',
      hint: 'Noch nicht: Spiel die Kreuz-Sieben auf Schlachtfeld 2.',
    },
    rest: {
      title: 'Zwei verdeckt, wie du magst',
      text: 'Telly hat eine Karte auf 3 gelegt und eine auf 5. Du siehst wo, aber nicht welche. Leg zwei deiner drei Karten, wohin du willst.',
    },
    broken: {
      title: 'Zweimal durchgebrochen',
      text: 'Du hast 2 und 4 zweimal hintereinander gewonnen. Jedes Mal verliert Telly einen General und nimmt ihn auf die Hand: Wer verliert, wird stärker. Und dein Bube hält die 1.',
    },
    last: {
      title: 'Der letzte Schlag',
      text: 'Ein paar Runden später hat Telly keinen General mehr. Brich noch einmal durch, und Telly fällt. Deine Neun hält 3, aber dort liegt ein König: Du brauchst mehr als 13.',
    },
    blow: {
      title: 'Mehr als 13 auf der 3',
      text: 'Jetzt zwei verdeckt. Deine Neun zählt mit. Ein Paar zählt seine Zahl noch einmal, und Karten von nur einer Farbe bekommen 5 dazu. Ein Gleichstand räumt das Feld.',
    },
  },
  won: {
    title: 'Die Revolution gehört dir',
    text: 'Telly musste einen General verlieren und hatte keinen mehr. An eurem Tisch dauert das vier bis acht Runden, und bis zu sechs spielen mit.',
  },
  missed: {
    title: 'Telly steht noch',
    text: 'Du brauchst mehr als 13 auf Schlachtfeld 3, deine Neun mitgezählt. Versuch es noch einmal mit denselben Karten.',
  },
  next: 'Weiter',
  retry: 'Noch einmal',
  fromStart: 'Von vorn',
}

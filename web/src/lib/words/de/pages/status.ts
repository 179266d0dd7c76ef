import type { Words } from '../../../../routes/status/words.ts'

export const words: Words = {
  title: 'Status',
  text: 'Ob die Tische antworten, wie viel los ist und was hilft, wenn eurer nicht antwortet.',
  again: 'Diese Seite schaut jede halbe Minute wieder nach.',
  verdicts: {
    fine: { title: 'Alles läuft', text: 'Die Tische antworten, und alles drum herum auch.' },
    partly: {
      title: 'Spielen geht, aber etwas fehlt',
      text: 'Die Tische antworten. Was nicht antwortet, steht unten.',
    },
    down: {
      title: 'Die Tische antworten nicht',
      text: 'Es liegt an uns, nicht an dir. Jeder Zug ist gespeichert: An eurem Tisch geht es genau da weiter, wo ihr wart.',
    },
    unreached: {
      title: 'Dieses Gerät erreicht uns nicht',
      text: 'Prüf dein Netz. Diese Seite versucht es weiter.',
    },
    unknown: {
      title: 'Das wissen wir gerade nicht',
      text: 'Als wir nachsahen, hat nichts geantwortet. Versuch es in einer Minute wieder.',
    },
  },
  parts: {
    title: 'Im Einzelnen',
    rooms: 'Tische',
    list: 'Öffentliche Tische',
    archive: 'Wiederholungen',
    up: 'in Ordnung',
    down: 'antwortet nicht',
    none: 'nur am jeweiligen Tisch',
  },
  now: {
    title: 'Zurzeit',
    open: 'Tische in Gebrauch',
    playing: 'laufende Partien',
    atLeast: (count) => (count === 0 ? 'weniger als 5' : `mindestens ${count}`),
    steps: 'Gerundet, über die letzten Minuten: Kein einzelner Tisch ist darin zu erkennen.',
    unknown: 'Der Zähler antwortet nicht, darum gibt es gerade keine Zahlen. Die Tische laufen auch ohne.',
    moves: (minutes, median, worst) =>
      `In den letzten ${minutes} Minuten war die Hälfte aller Züge ${median} gespeichert, der langsamste ${worst}.`,
    within: (ms) => (ms === null ? 'nach mehr als 5 s' : `nach höchstens ${ms < 1000 ? `${ms} ms` : `${ms / 1000} s`}`),
    quiet: 'Es wird zu wenig gespielt, um zu sagen, wie lange ein Zug dauert.',
    way: (ms) => `Von diesem Gerät zu uns und zurück: ${ms} ms.`,
  },
  stuck: {
    title: 'Wenn euer Tisch nicht antwortet',
    steps: [
      {
        do: 'Kurz warten.',
        why: 'Ist die Verbindung weg, sagt die Seite das und versucht es von selbst wieder. Was du inzwischen drückst, bleibt erhalten und wird dann gesendet.',
      },
      {
        do: 'Die Seite neu laden.',
        why: 'Dein Platz bleibt dir: Der Tisch kennt diesen Browser und weiß noch alles, was gespielt wurde.',
      },
      {
        do: 'Das Netz wechseln.',
        why: 'WLAN aus, oder an. Manche Büros und Hotels blockieren Live-Verbindungen.',
      },
      {
        do: 'Den anderen Bescheid geben.',
        why: 'Der Gastgeber kann die Partie anhalten oder einen Bot für dich spielen lassen, bis du wieder da bist.',
      },
      {
        do: 'Kein Tisch mit eurem Code?',
        why: 'Dann stimmt ein Buchstabe nicht, oder der Tisch wurde abgeräumt, oder dort hat 30 Tage niemand gespielt.',
      },
    ],
  },
  live: {
    title: 'Was hier läuft',
    build: 'Gebaut',
    protocol: 'Protokoll',
    rules: (title) => `Regeln von ${title}`,
    version: (n) => `Fassung ${n}`,
  },
  json: 'Dasselbe für Programme',
}

import type { Language } from '#lib/words/language.ts'
import type { Verdict } from './verdict.ts'

interface Words {
  title: string
  text: string
  again: string
  verdicts: Readonly<Record<Verdict, { title: string; text: string }>>
  parts: { title: string; rooms: string; list: string; archive: string; up: string; down: string; none: string }
  now: {
    title: string
    open: string
    playing: string
    atLeast: (count: number) => string
    steps: string
    unknown: string
    moves: (minutes: number, median: string, worst: string) => string
    within: (ms: number | null) => string
    quiet: string
    way: (ms: number) => string
  }
  stuck: { title: string; steps: readonly { do: string; why: string }[] }
  live: {
    title: string
    build: string
    protocol: string
    rules: (title: string) => string
    version: (n: number) => string
  }
  json: string
}

export const STATUS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Is everything up?',
    text: 'Whether tables answer, how much is going on, and what to do if yours does not.',
    again: 'This page looks again every half minute.',
    verdicts: {
      fine: { title: 'All is well', text: 'Tables answer, and so does what lies around them.' },
      partly: { title: 'You can play, but something is down', text: 'Tables answer. What does not is marked below.' },
      down: {
        title: 'Tables do not answer',
        text: 'It is us, not you. What was played is written down, and your table goes on from there.',
      },
      unreached: {
        title: 'This device does not reach us',
        text: 'Have a look at your network. This page goes on trying.',
      },
      unknown: { title: 'We cannot say just now', text: 'Nothing answered when we looked. Try again in a minute.' },
    },
    parts: {
      title: 'Part by part',
      rooms: 'Tables',
      list: 'Public tables',
      archive: 'Replays',
      up: 'up',
      down: 'does not answer',
      none: 'kept at their tables only',
    },
    now: {
      title: 'Just now',
      open: 'tables in use',
      playing: 'matches running',
      atLeast: (count) => (count === 0 ? 'fewer than 5' : `at least ${count}`),
      steps: 'Told in steps, over the last minutes: no single table shows in it.',
      unknown: 'The count does not answer, so there are no numbers just now. Tables do not need it.',
      moves: (minutes, median, worst) =>
        `In the last ${minutes} minutes half of all moves were written ${median}, the slowest ${worst}.`,
      within: (ms) => (ms === null ? 'in more than 5 s' : `within ${ms < 1000 ? `${ms} ms` : `${ms / 1000} s`}`),
      quiet: 'Too little is being played to say how long a move takes.',
      way: (ms) => `From this device to us and back: ${ms} ms.`,
    },
    stuck: {
      title: 'If your table does not answer',
      steps: [
        {
          do: 'Wait a moment.',
          why: 'A page that has lost its line says so, and calls again by itself. What you pressed meanwhile is kept, and sent then.',
        },
        {
          do: 'Reload the page.',
          why: 'Your seat stays yours: the table knows this browser, and all that was played lies with the table.',
        },
        { do: 'Change the network.', why: 'Wi-Fi off, or on. Some offices and hotels let no live pages through.' },
        {
          do: 'Tell the others.',
          why: 'Whoever holds the lamp can pause the match, or have a tin robot play for you until you are back.',
        },
        {
          do: 'No table under your code?',
          why: 'Then a letter is wrong, or its host has cleared it away, or nobody has played there for 30 days.',
        },
      ],
    },
    live: {
      title: 'What runs here',
      build: 'Built',
      protocol: 'Protocol',
      rules: (title) => `Rules of ${title}`,
      version: (n) => `version ${n}`,
    },
    json: 'The same for programs',
  },
  de: {
    title: 'Läuft alles?',
    text: 'Ob die Tische antworten, wie viel los ist, und was zu tun ist, wenn eurer es nicht tut.',
    again: 'Diese Seite schaut jede halbe Minute wieder nach.',
    verdicts: {
      fine: { title: 'Alles läuft', text: 'Die Tische antworten, und was um sie herum ist, auch.' },
      partly: {
        title: 'Spielen geht, aber etwas fehlt',
        text: 'Die Tische antworten. Was nicht antwortet, steht unten.',
      },
      down: {
        title: 'Die Tische antworten nicht',
        text: 'Es liegt an uns, nicht an dir. Was gespielt wurde, ist aufgeschrieben, und euer Tisch macht dort weiter.',
      },
      unreached: {
        title: 'Dieses Gerät erreicht uns nicht',
        text: 'Schau nach deinem Netz. Diese Seite versucht es weiter.',
      },
      unknown: {
        title: 'Das wissen wir gerade nicht',
        text: 'Als wir nachsahen, hat nichts geantwortet. Versuch es in einer Minute wieder.',
      },
    },
    parts: {
      title: 'Stück für Stück',
      rooms: 'Tische',
      list: 'Öffentliche Tische',
      archive: 'Wiederholungen',
      up: 'in Ordnung',
      down: 'antwortet nicht',
      none: 'nur an ihren Tischen',
    },
    now: {
      title: 'Gerade eben',
      open: 'Tische in Gebrauch',
      playing: 'laufende Partien',
      atLeast: (count) => (count === 0 ? 'weniger als 5' : `mindestens ${count}`),
      steps: 'In Stufen, über die letzten Minuten: Kein einzelner Tisch ist darin zu sehen.',
      unknown: 'Die Zählung antwortet nicht, darum gibt es gerade keine Zahlen. Die Tische brauchen sie nicht.',
      moves: (minutes, median, worst) =>
        `In den letzten ${minutes} Minuten war die Hälfte aller Züge ${median} geschrieben, der langsamste ${worst}.`,
      within: (ms) =>
        ms === null ? 'nach mehr als 5 s' : `nach höchstens ${ms < 1000 ? `${ms} ms` : `${ms / 1000} s`}`,
      quiet: 'Es wird zu wenig gespielt, um zu sagen, wie lange ein Zug dauert.',
      way: (ms) => `Von diesem Gerät zu uns und zurück: ${ms} ms.`,
    },
    stuck: {
      title: 'Wenn euer Tisch nicht antwortet',
      steps: [
        {
          do: 'Kurz warten.',
          why: 'Eine Seite, die ihre Leitung verloren hat, sagt das und ruft von selbst wieder an. Was du inzwischen gedrückt hast, bleibt erhalten und wird dann geschickt.',
        },
        {
          do: 'Die Seite neu laden.',
          why: 'Dein Platz bleibt deiner: Der Tisch kennt diesen Browser, und alles Gespielte liegt beim Tisch.',
        },
        {
          do: 'Das Netz wechseln.',
          why: 'WLAN aus, oder an. Manche Büros und Hotels lassen keine lebendigen Seiten durch.',
        },
        {
          do: 'Den anderen Bescheid geben.',
          why: 'Wer die Lampe hat, kann die Partie anhalten oder einen Blechroboter für dich spielen lassen, bis du wieder da bist.',
        },
        {
          do: 'Kein Tisch unter eurem Code?',
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
  },
}

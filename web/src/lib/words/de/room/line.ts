import type { words as en } from '#lib/words/en/room/line.ts'

export const words: typeof en = {
  dropped: 'Die Verbindung ist weg. Wir versuchen es weiter …',
  tries: (tries, seconds) => `Versuch ${tries}, der nächste in ${seconds} s.`,
  trying: (tries) => `Versuch ${tries}.`,
  kept: 'Dein Platz bleibt dir.',
  now: 'Jetzt versuchen',
  streamed: 'Dieses Netz blockiert WebSockets. Es geht ohne sie weiter, vielleicht etwas langsamer.',
  waiting: 'Was du gedrückt hast, wird noch gesendet.',
  whatCame: 'Während du weg warst',
  missed: (lines) => `Während du weg warst: ${lines} ${lines === 1 ? 'neue Zeile' : 'neue Zeilen'} im Verlauf.`,
  late: 'Deine Antwort kam zu spät: Der Tisch war schon weiter.',
  read: 'Lesen',
  back: 'Du bist wieder da',
  /** The clock has played for the reader, or they count as away though their page is open. */
  here: {
    act: 'Ich bin da',
    next: 'Läuft deine Zeit gleich noch einmal ab, giltst du als „nicht da“.',
    away: 'Du giltst als „nicht da“',
    bot: 'Ein Bot spielt für dich',
    back: 'Drück irgendetwas, und du bist wieder da.',
  },
}

import type { Language } from '#lib/words/language.ts'

const en = {
  dropped: 'The line dropped. Calling back …',
  tries: (tries: number, seconds: number) => `Try ${tries}, next in ${seconds} s.`,
  trying: (tries: number) => `Try ${tries}.`,
  kept: 'Your seat is kept.',
  now: 'Try now',
  back: 'You are back',
  waiting: 'What you pressed will be sent.',
  whatCame: 'While you were away',
  missed: (lines: number) => `While you were away: ${lines} ${lines === 1 ? 'new line' : 'new lines'} in the log.`,
  late: 'Your answer came too late: the table had moved on.',
  read: 'Read',
}
const de: typeof en = {
  dropped: 'Die Leitung ist weg. Wir rufen zurück …',
  tries: (tries, seconds) => `Versuch ${tries}, der nächste in ${seconds} s.`,
  trying: (tries) => `Versuch ${tries}.`,
  kept: 'Dein Platz bleibt dir.',
  now: 'Jetzt versuchen',
  waiting: 'Was du gedrückt hast, wird noch gesendet.',
  whatCame: 'Während du weg warst',
  missed: (lines) => `Während du weg warst: ${lines} ${lines === 1 ? 'neue Zeile' : 'neue Zeilen'} im Verlauf.`,
  late: 'Deine Antwort kam zu spät: Der Tisch war schon weiter.',
  read: 'Lesen',
  back: 'Du bist wieder da',
}

/** What is said of a line that drops and comes back. */
export const LINE: Readonly<Record<Language, typeof en>> = { en, de }

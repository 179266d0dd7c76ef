import type { Language } from '#lib/words/language.ts'

export interface OfflineWords {
  title: string
  text: string
  again: string
  kept: string
  note: string
}

export const OFFLINE: Readonly<Record<Language, OfflineWords>> = {
  en: {
    title: 'No line to Robot Night',
    text: 'Your device is offline, or the table cannot be reached. Your seat is kept: come back when the line is there.',
    again: 'Try again',
    kept: 'These come without a line',
    note: 'if you have opened them here before.',
  },
  de: {
    title: 'Keine Leitung zu Robot Night',
    text: 'Dein Gerät ist offline, oder der Tisch ist nicht zu erreichen. Dein Platz bleibt dir: Komm wieder, sobald die Leitung steht.',
    again: 'Noch einmal versuchen',
    kept: 'Das geht auch ohne Leitung',
    note: 'wenn du es hier schon einmal geöffnet hast.',
  },
}

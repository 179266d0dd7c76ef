import type { OfflineWords } from '../../../../routes/offline/words.ts'

export const words: OfflineWords = {
  title: 'Keine Leitung zu Robot Night',
  text: 'Dein Gerät ist offline, oder der Tisch ist nicht zu erreichen. Dein Platz bleibt dir: Komm wieder, sobald die Leitung steht.',
  again: 'Noch einmal versuchen',
  kept: 'Das geht auch ohne Leitung',
  note: 'wenn du es hier schon einmal geöffnet hast.',
}

import type { OfflineWords } from '../../../../routes/offline/words.ts'

export const words: OfflineWords = {
  title: 'Keine Verbindung zu Robot Night',
  text: 'Dein Gerät ist offline, oder der Tisch ist nicht zu erreichen. Dein Platz bleibt dir: Komm wieder, sobald die Verbindung steht.',
  again: 'Noch einmal versuchen',
  kept: 'Das geht auch ohne Verbindung',
  note: 'wenn du es hier schon einmal geöffnet hast.',
}

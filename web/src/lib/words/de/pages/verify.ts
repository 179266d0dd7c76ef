import type { Words } from '../../../../routes/verify/words.ts'

export const words: Words = {
  title: 'Gesicherte Aufzeichnung prüfen',
  text: 'Hast du die Aufzeichnung einer Partie gesichert? Hier siehst du, ob sie vollständig ist und ob die Karten fair gegeben wurden. Die Datei bleibt auf diesem Gerät: Sie wird nirgendwohin geschickt.',
  choose: 'Datei auswählen',
  again: 'Andere Datei auswählen',
  from: 'Ihr Name beginnt mit robot-night. Sie kommt von „Aufzeichnung sichern“ auf der Seite einer Wiederholung.',
  chosen: (name) => `Datei: ${name}`,
}

import type { Language } from '#lib/words/language.ts'

interface Words {
  title: string
  text: string
  choose: string
  again: string
  from: string
  chosen: (name: string) => string
}

export const CHECK: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Check a saved record',
    text: 'Whoever saved the record of a match can see here whether it is whole, and whether the cards were dealt fairly. The file stays on this device: it is sent nowhere.',
    choose: 'Choose the file',
    again: 'Choose another file',
    from: 'Its name begins with robot-night. It comes from “Save the record” on the page of a replay.',
    chosen: (name) => `File: ${name}`,
  },
  de: {
    title: 'Gesicherte Aufzeichnung prüfen',
    text: 'Wer die Aufzeichnung einer Partie gesichert hat, sieht hier, ob sie heil ist und ob die Karten fair gegeben wurden. Die Datei bleibt auf diesem Gerät: Sie wird nirgendwohin geschickt.',
    choose: 'Datei auswählen',
    again: 'Andere Datei auswählen',
    from: 'Ihr Name beginnt mit robot-night. Sie kommt von „Aufzeichnung sichern“ auf der Seite einer Wiederholung.',
    chosen: (name) => `Datei: ${name}`,
  },
}

import type { Closed } from '../../../../routes/[code]/words/closed.ts'

export const words: Closed = {
  outdated: {
    title: 'Robot Night wurde aktualisiert',
    text: 'Lade die Seite neu, dann geht es weiter. Nichts ist verloren.',
    act: 'Neu laden',
  },
  gone: {
    title: 'Dieser Tisch wurde abgeräumt',
    text: 'Nach dem letzten Zug bleibt ein Tisch noch 30 Tage stehen.',
    act: 'Tisch öffnen',
  },
  sentHome: {
    title: 'Der Gastgeber hat dich nach Hause geschickt',
    text: 'Dein Platz ist wieder frei. Zuschauen darfst du weiter, wie alle.',
    act: 'Zuschauen',
  },
  shut: {
    title: 'An diesem Tisch gibt es keine Zuschauer',
    text: 'Nur wer einen Platz hat, sieht ihn. Bitte den Gastgeber um eine Einladung.',
    act: 'Noch einmal versuchen',
  },
  banned: {
    title: 'Dieser Tisch ist für dich gesperrt',
    text: 'Der Gastgeber hat dieses Gerät vom Tisch verbannt.',
    act: 'Tisch öffnen',
  },
  signedOut: {
    title: 'Dieses Gerät wurde abgemeldet',
    text: 'Du bist noch auf einem anderen deiner Geräte angemeldet. Hier kannst du zuschauen.',
    act: 'Zuschauen',
  },
  tooManyDevices: {
    title: 'Du bist zu oft gleichzeitig hier',
    text: 'Diese Seite war am längsten still und hat einer anderen Platz gemacht. Dir ist nichts verloren gegangen.',
    act: 'Hier weitermachen',
  },
  tooManyWatchers: {
    title: 'Gerade schauen zu viele zu',
    text: 'Versuch es in einer Weile noch einmal.',
    act: 'Noch einmal versuchen',
  },
  tooLarge: {
    title: 'Das war zu viel auf einmal',
    text: 'Die Verbindung wurde getrennt. Dir ist nichts verloren gegangen.',
    act: 'Zurück an den Tisch',
  },
  abuse: {
    title: 'Das war zu schnell für den Tisch',
    text: 'Diese Seite hat mehr geschickt, als der Tisch verträgt; die Verbindung wurde getrennt.',
    act: 'Zurück an den Tisch',
  },
}

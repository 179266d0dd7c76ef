import type { Closed } from '../../../../routes/[code]/words/closed.ts'

export const words: Closed = {
  outdated: {
    title: 'Robot Night wurde erneuert',
    text: 'Lade die Seite neu, dann geht es weiter. Nichts ist verloren.',
    act: 'Neu laden',
  },
  gone: {
    title: 'Dieser Tisch wurde abgeräumt',
    text: 'Ein Raum bleibt 30 Tage nach dem letzten Zug bestehen.',
    act: 'Raum öffnen',
  },
  sentHome: {
    title: 'Der Gastgeber hat dich nach Hause geschickt',
    text: 'Dein Platz ist wieder frei. Zuschauen darfst du weiter, wie alle.',
    act: 'Zuschauen',
  },
  shut: {
    title: 'Dieser Tisch spielt unter sich',
    text: 'Nur wer einen Platz hat, sieht ihn. Bitte den Gastgeber, dich hereinzulassen.',
    act: 'Noch einmal versuchen',
  },
  banned: {
    title: 'Dieser Tisch ist dir verschlossen',
    text: 'Der Gastgeber hat dieses Gerät aus dem Raum verbannt.',
    act: 'Raum öffnen',
  },
  signedOut: {
    title: 'Dieses Gerät wurde abgemeldet',
    text: 'Dein Platz ist auf einem anderen Gerät von dir offen. Hier kannst du zuschauen.',
    act: 'Zuschauen',
  },
  tooManyDevices: {
    title: 'Dein Platz ist an vielen Stellen offen',
    text: 'Diese Seite war am längsten still und hat einer anderen Platz gemacht. Von dir ist nichts verloren.',
    act: 'Hier weitermachen',
  },
  tooManyWatchers: {
    title: 'Der Raum ist voller Zuschauer',
    text: 'Mehr können gerade nicht zuschauen. Versuch es in einer Weile noch einmal.',
    act: 'Noch einmal versuchen',
  },
  tooLarge: {
    title: 'Das war zu viel auf einmal',
    text: 'Die Leitung wurde getrennt. Von dir ist nichts verloren.',
    act: 'Zurückkommen',
  },
  abuse: {
    title: 'Das war zu schnell für den Tisch',
    text: 'Diese Seite hat mehr geschickt, als der Raum verträgt; die Leitung wurde getrennt.',
    act: 'Zurückkommen',
  },
}

import type { Ended } from '#lib/net/line.ts'
import type { Language } from '#lib/words/language.ts'

type Closed = Record<Ended, { title: string; text: string; act: string }>

const en: Closed = {
  outdated: {
    title: 'Robot Night has been updated',
    text: 'Load the page again to go on. Nothing is lost.',
    act: 'Load again',
  },
  gone: {
    title: 'This table has been cleared away',
    text: 'A room is kept for 30 days after its last move.',
    act: 'Make a room',
  },
  sentHome: {
    title: 'The host sent you home',
    text: 'Your seat is free again. You may still watch, as everybody may.',
    act: 'Watch this table',
  },
  shut: {
    title: 'This table keeps to itself',
    text: 'Only those with a seat see it. Ask the host to let you in.',
    act: 'Try again',
  },
  banned: {
    title: 'This table is closed to you',
    text: 'The host has banned this device from the room.',
    act: 'Make a room',
  },
  signedOut: {
    title: 'This device was signed out',
    text: 'Your seat is open on another device of yours. Here you may watch.',
    act: 'Watch this table',
  },
  tooManyDevices: {
    title: 'Your seat is open in many places',
    text: 'This page had been quiet for longest, so it made room for another. Nothing of yours is lost.',
    act: 'Go on here',
  },
  tooManyWatchers: {
    title: 'The room is full of watchers',
    text: 'No more can look on just now. Try again in a little while.',
    act: 'Try again',
  },
  tooLarge: {
    title: 'That was too much at once',
    text: 'The line was closed. Nothing of yours is lost.',
    act: 'Come back',
  },
  abuse: {
    title: 'That was too quick for the table',
    text: 'This page sent more than the room can take, so the line was closed.',
    act: 'Come back',
  },
}
const de: Closed = {
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

/** What is said where a room is left for good or for now. */
export const CLOSED: Readonly<Record<Language, Closed>> = { en, de }

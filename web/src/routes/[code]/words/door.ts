import type { Language } from '#lib/words/language.ts'

const en = {
  shut: {
    title: 'This table keeps to itself',
    text: 'Only those with a seat see it. Ask the host for an invitation if you want to play.',
    screen: 'Only those with a seat see it. It comes back to shared screens as soon as the host lets watchers in.',
  },
  banned: {
    title: 'This table is closed to you',
    text: 'The host has banned this device from the room.',
  },
}
const de: typeof en = {
  shut: {
    title: 'Dieser Tisch spielt unter sich',
    text: 'Nur wer einen Platz hat, sieht ihn. Willst du mitspielen, dann bitte den Gastgeber um eine Einladung.',
    screen:
      'Nur wer einen Platz hat, sieht ihn. Auf gemeinsamen Bildschirmen erscheint er wieder, sobald der Gastgeber Zuschauer hereinlässt.',
  },
  banned: {
    title: 'Dieser Tisch ist dir verschlossen',
    text: 'Der Gastgeber hat dieses Gerät aus dem Raum verbannt.',
  },
}

/** What is said to somebody who may not look in. */
export const DOOR: Readonly<Record<Language, typeof en>> = { en, de }

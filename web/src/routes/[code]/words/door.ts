import type { Language } from '$lib/words/language.ts'

const en = {
  shut: {
    title: 'This table plays among itself',
    text: 'Only who has a seat sees it. Between matches you may take one, if the host lets newcomers in.',
    screen: 'Only who has a seat sees it. Screens for all see it again as soon as the host lets watchers in.',
  },
  banned: {
    title: 'This table is closed to you',
    text: 'The host has banned this device from the room.',
  },
}
const de: typeof en = {
  shut: {
    title: 'Dieser Tisch spielt unter sich',
    text: 'Nur wer einen Platz hat, sieht ihn. Zwischen zwei Partien kannst du dich setzen, wenn der Gastgeber Neue hereinlässt.',
    screen:
      'Nur wer einen Platz hat, sieht ihn. Bildschirme für alle sehen ihn wieder, sobald der Gastgeber Zuschauer hereinlässt.',
  },
  banned: {
    title: 'Dieser Tisch ist dir verschlossen',
    text: 'Der Gastgeber hat dieses Gerät aus dem Raum verbannt.',
  },
}

/** What is said to somebody who may not look in. */
export const DOOR: Readonly<Record<Language, typeof en>> = { en, de }

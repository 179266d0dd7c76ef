import type { words as en } from '#lib/words/en/room/door.ts'

export const words: typeof en = {
  shut: {
    title: 'An diesem Tisch gibt es keine Zuschauer',
    text: 'Nur wer einen Platz hat, sieht ihn. Willst du mitspielen, dann bitte den Gastgeber um eine Einladung.',
    screen:
      'Nur wer einen Platz hat, sieht ihn. Auf gemeinsamen Bildschirmen erscheint er wieder, sobald der Gastgeber Zuschauer hereinlässt.',
  },
  banned: {
    title: 'Dieser Tisch ist für dich gesperrt',
    text: 'Der Gastgeber hat dieses Gerät vom Tisch verbannt.',
  },
}

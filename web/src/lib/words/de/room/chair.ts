import type { words as en } from '#lib/words/en/room/chair.ts'

export const words: typeof en = {
  seatOf: (robot, chair) => `${robot}, Platz ${chair}`,
  awayKept: 'Nicht da; der Platz bleibt reserviert.',
  bot: 'Ein Blechroboter, vom Gastgeber aufgezogen.',
  isHost: 'Gastgeber: wählt das Spiel und gibt die Karten.',
  botPlays: 'Bis zur Rückkehr einen Bot spielen lassen',
  botStops: 'Platz zurückgeben',
  passHost: 'Zum Gastgeber machen',
  sendHome: 'Nach Hause schicken',
  sendHomeSure: 'Nur das Gerät verliert den Platz; mit dem Code kommt man wieder herein.',
  removeBot: 'Blechroboter wegräumen',
}

import type { words as en } from '#lib/words/en/room/chair.ts'

export const words: typeof en = {
  seatOf: (robot, chair) => `${robot}, Platz ${chair}`,
  awayKept: 'Nicht da; der Platz bleibt reserviert.',
  bot: 'Ein Blechroboter, vom Gastgeber aufgezogen.',
  isHost: 'Hat die Lampe.',
  botPlays: 'Bis zur Rückkehr einen Blechroboter spielen lassen',
  botStops: 'Platz zurückgeben',
  passHost: 'Lampe übergeben',
  sendHome: 'Nach Hause schicken',
  sendHomeSure: 'Nur dieses Gerät verliert den Platz; mit dem Code geht es wieder hinein.',
  removeBot: 'Blechroboter wegräumen',
}

import type { words as en } from '#lib/words/en/room/chair.ts'

export const words: typeof en = {
  seatOf: (robot, chair) => `${robot}, Platz ${chair}`,
  awayKept: 'Nicht da; der Platz bleibt frei gehalten.',
  bot: 'Ein Blechroboter, vom Gastgeber aufgezogen.',
  isHost: 'Hat die Lampe.',
  botPlays: 'Ein Blechroboter spielt bis zur Rückkehr',
  botStops: 'Platz zurückgeben',
  passHost: 'Lampe übergeben',
  sendHome: 'Nach Hause schicken',
  sendHomeSure: 'Nur dieses Gerät verliert den Platz; mit dem Code darf jeder wiederkommen.',
  removeBot: 'Blechroboter wegräumen',
}

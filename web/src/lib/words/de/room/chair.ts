import type { words as en } from '#lib/words/en/room/chair.ts'

export const words: typeof en = {
  seatOf: (robot, chair) => `${robot}, Platz ${chair}`,
  awayKept: 'Nicht da; der Platz bleibt reserviert.',
  bot: 'Ein Bot, vom Gastgeber hinzugefügt.',
  isHost: 'Gastgeber: wählt das Spiel und gibt die Karten.',
  botPlays: 'So lange einen Bot spielen lassen',
  botStops: 'Bot anhalten',
  passHost: 'Zum Gastgeber machen',
  sendHome: 'Nach Hause schicken',
  sendHomeSure: 'Dabei wird nur der Platz frei: Mit dem Code kommt man wieder herein.',
  removeBot: 'Bot wegräumen',
}

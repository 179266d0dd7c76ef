import type { Language } from '#lib/words/language.ts'

const en = {
  seatOf: (robot: string, chair: number) => `${robot}, seat ${chair}`,
  awayKept: 'Away; the seat is kept.',
  bot: 'A tin robot, wound up by the host.',
  isHost: 'Holds the lamp.',
  botPlays: 'Let a tin robot play until they are back',
  botStops: 'Give the seat back',
  passHost: 'Hand over the lamp',
  sendHome: 'Send home',
  sendHomeSure: 'Only this device loses its seat; with the code anybody may come back.',
  removeBot: 'Put the tin robot away',
}
const de: typeof en = {
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

/** About whoever sits on a chair. */
export const CHAIR: Readonly<Record<Language, typeof en>> = { en, de }

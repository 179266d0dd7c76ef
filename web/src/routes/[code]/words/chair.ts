import type { Language } from '$lib/words/language.ts'

const en = {
  seatOf: (robot: string, chair: number) => `${robot}, seat ${chair}`,
  awayKept: 'Away; the seat is kept.',
  tin: 'A tin robot, wound up by the host.',
  isHost: 'Holds the lamp.',
  substitute: 'Let a tin robot play until they are back',
  substituteOff: 'Give the seat back',
  passLamp: 'Hand over the lamp',
  sendHome: 'Send home',
  sendHomeSure: 'Only this device loses its seat; with the code anybody may come back.',
  removeTin: 'Put the tin robot away',
}
const de: typeof en = {
  seatOf: (robot, chair) => `${robot}, Platz ${chair}`,
  awayKept: 'Nicht da; der Platz bleibt frei gehalten.',
  tin: 'Ein Blechroboter, vom Gastgeber aufgezogen.',
  isHost: 'Hat die Lampe.',
  substitute: 'Ein Blechroboter spielt bis zur Rückkehr',
  substituteOff: 'Platz zurückgeben',
  passLamp: 'Lampe übergeben',
  sendHome: 'Nach Hause schicken',
  sendHomeSure: 'Nur dieses Gerät verliert den Platz; mit dem Code darf jeder wiederkommen.',
  removeTin: 'Blechroboter wegräumen',
}

/** About whoever sits on a chair. */
export const CHAIR: Readonly<Record<Language, typeof en>> = { en, de }

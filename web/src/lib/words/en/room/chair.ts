export const words = {
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

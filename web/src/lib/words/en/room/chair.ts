export const words = {
  seatOf: (robot: string, chair: number) => `${robot}, seat ${chair}`,
  awayKept: 'Away; their seat is safe.',
  bot: 'A tin robot, wound up by the host.',
  isHost: 'The host: chooses the game and deals.',
  botPlays: 'Let a bot play until they’re back',
  botStops: 'Give the seat back',
  passHost: 'Make host',
  sendHome: 'Send home',
  sendHomeSure: 'Only their device loses its seat; with the code, they can come back.',
  removeBot: 'Put the tin robot away',
}

export const words = {
  seatOf: (robot: string, chair: number) => `${robot}, seat ${chair}`,
  awayKept: 'Away; their seat is safe.',
  bot: 'A bot, added by the host.',
  isHost: 'The host: chooses the game and deals.',
  botPlays: 'Let a bot play until they’re back',
  botStops: 'Stop the bot',
  passHost: 'Make host',
  sendHome: 'Send home',
  sendHomeSure: 'Sending them home only frees the seat: with the code, they can come back.',
  removeBot: 'Remove the bot',
}

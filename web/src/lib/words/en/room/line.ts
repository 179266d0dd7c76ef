export const words = {
  dropped: 'Connection lost. Reconnecting…',
  tries: (tries: number, seconds: number) => `Attempt ${tries}. Next try in ${seconds} s.`,
  trying: (tries: number) => `Attempt ${tries}.`,
  kept: 'Your seat is safe.',
  now: 'Try now',
  back: 'You’re back',
  streamed: 'This network blocks WebSockets. We’ll do without; it may be a little slower.',
  waiting: 'We’ll send what you pressed.',
  whatCame: 'While you were away',
  missed: (lines: number) => `While you were away: ${lines} ${lines === 1 ? 'new line' : 'new lines'} in the log.`,
  late: 'Your answer came too late: the table had moved on.',
  read: 'Read it',
  /** The clock has played for the reader, or they count as away though their page is open. */
  here: {
    act: 'I’m here',
    next: 'Run out of time again, and you’ll count as away.',
    away: 'You count as away',
    bot: 'A bot is playing for you',
    back: 'Press anything, and you’re back.',
  },
}

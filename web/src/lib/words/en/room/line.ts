export const words = {
  dropped: 'The line dropped. Calling back …',
  tries: (tries: number, seconds: number) => `Try ${tries}, next in ${seconds} s.`,
  trying: (tries: number) => `Try ${tries}.`,
  kept: 'Your seat is kept.',
  now: 'Try now',
  back: 'You are back',
  waiting: 'What you pressed will be sent.',
  whatCame: 'While you were away',
  missed: (lines: number) => `While you were away: ${lines} ${lines === 1 ? 'new line' : 'new lines'} in the log.`,
  late: 'Your answer came too late: the table had moved on.',
  read: 'Read',
}

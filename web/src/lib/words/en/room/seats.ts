export const words = {
  takeOver: {
    titles: {
      away: (name: string) => `A bot is playing for ${name}`,
      left: (name: string) => `${name} is playing for someone who left`,
      own: (name: string) => `${name} is playing your seat`,
    },
    text: 'You can take the seat, cards and all.',
    textOwn: 'You left, but you can come back.',
    act: 'Take the seat',
    actOwn: 'Take my seat back',
  },
  next: {
    act: 'Keep me a seat for the next match',
    stop: 'Don’t keep me a seat',
    ask: 'Play the next match?',
    text: 'You’ll sit down as soon as this one is over.',
    waiting: 'You’re in for the next match',
  },
  fixed: {
    stays: 'In this match nobody can take over someone else’s seat. That was set when the cards were dealt.',
    passes:
      'In this match newcomers can take over the seat of anyone who left or has been away too long. That was set when the cards were dealt.',
  },
  leave: {
    title: 'Leave the match?',
    text: 'A bot plays on for you. While the match runs, you can come back to your seat.',
    textPasses:
      'A bot plays on for you. You can come back to your seat while the match runs, unless a newcomer has taken it.',
    keep: 'Keep playing',
  },
}

import type { Words } from '#games/evil-robots-influence/words/words.ts'

const TIME_UP = 'Time’s up.'

export const aloud: Words['aloud'] = {
  covered: 'Your cards and your hidden coin are covered.',
  byClock: {
    claim: 'Time’s up: you left your hand down.',
    offer: 'Time’s up: you offered nothing.',
    pick: TIME_UP,
    giveZero: TIME_UP,
    turn: 'Time’s up: your turn is over.',
    cardChoice: TIME_UP,
    reveal: TIME_UP,
    endgame: 'Time’s up: you revealed nothing.',
    retain: TIME_UP,
    path: 'Time’s up: you chose no path.',
  },
}

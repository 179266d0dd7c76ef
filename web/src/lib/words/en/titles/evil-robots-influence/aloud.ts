import type { Words } from '#games/evil-robots-influence/words/words.ts'

export const aloud: Words['aloud'] = {
  covered: 'Your cards and your hidden coin are covered.',
  byClock: {
    claim: 'Time’s up: you left your hand down.',
    offer: 'Time’s up: you offered nothing.',
    pick: 'Time’s up: a choice was made for you.',
    giveZero: 'Time’s up: a choice was made for you.',
    turn: 'Time’s up: your turn is over.',
    cardChoice: 'Time’s up: a choice was made for you.',
    reveal: 'Time’s up: you revealed nothing.',
    split: 'Time’s up: you didn’t agree on a split.',
    endgame: 'Time’s up: you revealed nothing.',
    retain: 'Time’s up: you keep your cards.',
    path: 'Time’s up: you chose no path.',
  },
}

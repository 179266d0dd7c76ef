import type { Words } from '#games/evil-robots-classic/words/words.ts'

export const aloud: Words['aloud'] = {
  covered: 'Your robot, power and coin are covered.',
  byClock: {
    callOrder: 'Time’s up: the order stays as it is.',
    passOrder: 'Time’s up: the order stays as it is.',
    call: 'Time’s up: you didn’t answer the call.',
    turn: 'Time’s up: you pass.',
    passTurn: 'Time’s up: you pass.',
    answer: 'Time’s up: we followed your standing orders.',
    react: 'Time’s up: you didn’t react.',
    lineUp: 'Time’s up: we followed your standing orders.',
  },
}

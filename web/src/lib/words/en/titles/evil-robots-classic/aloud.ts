import type { Words } from '#games/evil-robots-classic/words/words.ts'

export const aloud: Words['aloud'] = {
  covered: 'Your robot, power and coin are covered.',
  byClock: {
    discuss: 'Time’s up.',
    callOrder: 'Time’s up.',
    passOrder: 'Time’s up.',
    call: 'Time’s up: you didn’t answer the call.',
    answer: 'Time’s up: your standing orders answered.',
    react: 'Time’s up: you didn’t react.',
    lineUp: 'Time’s up: your standing orders answered.',
  },
}

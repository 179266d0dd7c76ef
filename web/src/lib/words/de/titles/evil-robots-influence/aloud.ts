import type { Words } from '#games/evil-robots-influence/words/words.ts'

const TIME_UP = 'Die Zeit ist um.'

export const aloud: Words['aloud'] = {
  covered: 'Deine Karten und deine verdeckte Münze sind zugedeckt.',
  byClock: {
    claim: 'Die Zeit ist um: Du hast dich nicht gemeldet.',
    offer: 'Die Zeit ist um: Du hast nichts geboten.',
    pick: TIME_UP,
    giveZero: TIME_UP,
    turn: 'Die Zeit ist um: Dein Zug ist vorbei.',
    cardChoice: TIME_UP,
    reveal: TIME_UP,
    endgame: 'Die Zeit ist um: Du hast nichts aufgedeckt.',
    retain: TIME_UP,
    path: 'Die Zeit ist um: Du hast keinen Weg gewählt.',
  },
}

import type { Words } from '#games/evil-robots-influence/words/words.ts'

export const aloud: Words['aloud'] = {
  covered: 'Deine Karten und deine verdeckte Münze sind zugedeckt.',
  byClock: {
    claim: 'Die Zeit ist um: Du hast dich nicht gemeldet.',
    offer: 'Die Zeit ist um: Du hast nichts geboten.',
    pick: 'Die Zeit ist um: Für dich wurde gewählt.',
    giveZero: 'Die Zeit ist um: Für dich wurde gewählt.',
    turn: 'Die Zeit ist um: Dein Zug ist vorbei.',
    cardChoice: 'Die Zeit ist um: Für dich wurde gewählt.',
    reveal: 'Die Zeit ist um: Du hast nichts aufgedeckt.',
    split: 'Die Zeit ist um: Ihr habt euch nicht geeinigt.',
    endgame: 'Die Zeit ist um: Du hast nichts aufgedeckt.',
    retain: 'Die Zeit ist um: Du behältst deine Karten.',
    path: 'Die Zeit ist um: Du hast keinen Weg gewählt.',
  },
}

import type { Words } from '#games/evil-robots-classic/words/words.ts'

export const aloud: Words['aloud'] = {
  covered: 'Roboter, Stärke und Münze liegen verdeckt.',
  byClock: {
    callOrder: 'Die Zeit ist um: Die Reihenfolge bleibt, wie sie ist.',
    passOrder: 'Die Zeit ist um: Die Reihenfolge bleibt, wie sie ist.',
    call: 'Die Zeit ist um: Du hast dich nicht gemeldet.',
    turn: 'Die Zeit ist um: Für dich wurde gepasst.',
    passTurn: 'Die Zeit ist um: Für dich wurde gepasst.',
    answer: 'Die Zeit ist um: Deine Anweisungen haben geantwortet.',
    react: 'Die Zeit ist um: Du hast nicht reagiert.',
    lineUp: 'Die Zeit ist um: Deine Anweisungen haben geantwortet.',
  },
}

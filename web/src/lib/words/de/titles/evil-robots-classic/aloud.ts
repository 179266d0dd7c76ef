import type { Words } from '#games/evil-robots-classic/words/words.ts'

export const aloud: Words['aloud'] = {
  covered: 'Roboter, Stärke und Münze liegen verdeckt.',
  byClock: {
    callOrder: 'Die Zeit ist um: Die Reihenfolge bleibt, wie sie ist.',
    passOrder: 'Die Zeit ist um: Die Reihenfolge bleibt, wie sie ist.',
    call: 'Die Zeit ist um: Du hast dich nicht gemeldet.',
    turn: 'Die Zeit ist um: Du passt.',
    passTurn: 'Die Zeit ist um: Du passt.',
    answer: 'Die Zeit ist um: Es gelten deine Anweisungen.',
    react: 'Die Zeit ist um: Du hast nicht reagiert.',
    lineUp: 'Die Zeit ist um: Es gelten deine Anweisungen.',
  },
}

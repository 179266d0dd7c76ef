import type { Words } from '#games/evil-robots-classic/words/words.ts'

export const aloud: Words['aloud'] = {
  covered: 'Roboter, Stärke und Münze liegen verdeckt.',
  byClock: {
    discuss: 'Die Zeit ist um.',
    callOrder: 'Die Zeit ist um.',
    passOrder: 'Die Zeit ist um.',
    call: 'Die Zeit ist um: Du hast dich nicht gemeldet.',
    answer: 'Die Zeit ist um: Deine Anweisungen haben geantwortet.',
    react: 'Die Zeit ist um: Du hast nicht reagiert.',
    lineUp: 'Die Zeit ist um: Deine Anweisungen haben geantwortet.',
  },
}

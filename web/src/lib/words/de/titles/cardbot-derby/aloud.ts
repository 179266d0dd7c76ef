import type { Words } from '#games/cardbot-derby/words/words.ts'

export const aloud: Words['aloud'] = {
  covered: 'Deine Karten liegen verdeckt.',
  byClock: {
    program: 'Die Zeit ist um: Deine Karten gelten, wie sie liegen.',
    ping: 'Die Zeit ist um: Für dich wurde eine Richtung gewählt.',
  },
  drew: (robot, cards) => `${robot.isMe ? 'Deine Karten' : robot.name}: ${cards.join(', ')}.`,
}

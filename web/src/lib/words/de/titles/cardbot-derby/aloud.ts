import type { Words } from '#games/cardbot-derby/words/words.ts'

export const aloud: Words['aloud'] = {
  covered: 'Deine Karten liegen verdeckt.',
  byClock: {},
  drew: (robot, cards) => `${robot.isMe ? 'Deine Karten' : robot.name}: ${cards.join(', ')}.`,
}

import type { Words } from '#games/cardbot-derby/words/words.ts'
import { inside } from './grammar.ts'

export const aloud: Words['aloud'] = {
  covered: 'Your cards lie face down.',
  byClock: {
    program: 'Time’s up: your cards are played as they are.',
    ping: 'Time’s up: we chose a side for you.',
  },
  drew: (robot, cards) => `${robot.isMe ? 'Your cards' : `For ${inside(robot)}`}: ${cards.join(', ')}.`,
}

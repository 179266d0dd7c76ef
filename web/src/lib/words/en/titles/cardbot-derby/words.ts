import { aloud } from './aloud.ts'
import { ask, caption, mine, refusals, show, waiting } from './bar.ts'
import { board, legend, over, race, tape } from './board.ts'
import { TARGETS } from './grammar.ts'
import { log } from './log.ts'
import { now } from './now.ts'
import type { Words } from '#games/cardbot-derby/words/words.ts'

export const words: Words = {
  you: 'You',
  robot: {
    drone: (number) => (number === null ? 'The drone' : `Drone ${number}`),
    numbered: ({ name, isMe }, nth) => (isMe ? `Your robot ${nth}` : `${name} ${nth}`),
  },
  round: (round) => `Round ${round}`,
  target: TARGETS,
  commands: { move: 'Move', right: 'Right', spin: 'Spin', left: 'Left', about: 'U-turn' },
  legend,
  board,
  tape,
  race,
  mine,
  caption,
  ask,
  waiting,
  show,
  over,
  refusals,
  now,
  log,
  aloud,
}

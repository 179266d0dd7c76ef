import { aloud } from './aloud.ts'
import { ask, caption, mine, refusals, show, waiting } from './bar.ts'
import { board, legend, over, race, tape } from './board.ts'
import { TARGETS } from './grammar.ts'
import { log } from './log.ts'
import { now } from './now.ts'
import type { Words } from '#games/cardbot-derby/words/words.ts'

export const words: Words = {
  you: 'Du',
  robot: {
    drone: (number) => (number === null ? 'Die Drohne' : `Drohne ${number}`),
    numbered: ({ name, isMe }, nth) => (isMe ? `Dein Roboter ${nth}` : `${name} ${nth}`),
  },
  round: (round) => `Runde ${round}`,
  target: TARGETS,
  commands: { move: 'Vor', right: 'Rechts', spin: 'Rundum', left: 'Links', about: 'Kehrt' },
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

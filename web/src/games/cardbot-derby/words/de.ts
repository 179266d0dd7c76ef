import { ask, caption, mine, refusals, show, waiting } from './de/bar.ts'
import { board, legend, over, race, tape } from './de/board.ts'
import { TARGETS } from './de/grammar.ts'
import { log } from './de/log.ts'
import { now } from './de/now.ts'
import type { Words } from './words.ts'

export const de: Words = {
  you: 'Du',
  robot: {
    drone: (number) => (number === null ? 'Die Drohne' : `Drohne ${number}`),
    numbered: ({ name, isMe }, nth) => (isMe ? `Dein Roboter ${nth}` : `${name} ${nth}`),
  },
  round: (round) => `Runde ${round}`,
  presence: { away: 'nicht da', bot: 'Blechroboter', botPlays: 'nicht da, ein Blechroboter spielt' },
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
}

import { aloud } from './aloud.ts'
import { bar } from './bar.ts'
import { cards, chips, robots, types } from './cards.ts'
import { SIDES } from './grammar.ts'
import { coveredLog, log } from './log.ts'
import { coveredNow, now } from './now.ts'
import { over, refusals, reveal } from './reveal.ts'
import { call, orders, pass, talk } from './talk.ts'
import { chain, turn } from './turn.ts'
import type { Words } from '#games/evil-robots-classic/words/words.ts'

export const words: Words = {
  you: 'You',
  npc: {
    name: 'Number Five',
    text: 'The extra robot: power 5, starts Neutral, takes no turns. It counts for its team.',
  },
  round: (round) => `Round ${round}`,
  goal: (target) => `First to ${target}, alone in the lead`,
  robots,
  types,
  sides: SIDES,
  phases: { talk: 'Talk', turns: 'Turns', pass: 'Pass', reveal: 'Reveal' },
  cards,
  seat: ({ name }, facts) => [name, ...facts].join(', '),
  chips,
  talk,
  call,
  orders,
  turn,
  chain,
  pass,
  reveal,
  bar,
  over,
  refusals,
  now,
  log,
  aloud,
  coveredShow: { now: coveredNow, log: coveredLog },
}

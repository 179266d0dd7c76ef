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
  you: 'Du',
  npc: {
    name: 'Nummer Fünf',
    text: 'Der Zusatzroboter: Stärke 5, zuerst neutral, kein Zug. Für sein Team zählt er mit.',
  },
  round: (round) => `Runde ${round}`,
  goal: (target) => `Ziel: ${target} Punkte und allein vorn`,
  robots,
  types,
  sides: SIDES,
  phases: { talk: 'Reden', turns: 'Züge', pass: 'Passen', reveal: 'Aufdecken' },
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

import { bar } from './en/bar.ts'
import { cards, chips, robots, types } from './en/cards.ts'
import { SIDES } from './en/grammar.ts'
import { coveredLog, log } from './en/log.ts'
import { coveredNow, now } from './en/now.ts'
import { over, refusals, reveal } from './en/reveal.ts'
import { call, orders, pass, talk } from './en/talk.ts'
import { chain, turn } from './en/turn.ts'
import type { Words } from './words.ts'

export const en: Words = {
  you: 'You',
  npc: { name: 'Number Five', text: 'The extra robot: power 5, Neutral at first, no turn. It counts for its team.' },
  round: (round) => `Round ${round}`,
  goal: (target) => `First to ${target}, alone at the top`,
  robots,
  types,
  sides: SIDES,
  phases: { talk: 'Talk', turns: 'Turns', pass: 'Pass', reveal: 'Reveal' },
  cards,
  presence: { away: 'away', bot: 'tin robot', botPlays: 'away, a tin robot plays' },
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
  coveredShow: { now: coveredNow, log: coveredLog },
}

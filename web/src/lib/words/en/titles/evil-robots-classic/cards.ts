import type { Words } from '#games/evil-robots-classic/words/words.ts'
import { at, SIDES } from './grammar.ts'

export const robots: Words['robots'] = {
  BadBot: 'Whenever Evil wins the round you get 1 extra point, whatever side you’re on.',
  BlockBot: 'Answer a conversion: make it fail, or make it hit the robot that started it.',
  CheatBot: 'You can show any side, true or not, and lie about whether converting you worked.',
  CopyBot: 'Repeat an action that a robot has already done this round, on targets you pick.',
  DoOverBot: 'Once a conversion is settled, whether it worked or failed, its target is forced to your side.',
  ForceBot: 'A conversion that just failed works after all.',
  FreeBot: 'Show this card to take your turn at any call you like. Showing your power too is up to you.',
  GandalfBot: 'Nobody passes: this round has no Pass phase.',
  GroupBot: 'Force one or two others to your side. Afterwards your own coin is flipped again in secret.',
  JudasBot: 'Pretend to pass while you secretly change sides. In the Pass phase you really have to pass.',
  LockBot:
    'Once you’re Good or Evil, you stay that way. Show this card when it stops a conversion; showing your coin too is up to you.',
  MiseryBot: 'Ending the round on the losing team (not Neutral) is worth 2 points.',
  PassBot: 'If you passed, you’re never the lowest in the Pass phase, and you can go first in it.',
  PlusBot: 'Count your power as up to 3 more than your card. One choice for the whole round.',
  PushBot: 'Force any player to any side you name.',
  RandomBot: 'Pick any player: their coin is flipped again.',
  ScaredyBot: '1 extra point if you get through the round having shown nothing but your power.',
  SumoBot: 'You also convert players whose power is equal to or below yours.',
}

export const types: Words['types'] = {
  permanent: { name: 'Always', when: 'the whole round' },
  action: { name: 'Action', when: 'as your turn' },
  reaction: { name: 'Reaction', when: 'as an answer' },
}

export const cards: Words['cards'] = {
  mine: 'My cards',
  robot: 'My robot',
  power: 'Power',
  coin: 'Coin',
  extras: 'What my robot adds',
  peek: 'Hold to peek',
  show: 'Show my cards',
  cover: 'Let go to cover',
  opened: 'Cover again',
  covered: 'covered',
  powerOf: (power) => `Power ${power}`,
  levelOf: (level) => `counts as ${level}`,
  thing: (showed) => {
    if (showed.what === 'power') return `power ${showed.value}`
    return showed.what === 'allegiance' ? SIDES[showed.value] : showed.value
  },
  shownAt: (when) => `shown ${at(when)}`,
  flippedSince: 'flipped since',
  flipped: 'Coin flipped',
  nobodyPasses: 'No Pass phase',
}

export const chips: Words['chips'] = {
  status: {
    waiting: 'Waiting',
    passed: 'Passed',
    acted: 'Acted',
    reacted: 'Reacted',
    noTurn: 'No turn',
    excluded: 'Left out',
  },
  passedEarly: 'Passed early',
  ready: 'Ready',
  turn: 'To move',
  queued: 'Spoke up',
  next: 'Next',
  nothingShown: 'Nothing shown yet',
  onlyYou: 'Only you know',
}

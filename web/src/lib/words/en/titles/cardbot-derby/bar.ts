import type { Words } from '#games/cardbot-derby/words/words.ts'
import { capital, inside, listed, TARGETS, WAYS } from './grammar.ts'

export const mine: Words['mine'] = {
  hand: 'Your commands',
  spare: 'Left out',
  keys: 'Arrow keys move along, Enter lifts a card and lays it down',
  card: ({ card, command, place, what }) =>
    [card, command, place === null ? 'left out' : `command ${place}`, ...(what ? [what] : [])].join(', '),
  picked: (card) => `${card} lifted`,
  placed: (card, place) => (place === null ? `${card} is left out` : `${card} is command ${place}`),
  swapped: (one, other) => `${one} and ${other} swapped`,
  putBack: (card) => `${card} put back`,
  ghost: 'Your way if nobody bumps you: own steps, belts',
  tab: (nth, isReady) => `Robot ${nth}${isReady ? ', handed over' : ''}`,
}

export const caption: Words['caption'] = {
  step: 'one step',
  edge: 'against the rail',
  seam: 'over the seam',
  face: { N: 'face up', E: 'face right', S: 'face down', W: 'face left' },
  spin: 'full spin',
  stuck: 'stuck in the tar',
  tar: 'into the tar',
  ice: 'onto the ice',
  portal: 'through the portal',
  belt: 'the belt lifts you',
  slide: 'you slide on',
  target: (target) => `to the ${TARGETS[target]}`,
}

export const ask: Words['ask'] = {
  program: { title: 'Order your commands', detail: 'Tap two cards to swap them.' },
  rush: { title: 'Order your commands', detail: 'Tap two to swap. At zero they go as they lie.' },
  picked: (card) => ({ title: `${card} lifted`, detail: 'Now tap the card to swap it with.' }),
  spareToo: (drawn) => `Tap two to swap. Five of ${{ 6: 'six', 7: 'seven' }[drawn] ?? drawn} are played.`,
  handOver: 'Hand over',
  handOverNth: (nth) => `Hand over ${nth}`,
  refused: 'The table did not take that. Please try again.',
  ping: (pinged, fallback) => ({
    title: `Which way ${pinged.isMe ? 'do you' : `does ${inside(pinged)}`} go?`,
    detail: `No way straight on. No answer: ${WAYS[fallback]}.`,
  }),
  pingUntimed: 'There is no way straight on.',
  dir: { N: 'Up', E: 'Right', S: 'Down', W: 'Left' },
  arrow: (dir, square) => `${capital(WAYS[dir])}, to ${square}`,
}

export const waiting: Words['waiting'] = {
  handedOver: (open) => ({
    title: 'Handed over',
    detail: open.length === 0 ? 'Everybody is ready.' : `Still choosing: ${listed(open.map(({ name }) => name))}.`,
  }),
  programming: (open) => ({
    title: 'Everybody orders five commands',
    detail: open.length === 0 ? 'All are ready.' : `Still choosing: ${listed(open.map(({ name }) => name))}.`,
  }),
  lit: (by) => `${by.isMe ? 'You' : by.name} lit the fuse.`,
  fuse: 'The fuse is burning',
  ping: (by, pinged) => ({
    title: `${by.name} ${by.isMe ? 'choose' : 'chooses'} a side`,
    detail: `Which way ${pinged.isMe ? 'do you' : `does ${inside(pinged)}`} go?`,
  }),
}

export const show: Words['show'] = {
  step: (step) => `Step ${step} of 5`,
  you: { now: 'you, now', next: 'you, next', last: 'you, last' },
  done: 'done',
  moving: 'moving',
  next: 'next',
  last: 'last',
  again: 'Watch the round again',
  order: 'Who acts in this step, highest card first',
  card: ({ who, card, command, state }) => `${who}: ${card}, ${command}, ${state}`,
  looksAgain: (round) => `Round ${round} once more`,
  toNow: 'Back to now',
}

export const refusals: Words['refusals'] = {
  bad_robot: 'That robot has handed over already.',
  wrong_card_count: 'It must be five cards.',
  duplicate_card: 'One card cannot lie in two places.',
  card_not_drawn: 'You have not drawn that card this round.',
  bad_direction: 'That side is not free.',
  other: 'The table did not take that. Please try again.',
}

import type { Sitting } from '#games/cardbot-derby/words/telling.ts'
import type { Words } from '#games/cardbot-derby/words/words.ts'
import { capital, inside, listed, TARGETS, WAYS } from './grammar.ts'

const choosing = (open: readonly Sitting[]): string =>
  listed(open.map(({ name, isMe }, at) => (at > 0 && isMe ? 'you' : name)))

export const mine: Words['mine'] = {
  hand: 'Your program',
  cover: 'Cover again',
  spare: 'Left out',
  keys: 'Arrow keys move along, Enter picks up a card and puts it down',
  card: ({ card, command, place, what }) =>
    [card, command, place === null ? 'left out' : `step ${place}`, ...(what ? [what] : [])].join(', '),
  picked: (card) => `${card} picked up`,
  placed: (card, place) => (place === null ? `${card} is left out` : `${card} is step ${place}`),
  swapped: (one, other) => `${one} and ${other} swapped`,
  putBack: (card) => `${card} put back`,
  ghost: 'Your path if nobody bumps you: your moves and the belts',
  tab: (nth, isReady) => `Robot ${nth}${isReady ? ', locked in' : ''}`,
}

export const caption: Words['caption'] = {
  step: 'one square',
  edge: 'against the rail',
  wall: 'against the wall',
  turntable: 'turntable',
  seam: 'round the tube',
  face: { N: 'facing up', E: 'facing right', S: 'facing down', W: 'facing left' },
  spin: 'full spin',
  stuck: 'stuck in the tar',
  tar: 'into the tar',
  ice: 'onto the ice',
  portal: 'through the portal',
  belt: 'the belt takes you',
  slide: 'you slide on',
  target: (target) => `to the ${TARGETS[target]}`,
}

export const ask: Words['ask'] = {
  program: { title: 'Put your cards in order', detail: 'Tap two cards to swap them.' },
  rush: { title: 'Put your cards in order', detail: 'Tap two to swap. At zero, they’re played as they are.' },
  picked: (card) => ({ title: `${card} picked up`, detail: 'Now tap the card to swap it with.' }),
  spareToo: (drawn) => `Tap two to swap. You play five of ${{ 6: 'six', 7: 'seven' }[drawn] ?? drawn}.`,
  handOver: 'Lock in',
  handOverNth: (nth) => `Lock in robot ${nth}`,
  refused: 'The table didn’t take that. Please try again.',
  ping: (pinged, fallback) => ({
    title: `Which way ${pinged.isMe ? 'do you' : `does ${inside(pinged)}`} go?`,
    detail: `The way ahead is blocked. If you don’t answer: ${WAYS[fallback]}.`,
  }),
  pingUntimed: 'The way ahead is blocked.',
  dir: { N: 'Up', E: 'Right', S: 'Down', W: 'Left' },
  arrow: (dir, square) => `${capital(WAYS[dir])}, to ${square}`,
}

export const waiting: Words['waiting'] = {
  handedOver: (open) => ({
    title: 'Locked in',
    detail: open.length === 0 ? 'Everyone’s locked in.' : `Still choosing: ${choosing(open)}.`,
  }),
  programming: (open) => ({
    title: 'Everyone’s putting five cards in order',
    detail: open.length === 0 ? 'Everyone’s locked in.' : `Still choosing: ${choosing(open)}.`,
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
  looksAgain: (round) => `Round ${round} again`,
  toNow: 'Back to now',
}

export const refusals: Words['refusals'] = {
  bad_robot: 'That robot is already locked in.',
  wrong_card_count: 'You need exactly five cards.',
  duplicate_card: 'One card can’t be in two places.',
  card_not_drawn: 'You didn’t draw that card this round.',
  bad_direction: 'That side isn’t free.',
  other: 'The table didn’t take that. Please try again.',
}

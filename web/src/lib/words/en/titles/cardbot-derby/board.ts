import type { Words } from '#games/cardbot-derby/words/words.ts'
import { listed, TARGETS, WAYS } from './grammar.ts'

export const legend: Words['legend'] = {
  title: 'On this board',
  belt: 'Belt: carries you one square',
  portal: 'Portal: you come out of the other one',
  tar: 'Tar: no turning here',
  ice: 'Ice: you slide on',
  turntable: 'Turntable: turns you a quarter',
  wall: 'Wall: no way through',
  gate: 'Gate: one way only',
}

const SIDES = { N: 'above', E: 'on the right', S: 'below', W: 'on the left' } as const

export const board: Words['board'] = {
  label: 'The board',
  square: (column, row) => `column ${column}, row ${row}`,
  at: ({ square, features, robots }) => `${square}: ${[...features, ...robots].join('; ')}`,
  robot: ({ name, facing }) => `${name}, facing ${WAYS[facing]}`,
  feature: {
    plain: 'plain',
    portal: 'portal',
    tar: 'tar',
    ice: 'ice',
    belt: (dir) => `belt going ${WAYS[dir]}`,
    turntable: (turns) => `turntable turning ${turns}`,
    wall: (side) => `wall ${SIDES[side]}`,
    gate: (side, way) => `one-way gate ${SIDES[side]}, ${way} only`,
    target: (target) => `the ${TARGETS[target]}, target ${'JQK'.indexOf(target) + 1}`,
    start: (slot, facing) => `start ${slot}, facing ${WAYS[facing]}`,
  },
  empty: 'nothing here',
  robots: 'Robots',
  squares: 'Squares',
  ghost: ({ name, end, facing }) =>
    `If nobody gets in the way: ${name} ${name === 'You' ? 'end' : 'ends'} at ${end}, facing ${WAYS[facing]}`,
}

export const tape: Words['tape'] = {
  label: 'The round in five steps',
  step: (step, state) => `Step ${step}, ${{ done: 'done', now: 'now', ahead: 'to come' }[state]}`,
  stage: { commands: 'Cards', belts: 'Belts', slides: 'Ice', teleports: 'Portals', turntables: 'Turntables' },
  back: 'Back one step',
  on: 'Forward one step',
  pause: 'Pause',
  play: 'Resume',
  speed: (times) => `Speed ${times}×`,
  controls: 'Playback',
}

export const race: Words['race'] = {
  label: 'The race',
  racer: ({ who, reached, next, pile, isReady }) =>
    [
      who,
      reached.length > 0 ? `reached ${listed(reached)}` : 'no target yet',
      next === null ? 'all three done' : `${next} next`,
      `${pile} cards in the pile`,
      ...(isReady === null ? [] : [isReady ? 'locked in' : 'still choosing']),
    ].join(', '),
  nextIs: (next) => (next === null ? 'Home!' : `${TARGETS[next]} next`),
  pile: (size) => `pile ${size}`,
  choosing: 'choosing',
  stopped: 'Stopped early: nobody wins this derby.',
  ready: 'locked in',
  drone: (number) => (number === null ? 'Drone' : `Drone ${number}`),
}

export const over: Words['over'] = {
  slogan: 'First past the King!',
  won: (who) => (who.isMe ? 'You win the derby' : `${who.name} wins the derby`),
  shared: (names) => `A dead heat: ${listed(names.map((name, at) => (at > 0 && name === 'You' ? 'you' : name)))}`,
  drone: 'The drone wins the derby',
  droneToo: 'A drone got there too.',
  limit: 'Forty rounds: the springs have wound down',
  when: (round) => `Finished after round ${round}`,
  place: (place) => `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'}`,
  detail: (reached) => (reached.length === 0 ? 'no target' : reached.map((target) => TARGETS[target]).join(', ')),
  laps: 'Targets by round',
  robot: 'Robot',
  round: (round) => `Round ${round}`,
  lap: (who, reached) =>
    `${who}: ${reached.length === 0 ? 'no target' : reached.map(({ target, round }) => `${TARGETS[target]} in round ${round}`).join(', ')}`,
  piles: 'The piles, face up at last',
}

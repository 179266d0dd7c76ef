import type { PieceWords } from '#games/cardbot-derby/pieces.ts'

const turntable = (way: string) => ({
  name: 'Turntable',
  text: `If you’re on it when the step ends, it turns you a quarter to the ${way}. Only crossing it does nothing.`,
})
const belt = {
  name: 'Belt',
  text: 'It carries you one square each step, and off its end onto the next square. You keep facing the same way.',
}
const target = (name: string, more: string) => ({
  name,
  text: `A target counts at any moment of the round, however briefly you touch it. ${more}`,
})

const TARGETS = { J: 'Jack', Q: 'Queen', K: 'King' } as const

export const pieces: PieceWords = {
  of: {
    card: { name: 'Card', text: 'The order of your five cards is what your robot does in the five steps.' },
    back: { name: 'Covered card', text: 'One of your cards, covered so that nobody sees it over your shoulder.' },
    tile: { name: 'Square', text: 'An ordinary square: nothing happens here.' },
    robot: {
      name: 'Robot',
      text: 'It faces where its beam points. Run into it, and you shove it one square along; if there’s no room, it’s knocked aside.',
    },
    drone: { name: 'Drone', text: 'It draws its cards at random. It shoves, collects targets, and might win.' },
    ghost: {
      name: 'Ghost',
      text: 'This is where your cards lead if nobody bumps into you. The others run at the same time.',
    },
    fuse: {
      name: 'Fuse',
      text: 'Somebody has locked in. When the fuse has burned down, your cards are played as they are.',
    },
    order: { name: 'Order of this step', text: 'Everyone’s cards for this step. The highest goes first.' },
    ready: { name: 'Locked in', text: 'Who has locked in their order, and who is still choosing.' },
    lap: { name: 'Targets by round', text: 'Which targets this robot touched, and in which round.' },
    racer: {
      name: 'In the race',
      text: 'Which targets this robot has touched, and which is next: Jack, Queen, King. Touch all three to win.',
    },
  },
  lap({ reached, isWinner, isAtLimit }) {
    const way = reached.map(({ target, round }) => `${TARGETS[target]} in round ${round}`).join(', ')
    const missing = TARGETS[(['J', 'Q', 'K'] as const)[reached.length] ?? 'K']
    if (reached.length === 3) return `${way}: all three${isWinner ? ', and so it won.' : ', but too late.'}`
    const end =
      isWinner && isAtLimit
        ? 'Nobody got further by the last round, so it won.'
        : `It still had to touch the ${missing}.`
    return `${way || 'No target'}. ${end}`
  },
  drone: 'Drone',
  commands: {
    move: 'One square forward, the way you face. The higher the card, the earlier you go.',
    right: 'A quarter turn to the right, on the spot.',
    spin: 'All the way round: you face the same way as before. Sometimes that’s the best way to wait.',
    left: 'A quarter turn to the left, on the spot.',
    about: 'Half a turn: you face the other way.',
  },
  tiles: {
    plain: { name: 'Square', text: 'An ordinary square: nothing happens here.' },
    start: {
      name: 'Start',
      text: 'A robot starts here, facing the way the arrow points. After that it’s a square like any other.',
    },
    belt,
    'belt-first': belt,
    tar: { name: 'Tar', text: 'You can’t turn here. You can move off, or be shoved off.' },
    ice: { name: 'Ice', text: 'You keep sliding the way you were going, whichever way you face.' },
    portal: {
      name: 'Portal',
      text: 'If you’re in it when the step ends, you come out of the other one. If you stay there, you go back in the next step.',
    },
    'turn-left': turntable('left'),
    'turn-right': turntable('right'),
    wall: { name: 'Wall', text: 'Nobody gets through it: not by moving, and not by being shoved, knocked or carried.' },
    gate: {
      name: 'One-way gate',
      text: 'It lets you through the way its arrow points. From the other side it’s a wall.',
    },
    'target-J': target('Jack, the first target', 'At the end of the round it costs you your own Jack.'),
    'target-Q': target('Queen, the second target', 'It only counts after the Jack, and costs you your own Queen.'),
    'target-K': target(
      'King, the third target',
      'It only counts after the Jack and the Queen. With all three, you win at the end of the round.',
    ),
  },
}

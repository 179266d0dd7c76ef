import type { PieceWords } from '#games/robot-revolution/pieces.ts'

const many = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

export const pieces: PieceWords = {
  of: {
    card: { name: 'Card', text: 'It counts on the battlefield where it’s played.' },
    back: {
      name: 'Face-down card',
      text: 'Only its owner knows which it is. Cards on a battlefield are revealed before the battles.',
    },
    'own-back': {
      name: 'Your face-down card',
      text: 'Only you can see it. For everyone else it lies face down until the battles.',
    },
    hold: {
      name: 'Hold, turned sideways',
      text: 'It won this battlefield last round and counts again in this one. If its owner wins here again, they break through.',
    },
    battlefield: {
      name: 'Battlefield',
      text: 'Play your cards here. When all are revealed, the higher total wins. Win the same battlefield twice in a row to break through.',
    },
    'won-once': {
      name: 'Battlefield, won once',
      text: 'The player in this colour holds it. If they win here once more, they break through, and everyone else loses a general.',
    },
    total: {
      name: 'Total',
      text: 'The sum of one side’s cards that you can see here, with bonuses. A “?” means that there are face-down cards too.',
    },
    'rank-and-file': {
      name: 'Rank and File',
      text: 'Two or more of the same number, 2 to 10, add that number one more time.',
    },
    'shared-code': {
      name: 'Shared Code',
      text: 'If one side has two or more cards here, all of the same suit, that adds 5.',
    },
    generals: {
      name: 'Generals',
      text: 'A breakthrough costs everyone else one. A lost general goes to its owner’s hand and can be played. If you have to lose one and have none left, you fall.',
    },
    marker: {
      name: 'Primary Unit marker',
      text: 'The player with this marker goes first, both face up and face down. It moves on to the next player every round.',
    },
    deck: {
      name: 'Deck',
      text: 'From round 2 on, everyone is dealt three cards from it each round. When it’s empty, the discards are shuffled and become the new deck.',
    },
    discards: {
      name: 'Discards',
      text: 'Cards that are out of play, face up. When the deck is empty, they become the new deck.',
    },
    hand: { name: 'Hand', text: 'The cards that this player still has. You can count them, but not see them.' },
    player: {
      name: 'Player',
      text: 'Next to the robot you see how many cards they have and how many generals they still guard.',
    },
    order: {
      name: 'Your face-down cards',
      text: 'They lie in this order. If you win a battlefield for the first time, the first card that you played there stays, whether face up or face down.',
    },
    place: { name: 'Place', text: 'The last one standing wins.' },
    stamp: { name: 'How this battle ended', text: 'What became of the battlefield.' },
  },
  number: (worth) =>
    `Worth ${worth}. If you have two or more of this number on a battlefield, they’re worth ${worth} more (Rank and File).`,
  court: (worth) => `Worth ${worth}. If you play it face up, you can play one more card face up right away (Nobility).`,
  ace: (worth) => `Worth ${worth}, more than any other card. It isn’t a face card, so it has no Nobility.`,
  place: ({ breakthroughs, generalsLeft, fellIn, isLast }) => {
    const broke =
      breakthroughs === 0
        ? 'never broke through'
        : `broke through ${breakthroughs === 1 ? 'once' : `${breakthroughs} times`}`
    if (fellIn !== null) return `Had to lose a general with none left, and so fell in round ${fellIn}; ${broke}.`
    const left = `${many(generalsLeft, 'general')} left`
    return isLast
      ? `The last one standing, with ${left}; ${broke}.`
      : `Still standing at the end, with ${left}; ${broke}.`
  },
  stamp: {
    empty: { name: 'Empty', text: 'Nobody had a card here, so nothing happens.' },
    tie: { name: 'Tie', text: 'The highest totals were the same. All cards here are discarded, holds too.' },
    hold: {
      name: 'Held',
      text: 'Won once. The winner’s first card stays here, turned sideways, and counts again next round.',
    },
    breakthrough: {
      name: 'Breakthrough',
      text: 'Won twice in a row. The battlefield is cleared, and everyone else loses a general.',
    },
  },
}

import type { LessonWords } from '#games/robot-revolution/lesson/words.ts'

export const words: LessonWords = {
  label: 'A match to play along with',
  steps: {
    keep: {
      title: 'Five cards in hand',
      text: 'Numbers count as they are, Jack 11, Queen 12, King 13, Ace 14. Before round 1 you may swap all five, once. These will do: keep them.',
      hint: 'You’ll need these five. Keep them.',
    },
    up: {
      title: 'One face up',
      text: 'Every round begins with one card for everyone to see. A middling one gives little away: tap your seven, then battlefield 2, then “Play on 2”.',
      hint: 'Try the seven of spades, on battlefield 2.',
    },
    down: {
      title: 'Two face down',
      text: 'Telly answered with a queen: 12 against your 7. Lay the six on 2 as well, which makes 13, and the four on 4, where nobody is. Then send them in.',
      hint: 'Try the six on 2 and the four on 4.',
    },
    held: {
      title: 'You hold two battlefields',
      text: 'On 2 your 13 beat 12, and on 4 nobody stood against you. The first card you played there stays, sideways: it holds. Telly holds 1 with a nine.',
    },
    face: {
      title: 'Answer every hold',
      text: 'You each got three new cards, and Telly put a king on 2. First stop that nine: if it wins again, Telly breaks through. Play your jack on 1.',
      hint: 'Try the jack of clubs, on battlefield 1.',
    },
    noble: {
      title: 'A face card brings one more',
      text: 'That’s Nobility: after a Jack, Queen or King face up, play another card right away. Put a seven next to your seven on 2. A pair counts its number once more: 21.',
      hint: 'Not yet: play the seven of clubs, on battlefield 2.',
    },
    rest: {
      title: 'Two face down, as you like',
      text: 'Telly has laid a card on 3 and one on 5. You can see where, but not which. Lay two of your three cards wherever you like.',
    },
    broken: {
      title: 'You broke through twice',
      text: 'You won 2 and 4 twice in a row. Each time Telly lost a general, and both are in Telly’s hand now: the losing side gets stronger. And your jack holds 1.',
    },
    last: {
      title: 'The last blow',
      text: 'A few rounds later Telly has no generals left. Break through once more, and Telly falls. Your nine holds 3, but there’s a king on it: you need more than 13.',
    },
    blow: {
      title: 'More than 13 on 3',
      text: 'Now two face down. Your nine counts too. A pair counts its number once more, and cards all of one suit get 5 more. A tie would clear the battlefield.',
    },
  },
  won: {
    title: 'The revolution is yours',
    text: 'Telly had to lose a general and had none left. At a table of your own it takes four to eight rounds, and up to six of you can play.',
  },
  missed: {
    title: 'Telly is still standing',
    text: 'It takes more than 13 on battlefield 3, counting your nine. Have another go with the same cards.',
  },
  next: 'Next',
  retry: 'Try again',
  fromStart: 'From the start',
}

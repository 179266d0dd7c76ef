import { contract } from '../../testing/contract.ts'
import { cardsFor, robotRevolution } from './index.ts'

/** What tells cards to all, so that a card may be public and be gone again before anybody's next view. */
const SHOWS_CARDS = ['cut', 'playedUp', 'revealed', 'battle', 'fell']

contract(robotRevolution, {
  matches: 1,
  seatCounts: [2, 3, 4, 5, 6],
  optionSets: [{ sharedCodeMin: 2 }, { sharedCodeMin: 1 }],
  secrets: { decks: (seats) => [cardsFor(seats)], mayShow: ({ kind }) => SHOWS_CARDS.includes(kind) },
  replays: new URL('./replays/', import.meta.url),
})

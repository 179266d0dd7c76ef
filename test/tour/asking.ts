interface Asking {
  title: string
  /** The fewest and the most. */
  seats: readonly [number, number]
  options?: object
  /** Of each kind of question, what it is about: what one taps or reads before the answer. */
  about: Readonly<Record<string, string>>
}

const OPTIONS = '.options .option > button'
const SORT = '.sort button'
const OFFERED = '.form button'
const BIDS = '.bids button'
const LOT = '.lot h2'
const PICTURES = '.tile'
const HEARD = '.band h2, .heard .line'
const HAND = '.fan li'

/** What people are asked in each title, and what they have to see to answer it. */
export const ASKING: readonly Asking[] = [
  {
    title: 'evil-robots-classic',
    seats: [3, 9],
    about: {
      ...{ discuss: '.middle h2', call: '.middle', callOrder: SORT, passOrder: SORT, turn: OPTIONS, passTurn: OPTIONS },
      ...{ react: '.duel .plate', answer: '.near label', lineUp: '.ring .place:not(.own) .plate' },
      nextRound: '.reveal :is(h1, h2)',
    },
  },
  {
    title: 'evil-robots-influence',
    seats: [3, 9],
    about: {
      ...{ claim: LOT, offer: LOT, turn: LOT, reveal: LOT, pick: BIDS, giveZero: BIDS },
      ...{ retain: OFFERED, endgame: OFFERED, cardChoice: '.form .panel p' },
      ...{ split: '.split h2', path: '.path h2' },
    },
  },
  {
    title: 'not-a-robot',
    seats: [3, 8],
    about: {
      ...{ associate: PICTURES, call: PICTURES, guess: PICTURES, review: '.words button' },
      ...{ explain: HEARD, ready: HEARD, vote: '.ballot label', continue: '.end h1' },
    },
  },
  {
    title: 'robot-revolution',
    seats: [2, 6],
    about: { mulligan: HAND, faceUp: HAND, faceDown: HAND, noble: HAND },
  },
  {
    title: 'cardbot-derby',
    seats: [2, 8],
    options: { robotsPerPlayer: 1 },
    about: { program: '.slot button', ping: '.board button' },
  },
]

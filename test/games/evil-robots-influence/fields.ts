import type { Event, SeenPhase, View } from '@robot-night/engine/games/evil-robots-influence'

/** All that an event has besides its kind. */
const EVENTS: { readonly [K in Event['kind']]: readonly string[] } = {
  roundStarted: ['round', 'dealer'],
  robotDealt: ['seat', 'side', 'card'],
  potSet: ['card', 'pot'],
  potChanged: ['pot'],
  idleSet: ['idle'],
  stackSet: ['stack'],
  coinsTossed: ['holder', 'by', 'hidden', 'shown'],
  offered: ['card', 'asked'],
  hands: ['raised'],
  unclaimed: ['card', 'stack'],
  offersShown: ['offers'],
  picked: ['seat', 'paid', 'dealer'],
  powerGiven: ['seat', 'card', 'tokens', 'first'],
  dealerToken: ['seat'],
  turnStarted: ['seat', 'extra'],
  turnEnded: ['seat', 'extra', 'tokens'],
  cardPlayed: ['seat', 'side', 'card', 'used', 'paid', 'surcharge', 'choices'],
  copied: ['seat', 'card'],
  coinTurned: ['coin', 'by', 'face'],
  coinSet: ['seat', 'by', 'face'],
  coinsExchanged: ['coins', 'by', 'faces'],
  looked: ['by', 'seats', 'faces'],
  mirrorAnswered: ['by', 'seat', 'turned'],
  marked: ['holder', 'amount', 'level', 'by'],
  powerChanged: ['by', 'changes'],
  tokensChanged: ['seat', 'delta', 'total', 'cause'],
  influenceChanged: ['seat', 'delta', 'total', 'cause'],
  looseCoin: ['face'],
  extraTurnEarned: ['seat'],
  cardTurnedDown: ['seat', 'side', 'card', 'by'],
  cardChanged: ['seat', 'side', 'card'],
  pileShuffled: ['side', 'size'],
  museDrew: ['seat', 'drawn'],
  museKept: ['seat', 'card'],
  revealWindow: ['seat'],
  revealPassed: ['seat'],
  coinsRevealed: ['faces'],
  counted: ['pot', 'teams', 'levels', 'idle', 'competing', 'winning', 'winners'],
  splitProposed: ['proposal'],
  splitSupported: ['seat', 'proposal'],
  splitWithdrawn: ['seat'],
  splitDone: ['shares', 'how'],
  bonus: ['seat', 'card', 'amount'],
  endgameTriggered: ['seats', 'lastRound'],
  endgameRevealed: ['seat', 'side', 'card'],
  endgameEffect: ['seat', 'card', 'worked', 'changes'],
  retained: ['seat', 'kept', 'returned'],
  anotherRound: ['cause'],
  pathChosen: ['answers', 'path', 'by'],
  gameEnded: ['winners', 'by', 'standings'],
}

const PHASES: { readonly [K in SeenPhase['kind']]: readonly string[] } = {
  claim: ['first', 'asked'],
  offer: ['dealer', 'raised', 'asked'],
  pick: ['dealer', 'raised', 'offers'],
  giveZero: ['dealer', 'candidates'],
  turn: ['seat', 'extra'],
  reveal: ['seat'],
  cardChoice: ['card', 'seat', 'target', 'drawn', 'cards', 'then'],
  split: ['winners', 'proposals'],
  endgame: ['asked'],
  retain: ['asked'],
  path: ['winners'],
  over: ['winners', 'by', 'path', 'pathBy'],
}

const VIEW = [
  ...'me options phase round dealer dealing token pot potCard stack idle seats piles discards'.split(' '),
  ...'order extras extrasBegun windows tollEarned result'.split(' '),
]
const SEAT = 'influence tokens power mark level hidden open shown left right'.split(' ')
const CARD = { back: ['kind'], card: ['kind', 'card', 'up', 'used', 'seen'] }
const SIZES = ['left', 'right']

const beside = (thing: object, known: readonly string[]): string[] =>
  Object.keys(thing).filter((name) => !known.includes(name))

/** Anything that shouldn't be there. */
export function strangeFields(view: View): string[] {
  const cards = view.seats.flatMap(({ left, right }) => [left, right])
  const strange = [
    ...beside(view, VIEW),
    ...beside(view.me, ['viewer', 'sealed']),
    ...beside(view.phase, ['kind', ...PHASES[view.phase.kind]]),
    ...view.seats.flatMap((seat) => beside(seat, SEAT)),
    ...cards.flatMap((card) => (card ? beside(card, CARD[card.kind]) : [])),
    ...[view.piles, view.discards].flatMap((sizes) => beside(sizes, SIZES)),
  ]
  return strange.map((name) => `is shown ${name}`)
}

export const strangeWords = (event: Event): string[] =>
  beside(event, ['kind', ...EVENTS[event.kind]]).map((name) => `hears the ${name} of ${event.kind}`)

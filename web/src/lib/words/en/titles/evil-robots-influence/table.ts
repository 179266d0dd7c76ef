import type { Face, Side, Team } from '@robot-night/engine/games/evil-robots-influence'
import type { Who } from '#lib/stage/telling.ts'
import type { TableWords } from '#games/evil-robots-influence/words/table.ts'
import { opening } from './grammar.ts'

const FACES: Readonly<Record<Face, string>> = { H: 'Good', T: 'Evil' }
const TEAMS: Readonly<Record<Team, string>> = { good: 'Good', evil: 'Evil', neutral: 'Neutral' }
const SIDES: Readonly<Record<Side, string>> = { left: 'Left', right: 'Right' }
const verb = ({ isMe }: Who, you: string, they: string): string => (isMe ? you : they)
const object = ({ name, isMe }: Who): string => (isMe ? 'you' : name)
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
const listed = (things: readonly string[]): string =>
  things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} and ${things.at(-1) ?? ''}`
const signed = (mark: number): string => (mark < 0 ? `−${-mark}` : `+${mark}`)

export const table: TableWords = {
  round: (round) => `Round ${round}`,
  goal: 'Ends at 10 Influence',
  steps: { setUp: 'Set up', auction: 'Auction', reveal: 'Reveal', count: 'Count', split: 'Split' },
  idle: {
    name: 'Idle Robot',
    text: 'Nobody plays it. Both its coins are shown, and its power counts for their side. It takes no gems.',
  },
  pod: {
    name: ({ name }, facts) => [name, ...facts].join(', '),
    deals: 'Deals',
    dealsNow: 'Deals now',
    token: 'deals next',
    leaves: 'Not interested',
    raises: 'hand raised',
    turn: 'Playing',
    extraTurn: 'Again',
    reveals: 'Reveals?',
    asked: 'Asked',
    wins: 'Wins',
    influence: (influence) => `${influence} Influence`,
    tokens: (tokens) => many(tokens, 'token', 'tokens'),
    noPower: 'no Power Card yet',
    level: (level) => `Power ${level}`,
    hidden: 'hidden coin unknown',
    hiddenKnown: (face) => `hidden coin ${FACES[face]}, known to you`,
    hiddenOpen: (face) => `hidden coin ${FACES[face]}, known to everyone`,
    shown: (face) => `shown coin ${FACES[face]}`,
    back: (side) => `${SIDES[side].toLowerCase()} card, face down`,
    card: (side, name) => `${SIDES[side].toLowerCase()} card ${name}`,
    none: (side) => `no ${SIDES[side].toLowerCase()} card`,
  },
  look: {
    level: (level) => `Power ${level}`,
    sum: ({ num, up }, mark) => {
      const card = up
        ? `Power Card ${num}`
        : num === 0
          ? 'Power Card 0'
          : `Power Card on its zero side, ${num} on the back`
      return mark === 0 ? card : `${card}, bonus ${signed(mark)}`
    },
    noPower: 'No Power Card yet, so no power',
    onlyYou: 'Only some of you know it, and you’re one of them',
    everybody: 'Everyone knows it',
    unknown: 'Only its owner knows it',
    bothMatch: (team) => (team === 'neutral' ? 'Neutral, as far as anyone knows' : `${TEAMS[team]}, while both match`),
    unused: 'Shown, but not used',
    wasSeen: (name) => `${name}, face down again`,
    dealer: 'Deals this round',
    token: 'Has the Dealer Token: deals next',
  },
  middle: {
    now: 'On offer now',
    first: 'First card',
    picks: (who) => `${who.name} ${verb(who, 'pick', 'picks')} who gets it`,
    gives: (who) => `${who.name} ${verb(who, 'hand', 'hands')} out the zeros`,
    power: 'Power',
    pot: (pot) => `Pot ${pot}`,
    potGems: (pot) => `The pot holds ${many(pot, 'gem', 'gems')}`,
    card: ({ num, up }) => (up || num === 0 ? `Power Card ${num}` : `Power Card zero, ${num} on the back`),
    stack: (cards) => `Then: ${cards.map(({ num, up }) => (up ? num : 0)).join(', ')}`,
    order: (names) => `In the order of the Power Cards: ${opening(names).join(', ')}`,
    turn: (who) => verb(who, 'Your turn', `${who.name}’s turn`),
    extraTurn: (who) => verb(who, 'Your extra turn', `${who.name}’s extra turn`),
    reveal: 'Reveal',
    revealOf: (who) => verb(who, 'Your Reveal', `${who.name} can reveal`),
    chooses: (who) => `${who.name} ${verb(who, 'choose', 'chooses')}`,
    offer: (name, amount) => `${name}, ${many(amount, 'gem', 'gems')}`,
    noOffer: 'deals',
    envelope: (who) => verb(who, 'Your envelope', `${who.name}’s envelope`),
    endgame: 'The last moment',
    endgameHow: 'The match may end. Endgame cards are revealed now, together.',
    retain: 'What stays?',
    retainHow: 'You can keep face-down cards for the next round.',
  },
  mine: {
    show: 'Show my coins and cards',
    covered: 'covered',
    name: 'My coins and cards',
    influence: 'Influence',
    tokens: 'Tokens',
    power: 'Power',
    noPower: 'No Power Card yet',
    level: (level) => `Power ${level}`,
    hidden: 'Hidden',
    shown: 'Shown',
    hiddenIs: (face) => `Hidden: ${FACES[face]}`,
    shownIs: (face) => `Shown: ${FACES[face]}`,
    whileMatch: (team) => (team === 'neutral' ? 'while they differ' : 'while both match'),
    sides: SIDES,
    none: (side) => `No ${SIDES[side].toLowerCase()} card`,
    peek: 'Hold to peek',
    cover: 'Let go to cover',
    opened: 'Cover again',
    open: (name) => `Look at ${name}`,
  },
  asks: {
    raise: 'Raise my hand',
    leave: 'Not this one',
    raised: 'You raise your hand',
    left: 'You don’t want it',
    ofYours: (most) => `of your ${most} Influence`,
    amount: 'Your offer',
    gems: (amount) => many(amount, 'gem', 'gems'),
    seal: (amount) => (amount === 0 ? 'Offer nothing' : `Offer ${many(amount, 'gem', 'gems')}`),
    sealed: (amount) => (amount === 0 ? 'Sealed, empty' : `Sealed with ${many(amount, 'gem', 'gems')}`),
    pick: (who) => verb(who, 'Take it myself', `Give it to ${who.name}`),
    pickPaid: (who, amount) => `Give it to ${who.name} for ${amount}`,
    give: (who) => verb(who, 'Take the zero', `Give ${who.name} the zero`),
  },
  bar: {
    claim: (card) => `Who wants the ${card}?`,
    claimFirst: 'The player who gets it deals next, and gets an extra token.',
    claimHow: 'All hands go up together. If yours is the only one, it’s free.',
    raised: 'You raise your hand. All go up together.',
    left: 'You don’t want it. All hands go up together.',
    sealed: 'Sealed until everyone has answered.',
    claimWatch: 'All hands go up together.',
    claimDealer: 'You’re dealing: you can’t have the first card.',
    hasPower: 'You have your Power Card.',
    offer: (card, dealer) => `Your offer to ${dealer.name} for the ${card}`,
    offerHow: 'One sealed offer. You only pay if you’re picked.',
    offered: (amount) =>
      amount === 0 ? 'Your envelope is empty.' : `Your envelope holds ${many(amount, 'gem', 'gems')}.`,
    offersTo: (dealer, count) => `${many(count, 'offer', 'offers')} to ${object(dealer)}`,
    offersWait: 'All envelopes open together, then you pick.',
    offersWatch: (card) => `More than one hand for the ${card}. Offers are sealed.`,
    pick: (card) => `Who gets the ${card}?`,
    pickHow: 'Tap an offer. Only the player you pick pays.',
    picking: (dealer) => `${dealer.name} ${verb(dealer, 'are', 'is')} choosing`,
    offers: (offers) => {
      const said = offers.map(({ who, amount }) => `${who.isMe ? 'you' : who.name} ${amount}`)
      return said.length === 0
        ? 'Only the player picked pays.'
        : `Offered: ${listed(said)}. Only the player picked pays.`
    },
    giveZero: 'Who gets the next zero?',
    giveZeroHow: 'You hand them out one by one, and get one too.',
    giving: (dealer) => `${dealer.name} ${verb(dealer, 'hand', 'hands')} out the zeros`,
    givingHow: 'Only zeros are left. Each brings 2 tokens and a turn.',
    turn: 'Your turn',
    turnHow: (tokens) => `You have ${many(tokens, 'token', 'tokens')}. Keep some to reveal a card later.`,
    turnOf: (who) => verb(who, 'Your turn', `${who.name}’s turn`),
    extraTurnOf: (who) => verb(who, 'Your extra turn', `${who.name}’s extra turn`),
    turnWatch: (tokens) => `${many(tokens, 'token', 'tokens')} to spend.`,
    reveal: 'Reveal a card?',
    revealHow: 'Your last chance before the coins are revealed.',
    revealOf: (who) => `${who.name} can reveal a card`,
    revealWatch: 'One after another, in the order of the Power Cards.',
    choice: 'One more thing',
    choiceHow: 'Your card lets you choose.',
    choosing: (who) => `${who.name} ${verb(who, 'choose', 'chooses')}`,
    choosingHow: 'Their card lets them choose.',
    split: (pot) => `Agree on one split of ${pot}`,
    splitHow: 'All winners must back the same one.',
    splitting: 'The winners share the pot',
    splittingHow: 'If they can’t agree, each takes 1 and the rest is lost.',
    endgame: 'Any Endgame cards?',
    endgameHow: 'It’s free. They’re all revealed together.',
    endgameWatch: 'Endgame cards are revealed together.',
    retain: 'Which cards do you keep?',
    retainHow: 'You get new cards for any you give back.',
    retainWatch: 'Everyone keeps or gives back face-down cards.',
    path: 'Good or Evil?',
    pathHow: 'The winners choose the path. If they disagree, a coin decides.',
    choosingPath: 'The winners choose the path',
    choosingPathHow: 'If they disagree, a coin decides.',
    over: (winners) =>
      winners.length === 1 && winners[0]
        ? `${winners[0].name} ${verb(winners[0], 'win', 'wins')}`
        : `${listed(winners.map((who, at) => (at === 0 ? who.name : object(who))))} share the win`,
    overHow: 'The most Influence wins.',
  },
}

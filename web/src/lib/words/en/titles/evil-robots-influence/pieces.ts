import type { PieceWords } from '#games/evil-robots-influence/pieces.ts'

const TEAMS = { good: 'Good', evil: 'Evil', neutral: 'Neutral' } as const

export const pieces: PieceWords = {
  of: {
    card: { name: 'Robot Card', text: 'Play it for as many tokens as it says, and it does what’s printed on it.' },
    back: { name: 'Robot Card, face down', text: 'Only its owner knows which it is.' },
    'no-card': { name: 'No Robot Card', text: 'There’s no card in this place.' },
    'own-back': {
      name: 'Your Robot Card',
      text: 'It’s covered, so that nobody sees it over your shoulder. Hold it to look at it.',
    },
    cost: { name: 'Cost', text: 'What you pay for it.' },
    power: {
      name: 'Power Card',
      text: 'In the count, its number is added to its owner’s side. If you get one, you also get 2 tokens and take your turn right away.',
    },
    zero: {
      name: 'Power zero',
      text: 'Unless a Robot Card raises it, it adds nothing to your side, and you can’t turn your shown coin for 1 token. Turning any shown coin for 2 still works.',
    },
    coin: { name: 'Coin', text: 'A shown coin. Everyone can see it.' },
    'hidden-coin': {
      name: 'Hidden coin',
      text: 'Secret until the count, except to its owner and anyone who has looked. With the shown coin, it makes a robot Good, Evil or Neutral.',
    },
    eye: {
      name: 'You know this coin',
      text: 'You’ve looked at it, or a card has let you see it. Most others don’t know it.',
    },
    team: {
      name: 'Your side',
      text: 'Two Good coins make you Good, two Evil ones Evil, one of each Neutral. Neutral robots don’t count.',
    },
    gem: {
      name: 'Influence',
      text: 'Gems are Influence. If someone has 10 at the end of a round, the match ends, and the most Influence wins.',
    },
    token: {
      name: 'Token',
      text: 'You pay with tokens to play cards and turn coins. Keep one for the Reveal; after the round they’re gone.',
    },
    dealer: {
      name: 'Dealer',
      text: 'If several players want a Power Card, the Dealer picks who gets it, and is paid that player’s offer.',
    },
    'next-dealer': {
      name: 'Deals next round',
      text: 'This player got the first Power Card of the round, with a third token, and deals the next round.',
    },
    hand: { name: 'Hand up', text: 'They want the Power Card that’s being offered.' },
    offer: {
      name: 'Offer',
      text: 'One sealed offer each. All are revealed together, the Dealer picks, and only the player picked pays.',
    },
    pot: {
      name: 'Pot',
      text: 'The winners of the round share these gems. They all have to agree; if they don’t, each gets 1 and the rest is lost.',
    },
    stack: {
      name: 'Power Cards to come',
      text: 'They’re offered from high to low. Everyone gets one a round; the last is always a zero.',
    },
    sequence: {
      name: 'Order',
      text: 'The players in the order in which they got their Power Cards. In the Reveal, they get their chance in the same order.',
    },
    status: { name: 'What they’re doing', text: 'What this player is doing just now, or is being asked.' },
    player: {
      name: 'Robot at the table',
      text: 'Below it you see its coins, power, Influence, tokens and Robot Cards. Tap it to read everything you know about it.',
    },
    npc: {
      name: 'Idle Robot',
      text: 'It has a Power Card and two shown coins, and counts for the side they show. It takes no gems.',
    },
    line: { name: 'Result', text: 'The side with the higher total wins and shares the pot.' },
    place: { name: 'Place', text: 'The most Influence wins the match.' },
    claim: { name: 'What they claim', text: 'They said so. Only offers and agreed splits are binding.' },
  },
  line({ team, level, totals, winning, isWinner, isWorker, gain, byCards, pot }) {
    const who = isWorker ? 'Neutral, but wins too, thanks to the Universal Worker' : TEAMS[team]
    const won =
      winning.length === 0
        ? 'nobody wins'
        : `${winning.map((each) => TEAMS[each]).join(' and ')} ${winning.length === 1 ? 'wins' : 'win together'}`
    const share = isWinner ? `Share of the pot: ${gain - byCards} of ${pot}.` : 'No share of the pot.'
    const cards = byCards > 0 ? ` From Robot Cards: ${byCards}.` : ''
    return `${who}, with power ${level}. Good has ${totals.good} in all, Evil ${totals.evil}${winning.includes('neutral') ? `, Neutral ${totals.neutral}` : ''}: ${won}. ${share}${cards}`
  },
  place: (influence) =>
    `${influence} Influence at the end of the match, counting what you start with, the pots, offers and cards.`,
  coins: {
    G: { name: 'Good coin', text: 'Two of them make a robot Good. Its power then counts for Good.' },
    E: { name: 'Evil coin', text: 'Two of them make a robot Evil. Its power then counts for Evil.' },
    N: { name: 'Neutral', text: 'One Good coin and one Evil one. Neutral robots don’t count, and don’t win.' },
  },
  backs: {
    left: {
      name: 'Left Robot Card, face down',
      text: 'A left card is about coins and secrets. Only its owner knows which it is.',
    },
    right: {
      name: 'Right Robot Card, face down',
      text: 'A right card is about power and Influence. Only its owner knows which it is.',
    },
  },
}

import { CARDS, type CardId, type Side } from '@robot-night/engine/games/evil-robots-influence'
import type { Who } from '#games/evil-robots-influence/words/telling.ts'
import { listed as named, object, upper, whose } from './grammar.ts'
import type { Deed, NamedCoin, Price, TurnWords } from '#games/evil-robots-influence/words/turn.ts'

const FACES = { H: 'Good', T: 'Evil' } as const
const OTHER = { H: 'Evil', T: 'Good' } as const
const SIDE: Readonly<Record<Side, string>> = { left: 'left card', right: 'right card' }

const whom = (who: Who | undefined): string => (who ? object(who) : '…')
const whosever = (who: Who | undefined): string => (who ? whose(who) : '…')
const listed = (all: readonly string[]): string => all.join(' and ')
const tokens = (count: number): string => (count === 1 ? '1 token' : `${count} tokens`)

function coinName({ whose: who, slot }: Pick<NamedCoin, 'whose' | 'slot'>): string {
  return slot === 'shown' ? `${whose(who)} shown coin` : `${whose(who)} ${slot} coin`
}
const turned = (coin: NamedCoin | undefined): string =>
  coin ? `turn ${coinName(coin)} to ${OTHER[coin.face]}` : 'turn …'

function take({ taken }: Deed): string {
  if (!taken) return 'turn a card face down, or take a token'
  return taken.card === null
    ? `take 1 token from ${whom(taken.whose)}`
    : `turn ${whose(taken.whose)} ${taken.card} face down`
}
const paid = ({ due, surcharge }: Price): string =>
  surcharge > 0 ? `Pay ${tokens(due)} (${surcharge} of them for the Toll-Keeper)` : `Pay ${tokens(due)}`

const DEEDS: Readonly<Partial<Record<CardId, (deed: Deed) => string>>> = {
  L01: ({ holders }) =>
    holders.length > 1
      ? `look at the hidden coins of ${listed(holders.map(whom))}`
      : `look at ${whosever(holders[0])} hidden coin`,
  L02: () => 'turn your hidden coin',
  L03: ({ holders, shown }) => `set ${whosever(holders[0])} hidden coin to ${FACES[shown]}`,
  L04: ({ coins: [one, other] }) =>
    `exchange ${one ? `${coinName(one)} (${FACES[one.face]})` : '…'} with ${other ? `${coinName(other)} (${FACES[other.face]})` : '…'}`,
  L05: ({ copied }) => (copied ? `copy ${copied.name}, ${copied.deed}` : 'copy …'),
  L06: () => 'draw two right cards and keep one of three',
  L07: () => 'take one more turn before the Reveal',
  L08: () => 'nobody else can touch your coins',
  L09: () => 'see every hidden coin',
  L10: () => 'Neutral competes in the count',
  L11: () => 'turn your hidden coin',
  L12: ({ holders }) => `exchange hidden coins with ${whom(holders[0])}`,
  L13: ({ holders }) => `look at ${whosever(holders[0])} hidden coin, then turn it or not`,
  L14: ({ coins }) => turned(coins[0]),
  L15: ({ holders }) => `toss both coins of ${whom(holders[0])}`,
  R01: () => `+${CARDS.R01.size} power for you this round`,
  R02: ({ holders }) => `exchange Power Cards with ${whom(holders[0])}`,
  R03: () => 'take 1 token',
  R04: () => 'toss a coin: Good gives you 1 Influence, Evil adds 1 to the pot',
  R05: ({ holders }) => `take 1 Influence from ${whom(holders[0])}`,
  R06: ({ holders }) => `turn over ${whosever(holders[0])} Power Card`,
  R07: take,
  R08: () => 'at power zero, everyone pays 1 token more',
  R09: () => 'the team with the lowest total wins',
  R10: () => 'you deal for the rest of this round',
  R11: () => '1 more Influence if you win this round',
  R12: () => `+${CARDS.R12.size} power for you this round`,
  R13: ({ holders }) => `${CARDS.R13.size} power for ${whom(holders[0])}`.replace('-', '−'),
  R14: () => 'if you’re Neutral in the count, you win too',
  R15: () => '1 Influence if you’re Good or Evil and don’t win',
}

export const turn: TurnWords = {
  faces: FACES,
  cards: { left: 'Left card', right: 'Right card' },
  tokens,
  influence: (count) => `${count} Influence`,
  acts: 'What you can do',
  names: {
    left: 'Play left card',
    right: 'Play right card',
    own: 'Turn my coin',
    any: 'Turn any coin',
    change: 'Change a card',
  },
  short: { left: 'Left card', right: 'Right card', own: 'My coin', any: 'Any coin', change: 'Change', end: 'End turn' },
  act: {
    playNamed: (name) => `Play ${name}`,
    open: 'look at it first',
    endTurn: 'End turn',
    keeps: (count) => (count === 0 ? 'nothing left' : `you keep ${tokens(count)}`),
    pass: 'Pass',
    back: 'Back',
    use: 'Play it',
    show: 'Only show it',
    turnTo: (coin) => (coin ? `Turn it to ${OTHER[coin.face]}` : 'Pick a coin'),
    changeSide: { left: 'Change left card', right: 'Change right card' },
    changeIt: (name) => (name === null ? 'Pick a card' : `Change ${name}`),
  },
  bar: ({ code, ...detail }) => {
    switch (code) {
      case 'not_enough_tokens':
        return `needs ${tokens(Number(detail['due'] ?? 1))}`
      case 'not_enough_influence':
        return 'needs 1 Influence'
      case 'power_zero':
        return 'not at power 0'
      case 'card_face_up':
        return 'already face up'
      case 'no_such_card':
        return 'no card'
      case 'deck_empty':
        return 'the deck is empty'
      case 'wrong_type':
        return 'not now'
      default:
        return 'not possible'
    }
  },
  barred: (reason) => `${upper(reason)}.`,
  useless: 'There’s nothing you could use it on right now. You can only show it.',
  yourTurn: 'Your turn',
  yourExtraTurn: 'Your extra turn',
  purse: (count, { mayReveal }) => {
    if (count === 0) return 'No tokens left.'
    return mayReveal ? `${tokens(count)}. Keep one for a Reveal card?` : `${tokens(count)} to spend.`
  },
  surcharge: 'Power zero: the Toll-Keeper takes 1 more.',
  yourReveal: 'Reveal a card?',
  revealHint: ({ due }) => `${tokens(due)} a card. You only get one chance.`,
  play: {
    use: 'Use it',
    show: 'Only show it',
    once: 'An Endgame card: you can show it when the match ends.',
    costs: ({ due }) => (due === 0 ? 'It costs nothing.' : `It costs ${tokens(due)}.`),
    preview: (price, deed) => (price.due === 0 ? `Free: ${deed}.` : `${paid(price)}: ${deed}.`),
    shown: 'show the card, without effect',
    holder: 'Who?',
    one: 'Whose hidden coin?',
    oneOrTwo: 'Whose hidden coins? One or two',
    coin: 'Which coin?',
    twoCoins: 'Which two coins? From different robots',
    copy: 'Copy which card?',
    take: 'Turn a card face down, or take a token',
    token: (count) => `Take 1 of ${count} tokens`,
    protected: 'protected',
    idleCoin: { left: 'left', right: 'right' },
  },
  deed: (deed) => DEEDS[deed.card]?.(deed) ?? '',
  any: { title: 'Turn any coin', detail: 'Anyone’s shown coin.' },
  own: {
    title: 'Turn your shown coin?',
    detail: (coin, price) => `${paid(price)}: it becomes ${OTHER[coin.face]}.`,
  },
  change: {
    title: 'Change a card',
    detail: 'For 1 Influence: a new one from the same deck, face down.',
    isUp: 'Its effect ends.',
  },
  mirror: {
    title: (who) => `Turn ${whose(who)} hidden coin?`,
    detail: 'Everyone will see whether you turn it, but not what it is.',
    saw: (who, face) => `${whose(who)} hidden coin is ${FACES[face]}.`,
    covered: (who) => `${whose(who)} hidden coin`,
    hold: 'Hold to peek',
    turn: 'Turn it',
    leave: 'Leave it as it is',
  },
  muse: {
    title: 'Keep one of these',
    detail: 'Discard the others face down.',
    place: (at) => ['Your card', 'First drawn', 'Second drawn'][at] ?? '',
    keep: (at) => (at === null ? 'Pick one' : (['Keep your card', 'Keep the first', 'Keep the second'][at] ?? '')),
    keepNamed: (name) => `Keep ${name}`,
  },
  retain: {
    title: 'Keep your cards?',
    detail: 'All answers stay sealed. You get new cards for any you give back.',
    keep: 'Keep',
    giveBack: 'Give back',
    send: (keep, of) => {
      if (keep.length === of) return of > 1 ? 'Keep both' : 'Keep it'
      const [side] = keep
      return side === undefined ? (of > 1 ? 'Give both back' : 'Give it back') : `Keep only the ${SIDE[side]}`
    },
    sealed: 'Sealed',
  },
  endgame: {
    title: 'Show Endgame cards?',
    detail: (leaders, most, mine) =>
      `The most Influence wins now, unless a card changes that: ${named(leaders)} ${most}${mine === null ? '' : `, you ${mine}`}. Cards are free, and all are revealed together.`,
    show: 'Show',
    not: 'You can only show Endgame cards now.',
    send: (sides) => {
      const [side] = sides
      if (side === undefined) return 'Show nothing'
      return sides.length > 1 ? 'Show both' : `Show the ${SIDE[side]}`
    },
    sealed: 'Sealed',
  },
  me: 'You',
}

import { CARDS, type CardId, type Side } from '@robot-night/engine/games/evil-robots-influence'
import type { Who } from '#games/evil-robots-influence/words/telling.ts'
import { accusative, dative as dativeOf, FACES, from as fromOf, listed as named, upper, within } from './grammar.ts'
import type { Deed, NamedCoin, Price, TurnWords } from '#games/evil-robots-influence/words/turn.ts'

const OTHER = { H: 'Böse', T: 'Gut' } as const
const SIDE: Readonly<Record<Side, string>> = { left: 'linke Karte', right: 'rechte Karte' }
const SLOT: Readonly<Record<NamedCoin['slot'], string>> = { shown: 'offene', left: 'linke', right: 'rechte' }

/** Wem, und wessen: „deine Münze“, „die Münze von Ada“. */
const dative = (who: Who | undefined): string => (who ? dativeOf(who) : '…')
const from = (who: Who | undefined): string => (who ? fromOf(who) : 'von …')
const of = (who: Who | undefined, thing: string): string => (who?.isMe ? `deine ${thing}` : `die ${thing} ${from(who)}`)
const listed = (all: readonly string[]): string => all.join(' und ')
const tokens = (count: number): string => `${count} Marke${count === 1 ? '' : 'n'}`
const coinName = ({ whose, slot }: Pick<NamedCoin, 'whose' | 'slot'>): string => of(whose, `${SLOT[slot]} Münze`)
const turned = (coin: NamedCoin | undefined): string =>
  coin ? `${coinName(coin)} auf ${OTHER[coin.face]} drehen` : '… drehen'

function take({ taken }: Deed): string {
  if (!taken) return 'eine Karte zudecken oder eine Marke nehmen'
  return taken.card === null ? `1 Marke ${from(taken.whose)} nehmen` : `${taken.card} ${from(taken.whose)} zudecken`
}
const paid = ({ due, surcharge }: Price): string =>
  surcharge > 0 ? `${tokens(due)} zahlen (${surcharge} davon Zoll)` : `${tokens(due)} zahlen`

const DEEDS: Readonly<Partial<Record<CardId, (deed: Deed) => string>>> = {
  L01: ({ holders }) =>
    holders.length > 1
      ? `die verdeckten Münzen von ${listed(holders.map(dative))} ansehen`
      : `${of(holders[0], 'verdeckte Münze')} ansehen`,
  L02: () => 'deine verdeckte Münze drehen',
  L03: ({ holders, shown }) => `${of(holders[0], 'verdeckte Münze')} auf ${FACES[shown]} stellen`,
  L04: ({ coins: [one, other] }) =>
    `${one ? `${coinName(one)} (${FACES[one.face]})` : '…'} gegen ${other ? `${coinName(other)} (${FACES[other.face]})` : '…'} tauschen`,
  L05: ({ copied }) => (copied ? `${copied.name} nachahmen, ${copied.deed}` : '… nachahmen'),
  L06: () => 'zwei rechte Karten ziehen, eine von dreien behalten',
  L07: () => 'du bist vor der Enthüllung noch einmal dran',
  L08: () => 'niemand sonst rührt deine Münzen an',
  L09: () => 'alle verdeckten Münzen sehen',
  L10: () => 'Neutral zählt bei der Zählung mit',
  L11: () => 'deine verdeckte Münze drehen',
  L12: ({ holders }) => `die verdeckte Münze mit ${dative(holders[0])} tauschen`,
  L13: ({ holders }) => `${of(holders[0], 'verdeckte Münze')} ansehen, dann drehen oder nicht`,
  L14: ({ coins }) => turned(coins[0]),
  L15: ({ holders }) => `beide Münzen ${from(holders[0])} werfen`,
  R01: () => `+${CARDS.R01.size} Stärke für dich in dieser Runde`,
  R02: ({ holders }) => `die Stärkekarte mit ${dative(holders[0])} tauschen`,
  R03: () => '1 Marke nehmen',
  R04: () => 'eine Münze werfen: Gut bringt dir 1 Einfluss, Böse 1 in den Topf',
  R05: ({ holders }) => `1 Einfluss ${from(holders[0])} nehmen`,
  R06: ({ holders }) => `${of(holders[0], 'Stärkekarte')} umdrehen`,
  R07: take,
  R08: () => 'wer Stärke null hat, zahlt 1 Marke mehr',
  R09: () => 'bei der Zählung gewinnt die kleinste Summe',
  R10: () => 'du gibst für den Rest der Runde',
  R11: () => '1 Einfluss mehr, wenn du die Runde gewinnst',
  R12: () => `+${CARDS.R12.size} Stärke für dich in dieser Runde`,
  R13: ({ holders }) => `${CARDS.R13.size} Stärke für ${holders[0] ? accusative(holders[0]) : '…'}`.replace('-', '−'),
  R14: () => 'bist du bei der Zählung neutral, gewinnst du mit',
  R15: () => '1 Einfluss, wenn du gut oder böse bist und nicht gewinnst',
}

export const turn: TurnWords = {
  faces: FACES,
  cards: { left: 'Linke Karte', right: 'Rechte Karte' },
  tokens,
  influence: (count) => `${count} Einfluss`,
  acts: 'Was du tun kannst',
  names: {
    left: 'Linke Karte spielen',
    right: 'Rechte Karte spielen',
    own: 'Eigene Münze drehen',
    any: 'Beliebige Münze drehen',
    change: 'Karte tauschen',
  },
  short: {
    left: 'Linke Karte',
    right: 'Rechte Karte',
    own: 'Eigene Münze',
    any: 'Beliebige',
    change: 'Tausch',
    end: 'Fertig',
  },
  act: {
    playNamed: (name) => `${name} spielen`,
    open: 'erst ansehen',
    endTurn: 'Zug beenden',
    keeps: (count) => (count === 0 ? 'nichts übrig' : `du behältst ${tokens(count)}`),
    pass: 'Passen',
    back: 'Zurück',
    use: 'Spielen',
    show: 'Nur zeigen',
    turnTo: (coin) => (coin ? `Auf ${OTHER[coin.face]} drehen` : 'Münze wählen'),
    changeSide: { left: 'Linke Karte tauschen', right: 'Rechte Karte tauschen' },
    changeIt: (name) => (name === null ? 'Karte wählen' : `${name} tauschen`),
  },
  bar: ({ code, ...detail }) => {
    switch (code) {
      case 'not_enough_tokens':
        return `kostet ${tokens(Number(detail['due'] ?? 1))}`
      case 'not_enough_influence':
        return 'kostet 1 Einfluss'
      case 'power_zero':
        return 'nicht bei Stärke 0'
      case 'card_face_up':
        return 'liegt offen'
      case 'no_such_card':
        return 'keine Karte'
      case 'deck_empty':
        return 'Stapel leer'
      case 'wrong_type':
        return 'nicht jetzt'
      default:
        return 'geht nicht'
    }
  },
  barred: (reason) => `${upper(reason)}.`,
  useless: 'Gerade würde die Karte nichts bewirken. Du kannst sie nur zeigen.',
  yourTurn: 'Du bist dran',
  yourExtraTurn: 'Du bist noch einmal dran',
  purse: (count, { mayReveal }) => {
    if (count === 0) return 'Keine Marken mehr.'
    return mayReveal ? `${tokens(count)}. Eine fürs Enthüllen aufheben?` : `${tokens(count)} übrig.`
  },
  surcharge: 'Stärke null: Der Zöllner nimmt 1 mehr.',
  yourReveal: 'Eine Karte enthüllen?',
  revealHint: ({ due }) => `${tokens(due)} je Karte. Gefragt wirst du nur einmal.`,
  play: {
    use: 'Einsetzen',
    show: 'Nur zeigen',
    once: 'Eine Endspielkarte: Du kannst sie zeigen, wenn die Partie endet.',
    costs: ({ due }) => (due === 0 ? 'Das kostet nichts.' : `Das kostet ${tokens(due)}.`),
    preview: (price, deed) => (price.due === 0 ? `Kostenlos: ${deed}.` : `${paid(price)}: ${deed}.`),
    shown: 'die Karte zeigen, ohne Wirkung',
    holder: 'Wer soll es sein?',
    one: 'Wessen verdeckte Münze?',
    oneOrTwo: 'Wessen verdeckte Münzen? Eine oder zwei',
    coin: 'Welche Münze?',
    twoCoins: 'Welche zwei Münzen? Nicht vom selben Roboter',
    copy: 'Welche Karte nachahmen?',
    take: 'Eine Karte zudecken oder eine Marke nehmen',
    token: (count) => `1 von ${tokens(count)} nehmen`,
    protected: 'geschützt',
    idleCoin: { left: 'links', right: 'rechts' },
  },
  deed: (deed) => DEEDS[deed.card]?.(deed) ?? '',
  any: { title: 'Beliebige Münze drehen', detail: 'Eine offene Münze, egal von wem.' },
  own: {
    title: 'Deine offene Münze drehen?',
    detail: (coin, price) => `${paid(price)}: Sie zeigt dann ${OTHER[coin.face]}.`,
  },
  change: {
    title: 'Karte tauschen',
    detail: 'Für 1 Einfluss: eine neue vom selben Stapel, verdeckt.',
    isUp: 'Ihre Wirkung endet.',
  },
  mirror: {
    title: (who) => `Die verdeckte Münze von ${who.name} drehen?`,
    detail: 'Alle sehen, ob du sie drehst, aber nicht, was sie zeigt.',
    saw: (who, face) => `Die verdeckte Münze von ${who.name} zeigt ${FACES[face]}.`,
    covered: (who) => `Die verdeckte Münze von ${who.name}`,
    hold: 'Halten zum Ansehen',
    turn: 'Drehen',
    leave: 'Liegen lassen',
  },
  muse: {
    title: 'Behalte eine davon',
    detail: 'Die anderen werden verdeckt abgelegt.',
    place: (at) => ['Deine Karte', 'Erste gezogene', 'Zweite gezogene'][at] ?? '',
    keep: (at) =>
      at === null ? 'Eine wählen' : (['Deine behalten', 'Die erste behalten', 'Die zweite behalten'][at] ?? ''),
    keepNamed: (name) => `${name} behalten`,
  },
  retain: {
    title: 'Karten behalten?',
    detail: 'Alle antworten versiegelt. Was du zurückgibst, wird ersetzt.',
    keep: 'Behalten',
    giveBack: 'Zurückgeben',
    send: (keep, of) => {
      if (keep.length === of) return of > 1 ? 'Beide behalten' : 'Behalten'
      const [side] = keep
      return side === undefined ? (of > 1 ? 'Beide zurückgeben' : 'Zurückgeben') : `Nur ${SIDE[side]} behalten`
    },
    sealed: 'Versiegelt',
  },
  endgame: {
    title: 'Endspielkarten zeigen?',
    detail: (leaders, most, mine) =>
      `Jetzt gewinnt der meiste Einfluss, wenn keine Karte das ändert: ${named(leaders.map(within))} ${most}${mine === null ? '' : `, du ${mine}`}. Zeigen kostet nichts und bleibt geheim, bis alle geantwortet haben.`,
    show: 'Zeigen',
    not: 'Jetzt lassen sich nur Endspielkarten zeigen.',
    send: (sides) => {
      const [side] = sides
      if (side === undefined) return 'Nichts zeigen'
      return sides.length > 1 ? 'Beide zeigen' : `${side === 'left' ? 'Linke' : 'Rechte'} Karte zeigen`
    },
    sealed: 'Versiegelt',
  },
  me: 'Du',
}

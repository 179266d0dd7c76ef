import { none, strong, type Bits } from '#lib/stage/telling.ts'
import { isToldAlready, targetOf } from '#games/evil-robots-influence/words/settled.ts'
import type { EventOf, Sentences, Told } from '#games/evil-robots-influence/words/telling.ts'
import {
  accusative,
  bit,
  coinOf,
  dative,
  FACES,
  from,
  inside,
  listed,
  many,
  ownCoin,
  SIDES,
  signed,
  valueOf,
  verb,
} from '../grammar.ts'
import { card } from './names.ts'

function played({ seat, card: id, used, paid, surcharge, choices }: EventOf<'cardPlayed'>, told: Told): Bits {
  const it = told.who(seat)
  const target = targetOf(choices)
  const tokens = many(paid, 'Marke', 'Marken')
  return [
    bit(it),
    used ? verb(it, ' spielst ', ' spielt ') : verb(it, ' zeigst ', ' zeigt '),
    card(id),
    used ? '' : ' ohne Wirkung',
    target === null ? '' : `, Ziel: ${inside(told.who(target))}`,
    paid === 0 ? '.' : `${used && target === null ? '' : ','} für ${surcharge > 0 ? `${tokens} samt Zoll` : tokens}.`,
  ]
}

function tossed({ holder, by, hidden, shown }: EventOf<'coinsTossed'>, told: Told): readonly Bits[] {
  const faces = listed(shown.map((face) => FACES[face]))
  if (by === 'round') {
    if (hidden === null || holder === 'idle' || !told.who(holder).isMe) return none
    return [['Deine Münzen: verdeckt ', strong(FACES[hidden]), ', offen ', strong(faces), '.']]
  }
  const it = told.who(by)
  const target = told.who(holder)
  const secret = hidden === null ? '' : `, verdeckt ${FACES[hidden]}`
  const which = target.isMe ? 'deine Münzen' : `die Münzen ${from(target)}`
  const head: Bits = [bit(it), verb(it, ' wirfst ', ' wirft '), which, ' neu: ']
  return [[...head, holder === 'idle' ? '' : 'offen ', strong(faces), `${secret}.`]]
}

function turned({ coin, by, face }: EventOf<'coinTurned'>, told: Told): Bits {
  const it = told.who(by)
  const which = coin.holder === by ? ownCoin(it, coin.slot) : coinOf(coin, told)
  return [bit(it), verb(it, ' drehst ', ' dreht '), which, ' um', ...shows(face)]
}

function exchanged({ coins: [one, other], by, faces }: EventOf<'coinsExchanged'>, told: Told): Bits {
  if (!one || !other) return []
  const it = told.who(by)
  const what =
    one.slot === 'hidden' && other.slot === 'hidden'
      ? `mit ${dative(told.who(one.holder === by ? other.holder : one.holder))} die verdeckten Münzen`
      : `${coinOf(one, told)} und ${coinOf(other, told)}`
  const head: Bits = [bit(it), verb(it, ' tauschst ', ' tauscht '), what]
  if (!faces) return [...head, '.']
  const now = [one, other].map(({ holder }, at) => `${FACES[faces[at] ?? 'H']} für ${accusative(told.who(holder))}`)
  return [...head, `, jetzt ${listed(now)}.`]
}

function looked({ by, seats, faces }: EventOf<'looked'>, told: Told): Bits {
  const it = told.who(by)
  const head: Bits = [bit(it), verb(it, ' siehst dir ', ' sieht sich ')]
  const seen = seats.map((seat, at) => `${inside(told.who(seat))}${faces ? ` ${FACES[faces[at] ?? 'H']}` : ''}`)
  if (seats.length > 2) return [...head, 'alle verdeckten Münzen an', faces ? `: ${seen.join(', ')}.` : '.']
  const [only = 0, ...others] = seats
  const which =
    others.length > 0
      ? `die verdeckten Münzen von ${listed(seats.map((seat) => dative(told.who(seat))))}`
      : coinOf({ holder: only, slot: 'hidden' }, told)
  return [...head, `${which} an`, faces ? `: ${faces.map((face) => FACES[face]).join(', ')}.` : '.']
}

function mirrored({ by, seat, turned: isTurned }: EventOf<'mirrorAnswered'>, told: Told): readonly Bits[] {
  if (isTurned) return none
  const it = told.who(by)
  return [[bit(it), verb(it, ' lässt ', ' lässt '), coinOf({ holder: seat, slot: 'hidden' }, told), ', wie sie ist.']]
}

function marked({ holder, amount, level, by }: EventOf<'marked'>, told: Told): Bits {
  const target = told.who(holder)
  const it = told.who(by)
  const now = `: jetzt Stärke ${level}.`
  if (holder === by) return [bit(it), verb(it, ' bekommst ', ' bekommt '), strong(signed(amount)), now]
  return [bit(it), verb(it, ' gibst ', ' gibt '), `${dative(target)} `, strong(signed(amount)), now]
}

function powerChanged({ by, changes }: EventOf<'powerChanged'>, told: Told): Bits {
  const it = told.who(by)
  const [first, second] = changes
  if (!second) {
    const holder = told.who(first?.holder ?? by)
    const which = first && first.holder !== by ? `die Stärkekarte ${from(holder)}` : 'die eigene Stärkekarte'
    const whichOne = holder.isMe ? 'deine Stärkekarte' : which
    return [bit(it), verb(it, ' drehst ', ' dreht '), `${whichOne} um: `, strong(first?.level ?? 0), '.']
  }
  const now = changes.map(({ holder, card: power }) => `${inside(told.who(holder))} ${valueOf(power)}`).join(', ')
  const [, other = by] = changes.map(({ holder }) => holder)
  return [bit(it), verb(it, ' tauschst', ' tauscht'), ` mit ${dative(told.who(other))} die Stärkekarte: ${now}.`]
}

function influence({ seat, delta, total, cause }: EventOf<'influenceChanged'>, { who }: Told): readonly Bits[] {
  const it = who(seat)
  if (cause === 'toll') return [[bit(it), verb(it, ' bekommst', ' bekommt'), ' 1 Einfluss als Zoll.']]
  if (isToldAlready(cause)) return none
  const deed = delta > 0 ? verb(it, ' bekommst', ' bekommt') : verb(it, ' verlierst', ' verliert')
  return [[bit(it), `${deed} ${Math.abs(delta)} Einfluss: jetzt ${total}.`]]
}

function tokens({ seat, delta, total }: EventOf<'tokensChanged'>, { who }: Told): Bits {
  const it = who(seat)
  const deed = delta > 0 ? verb(it, ' bekommst', ' bekommt') : verb(it, ' verlierst', ' verliert')
  return [bit(it), `${deed} ${many(Math.abs(delta), 'Marke', 'Marken')}: jetzt ${total}.`]
}

function changed({ seat, side, card: id }: EventOf<'cardChanged'>, { who }: Told): Bits {
  const it = who(seat)
  const head: Bits = [bit(it), verb(it, ' zahlst', ' zahlt'), ` 1 Einfluss für eine neue ${SIDES[side]} Karte`]
  return id === null ? [...head, '.'] : [...head, ': ', card(id), '.']
}

export const turns = {
  coinsTossed: tossed,
  turnStarted: ({ seat, extra }, { who }) =>
    extra ? [[bit(who(seat)), verb(who(seat), ' hast', ' hat'), ' noch einen Zug.']] : none,
  turnEnded: ({ seat, tokens: left }, { who }) =>
    left === 0
      ? none
      : [[bit(who(seat)), verb(who(seat), ' behältst ', ' behält '), `${many(left, 'Marke', 'Marken')}.`]],
  cardPlayed: (event, told) => [played(event, told)],
  copied: ({ card: id }) => [['Sie wirkt wie ', card(id), '.']],
  coinTurned: (event, told) => [turned(event, told)],
  coinSet: ({ seat, by, face }, told) => [
    [
      bit(told.who(by)),
      verb(told.who(by), ' stellst ', ' stellt '),
      `${coinOf({ holder: seat, slot: 'hidden' }, told)} auf `,
      strong(FACES[face]),
      '.',
    ],
  ],
  coinsExchanged: (event, told) => [exchanged(event, told)],
  looked: (event, told) => [looked(event, told)],
  mirrorAnswered: mirrored,
  marked: (event, told) => [marked(event, told)],
  powerChanged: (event, told) => [powerChanged(event, told)],
  tokensChanged: (event, told) => [tokens(event, told)],
  influenceChanged: influence,
  looseCoin: ({ face }) => [['Eine zusätzliche Münze fällt: ', strong(FACES[face]), '.']],
  extraTurnEarned: ({ seat }, { who }) => [
    [bit(who(seat)), verb(who(seat), ' hast', ' hat'), ' vor der Enthüllung noch einen Zug.'],
  ],
  cardTurnedDown: ({ seat, card: id, by }, { who }) => [
    [bit(who(by)), verb(who(by), ' deckst ', ' deckt '), card(id), ` ${from(who(seat))} zu.`],
  ],
  cardChanged: (event, told) => [changed(event, told)],
  pileShuffled: () => none,
  museDrew: ({ seat, drawn }, { who }) => [
    [bit(who(seat)), verb(who(seat), ' ziehst ', ' zieht '), `${many(drawn, 'rechte Karte', 'rechte Karten')}.`],
  ],
  museKept: ({ seat, card: id }, { who }) => [
    id === null
      ? [bit(who(seat)), verb(who(seat), ' behältst', ' behält'), ' eine rechte Karte.']
      : [bit(who(seat)), verb(who(seat), ' behältst ', ' behält '), card(id), '.'],
  ],
  revealWindow: () => none,
  revealPassed: ({ seat }, { who }) => [[bit(who(seat)), verb(who(seat), ' zeigst', ' zeigt'), ' nichts.']],
} satisfies Partial<Sentences>

const shows = (face: 'H' | 'T' | null): Bits => (face === null ? ['.'] : [': ', strong(FACES[face]), '.'])

import { none, strong, type Bits } from '#lib/stage/telling.ts'
import { isToldAlready, targetOf } from '#games/evil-robots-influence/words/settled.ts'
import type { EventOf, Sentences, Told } from '#games/evil-robots-influence/words/telling.ts'
import { bit, coinOf, FACES, listed, many, object, ownCoin, SIDES, signed, valueOf, verb, whose } from '../grammar.ts'
import { card } from './names.ts'

function played({ seat, card: id, used, paid, surcharge, choices }: EventOf<'cardPlayed'>, told: Told): Bits {
  const it = told.who(seat)
  const target = targetOf(choices)
  const tokens = many(paid, 'token', 'tokens')
  return [
    bit(it),
    used ? verb(it, ' play ', ' plays ') : verb(it, ' reveal ', ' reveals '),
    card(id),
    used ? '' : ', unused',
    target === null ? '' : ` on ${object(told.who(target))}`,
    paid === 0 ? '.' : ` for ${surcharge > 0 ? `${tokens}, including the toll` : tokens}.`,
  ]
}

function tossed({ holder, by, hidden, shown }: EventOf<'coinsTossed'>, told: Told): readonly Bits[] {
  const faces = listed(shown.map((face) => FACES[face]))
  if (by === 'round') {
    if (hidden === null || holder === 'idle' || !told.who(holder).isMe) return none
    return [['Your coins: ', strong(FACES[hidden]), ' hidden, ', strong(faces), ' shown.']]
  }
  const it = told.who(by)
  const secret = hidden === null ? '' : `, ${FACES[hidden]} hidden`
  const head: Bits = [bit(it), verb(it, ' toss ', ' tosses '), `${whose(told.who(holder))} coins: `]
  return [[...head, strong(faces), holder === 'idle' ? '.' : ` shown${secret}.`]]
}

function turned({ coin, by, face }: EventOf<'coinTurned'>, told: Told): Bits {
  const it = told.who(by)
  const which = coin.holder === by ? ownCoin(it, coin.slot) : coinOf(coin, told)
  return [bit(it), verb(it, ' turn ', ' turns '), which, ...shows(face)]
}

function exchanged({ coins: [one, other], by, faces }: EventOf<'coinsExchanged'>, told: Told): Bits {
  if (!one || !other) return []
  const it = told.who(by)
  const what =
    one.slot === 'hidden' && other.slot === 'hidden'
      ? `hidden coins with ${object(told.who(one.holder === by ? other.holder : one.holder))}`
      : `${coinOf(one, told)} and ${coinOf(other, told)}`
  const head: Bits = [bit(it), verb(it, ' exchange ', ' exchanges '), what]
  if (!faces) return [...head, '.']
  const now = [one, other].map(({ holder }, at) => `${FACES[faces[at] ?? 'H']} for ${object(told.who(holder))}`)
  return [...head, `, now ${listed(now)}.`]
}

function looked({ by, seats, faces }: EventOf<'looked'>, told: Told): Bits {
  const it = told.who(by)
  const head: Bits = [bit(it), verb(it, ' look', ' looks')]
  const seen = seats.map((seat, at) => `${object(told.who(seat))}${faces ? ` ${FACES[faces[at] ?? 'H']}` : ''}`)
  if (seats.length > 2) return [...head, ' at every hidden coin', faces ? `: ${seen.join(', ')}.` : '.']
  const whoseCoins = `${listed(seats.map((seat) => whose(told.who(seat))))} hidden ${seats.length > 1 ? 'coins' : 'coin'}`
  return [...head, ` at ${whoseCoins}`, faces ? `: ${faces.map((face) => FACES[face]).join(', ')}.` : '.']
}

function mirrored({ by, seat, turned: isTurned }: EventOf<'mirrorAnswered'>, told: Told): readonly Bits[] {
  const it = told.who(by)
  return isTurned
    ? none
    : [[bit(it), verb(it, ' leave ', ' leaves '), `${whose(told.who(seat))} hidden coin as it is.`]]
}

function marked({ holder, amount, level, by }: EventOf<'marked'>, told: Told): Bits {
  const it = told.who(by)
  const deed =
    holder === by ? verb(it, ' add ', ' adds ') : `${verb(it, ' give ', ' gives ')}${object(told.who(holder))} `
  return [bit(it), deed, strong(signed(amount)), `: power ${level} now.`]
}

function powerChanged({ by, changes }: EventOf<'powerChanged'>, told: Told): Bits {
  const it = told.who(by)
  const now = changes.map(({ holder, card: power }) => `${object(told.who(holder))} ${valueOf(power)}`).join(', ')
  const [first, second] = changes
  if (!second) {
    const which = first && first.holder !== by ? whose(told.who(first.holder)) : verb(it, 'your', 'their own')
    return [bit(it), verb(it, ' turn ', ' turns '), `${which} Power Card over: `, strong(first?.level ?? 0), '.']
  }
  const [, other = by] = changes.map(({ holder }) => holder)
  return [bit(it), verb(it, ' exchange', ' exchanges'), ` Power Cards with ${object(told.who(other))}: ${now}.`]
}

function influence({ seat, delta, total, cause }: EventOf<'influenceChanged'>, { who }: Told): readonly Bits[] {
  const it = who(seat)
  if (cause === 'toll') return [[bit(it), verb(it, ' collect', ' collects'), ' 1 Influence in tolls.']]
  if (isToldAlready(cause)) return none
  const amount = Math.abs(delta)
  const deed = delta > 0 ? verb(it, ' take', ' takes') : verb(it, ' lose', ' loses')
  return [[bit(it), `${deed} ${amount} Influence: ${total} now.`]]
}

function tokens({ seat, delta, total }: EventOf<'tokensChanged'>, { who }: Told): Bits {
  const it = who(seat)
  const deed = delta > 0 ? verb(it, ' take', ' takes') : verb(it, ' lose', ' loses')
  return [bit(it), `${deed} ${many(Math.abs(delta), 'token', 'tokens')}: ${total} now.`]
}

function changed({ seat, side, card: id }: EventOf<'cardChanged'>, { who }: Told): Bits {
  const it = who(seat)
  const head: Bits = [bit(it), verb(it, ' pay', ' pays'), ` 1 Influence for a new ${SIDES[side]} card`]
  return id === null ? [...head, '.'] : [...head, ': ', card(id), '.']
}

export const turns = {
  coinsTossed: tossed,
  turnStarted: ({ seat, extra }, { who }) =>
    extra ? [[bit(who(seat)), verb(who(seat), ' have', ' has'), ' an extra turn.']] : none,
  turnEnded: ({ seat, tokens: left }, { who }) =>
    left === 0 ? none : [[bit(who(seat)), verb(who(seat), ' keep ', ' keeps '), `${many(left, 'token', 'tokens')}.`]],
  cardPlayed: (event, told) => [played(event, told)],
  copied: ({ card: id }) => [['It copies ', card(id), '.']],
  coinTurned: (event, told) => [turned(event, told)],
  coinSet: ({ seat, by, face }, { who }) => [
    [bit(who(by)), verb(who(by), ' set ', ' sets '), `${whose(who(seat))} hidden coin to `, strong(FACES[face]), '.'],
  ],
  coinsExchanged: (event, told) => [exchanged(event, told)],
  looked: (event, told) => [looked(event, told)],
  mirrorAnswered: mirrored,
  marked: (event, told) => [marked(event, told)],
  powerChanged: (event, told) => [powerChanged(event, told)],
  tokensChanged: (event, told) => [tokens(event, told)],
  influenceChanged: influence,
  looseCoin: ({ face }) => [['A spare coin: ', strong(FACES[face]), '.']],
  extraTurnEarned: ({ seat }, { who }) => [
    [bit(who(seat)), verb(who(seat), ' will have', ' will have'), ' one more turn before the Reveal.'],
  ],
  cardTurnedDown: ({ seat, card: id, by }, { who }) => [
    [bit(who(by)), verb(who(by), ' turn ', ' turns '), `${whose(who(seat))} `, card(id), ' face down.'],
  ],
  cardChanged: (event, told) => [changed(event, told)],
  pileShuffled: () => none,
  museDrew: ({ seat, drawn }, { who }) => [
    [bit(who(seat)), verb(who(seat), ' draw ', ' draws '), `${many(drawn, 'right card', 'right cards')}.`],
  ],
  museKept: ({ seat, card: id }, { who }) => [
    id === null
      ? [bit(who(seat)), verb(who(seat), ' keep', ' keeps'), ' one right card.']
      : [bit(who(seat)), verb(who(seat), ' keep ', ' keeps '), card(id), '.'],
  ],
  revealWindow: () => none,
  revealPassed: ({ seat }, { who }) => [[bit(who(seat)), verb(who(seat), ' reveal', ' reveals'), ' nothing.']],
} satisfies Partial<Sentences>

const shows = (face: 'H' | 'T' | null): Bits => (face === null ? ['.'] : [': ', strong(FACES[face]), '.'])

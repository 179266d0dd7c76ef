import { none, strong, type Bits } from '#lib/stage/telling.ts'
import type { EventOf, Sentences, Told } from '#games/evil-robots-influence/words/telling.ts'
import { bit, dative, many, SIDES, valueOf, verb } from '../grammar.ts'
import { card, counts, names } from './names.ts'

function hands({ raised }: EventOf<'hands'>, told: Told): readonly Bits[] {
  const [only, ...others] = raised
  if (only === undefined) return none
  const it = told.who(only)
  if (others.length === 0)
    return [['Nur ', it.isMe ? 'du' : strong(it.name), verb(it, ' hebst', ' hebt'), ' die Hand.']]
  return [[strong(many(raised.length, 'Hand', 'Hände')), ' oben: ', `${names(raised, told)}.`]]
}

function picked({ seat, paid, dealer }: EventOf<'picked'>, { who }: Told): Bits {
  const by = who(dealer)
  if (seat === dealer) return [bit(by), verb(by, ' nimmst', ' nimmt'), ' die Karte selbst. Niemand zahlt.']
  const price = paid === 0 ? ', umsonst.' : ` für ${paid} Einfluss.`
  return [bit(by), verb(by, ' gibst ', ' gibt '), strong(dative(who(seat))), ' die Karte', price]
}

export const auction = {
  roundStarted: ({ round, dealer }, { who }) => [
    [strong(`Runde ${round}`), ': ', bit(who(dealer)), verb(who(dealer), ' gibst.', ' gibt.')],
  ],
  robotDealt: ({ seat, side, card: id }, { who }) =>
    id === null || !who(seat).isMe ? none : [[`Deine ${SIDES[side]} Karte: `, card(id), '.']],
  potSet: ({ pot }) => [['Im Topf: ', strong(many(pot, 'Juwel', 'Juwelen')), '.']],
  potChanged: ({ pot }) => [['Der Topf wächst: jetzt ', strong(many(pot, 'Juwel', 'Juwelen')), '.']],
  idleSet: ({ idle }, { who }) => [[bit(who('idle')), ' ist dabei, mit Stärke ', strong(valueOf(idle.power)), '.']],
  stackSet: ({ stack }) => [['Stärkekarten im Angebot: ', strong(stack.map(valueOf).join(', ')), '.']],
  offered: () => none,
  hands,
  unclaimed: ({ card: { num } }) => [['Die ', strong(num), ' will niemand: Sie kommt als Null nach unten.']],
  offersShown: ({ offers }, told) => [
    [
      'Gebote: ',
      `${counts(
        offers.map(({ seat, amount }) => ({ seat, n: amount })),
        told,
      )}.`,
    ],
  ],
  picked: (event, told) => [picked(event, told)],
  powerGiven: ({ seat, card: power, tokens: own }, { who }) => [
    [
      bit(who(seat)),
      verb(who(seat), ' bekommst die ', ' bekommt die '),
      strong(valueOf(power)),
      ` und ${many(own, 'Marke', 'Marken')}.`,
    ],
  ],
  dealerToken: ({ seat }, { who }) => [[bit(who(seat)), verb(who(seat), ' gibst', ' gibt'), ' in der nächsten Runde.']],
} satisfies Partial<Sentences>

import { none, strong, type Bits } from '#lib/stage/telling.ts'
import type { EventOf, Sentences, Told } from '#games/evil-robots-influence/words/telling.ts'
import { bit, many, object, SIDES, valueOf, verb } from '../grammar.ts'
import { card, counts, names } from './names.ts'

function hands({ raised }: EventOf<'hands'>, told: Told): readonly Bits[] {
  const [only, ...others] = raised
  if (only === undefined) return none
  if (others.length === 0)
    return [['Only ', bitIn(only, told), verb(told.who(only), ' raise a hand.', ' raises a hand.')]]
  return [[strong(many(raised.length, 'hand', 'hands')), ' up: ', `${names(raised, told)}.`]]
}

function picked({ seat, paid, dealer }: EventOf<'picked'>, { who }: Told): Bits {
  const by = who(dealer)
  if (seat === dealer) return [bit(by), verb(by, ' take', ' takes'), ' the card. Nobody pays.']
  const price = paid === 0 ? ', for nothing.' : ` for ${paid} Influence.`
  return [bit(by), verb(by, ' pick ', ' picks '), strong(object(who(seat))), price]
}

export const auction = {
  roundStarted: ({ round, dealer }, { who }) => [
    [strong(`Round ${round}`), ': ', object(who(dealer)), verb(who(dealer), ' deal.', ' deals.')],
  ],
  robotDealt: ({ seat, side, card: id }, { who }) =>
    id === null || !who(seat).isMe ? none : [[`Your ${SIDES[side]} card: `, card(id), '.']],
  potSet: ({ pot }) => [['The pot holds ', strong(many(pot, 'gem', 'gems')), '.']],
  potChanged: ({ pot }) => [['The pot grows to ', strong(many(pot, 'gem', 'gems')), '.']],
  idleSet: ({ idle }, { who }) => [[bit(who('idle')), ' joins in with power ', strong(valueOf(idle.power)), '.']],
  stackSet: ({ stack }) => [['Power Cards on offer: ', strong(stack.map(valueOf).join(', ')), '.']],
  offered: () => none,
  hands,
  unclaimed: ({ card: { num } }) => [['Nobody wants the ', strong(num), ': it goes to the bottom as a zero.']],
  offersShown: ({ offers }, told) => [
    [
      'Offers: ',
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
      verb(who(seat), ' get the ', ' gets the '),
      strong(valueOf(power)),
      ` and ${many(own, 'token', 'tokens')}.`,
    ],
  ],
  dealerToken: ({ seat }, { who }) => [[bit(who(seat)), verb(who(seat), ' deal', ' deals'), ' the next round.']],
} satisfies Partial<Sentences>

const bitIn = (seat: number, { who }: Told): Bits[number] => (who(seat).isMe ? 'you' : strong(who(seat).name))

import { none, strong, type Bits } from '#lib/stage/telling.ts'
import { isByLess, rankedIn, standings } from '#games/evil-robots-influence/words/settled.ts'
import type { EventOf, Sentences, Told } from '#games/evil-robots-influence/words/telling.ts'
import { bit, FACES, listed, object, SIDES, signed, TEAMS, upper, verb } from '../grammar.ts'
import { card, counts, names } from './names.ts'

function counted(event: EventOf<'counted'>, told: Told): readonly Bits[] {
  const { winning, winners } = event
  const teams = rankedIn(event).map(({ team, total, members }): Bits => [
    strong(`${TEAMS[team]} ${total}`),
    ': ',
    `${names(members, told)}.`,
  ])
  if (winning.length === 0) return [...teams, ['Nobody is Good or Evil: ', strong('nobody wins'), '.']]
  const won = listed(winning.map((team) => TEAMS[team]))
  const how = winning.length > 1 ? ' win together' : isByLess(event) ? ' wins with the lowest total' : ' wins'
  const by = winners.length === 0 ? ', but no player is on that side.' : `: ${names(winners, told)}.`
  return [...teams, [strong(`${won}${how}`), by]]
}

function splitDone({ shares, how }: EventOf<'splitDone'>, told: Told): readonly Bits[] {
  const got = counts(
    shares.map(({ seat, gems }) => ({ seat, n: gems })),
    told,
  )
  const [first] = shares
  switch (how) {
    case 'none':
      return [['There’s nothing to share.']]
    case 'single': {
      if (!first) return none
      const it = told.who(first.seat)
      return [[bit(it), verb(it, ' take', ' takes'), ' the whole pot: ', strong(first.gems), '.']]
    }
    case 'agreed':
      return [[strong('Agreed'), `: ${got}.`]]
    case 'noDeal':
    case 'timeout': {
      const head = how === 'noDeal' ? 'No deal' : 'Time’s up'
      return [[strong(head), `: one gem each, the rest is lost. ${upper(got)}.`]]
    }
  }
}

function endgame({ seat, card: id, worked, changes }: EventOf<'endgameEffect'>, told: Told): Bits {
  if (!worked) return [card(id), ' has no effect.']
  if (id === 'R17')
    return [card(id), ': exactly 10. ', bit(told.who(seat)), verb(told.who(seat), ' win', ' wins'), ' alone.']
  const what = changes.map((change) => `${object(told.who(change.seat))} ${signed(change.delta)}`)
  return [card(id), `: ${listed(what)}.`]
}

function retained({ seat, kept, returned }: EventOf<'retained'>, { who }: Told): Bits {
  const it = who(seat)
  const cardsOf = (sides: typeof kept) => (sides.length === 2 ? 'both cards' : `the ${SIDES[sides[0] ?? 'left']} card`)
  const keeps = kept.length === 0 ? '' : `${verb(it, ' keep ', ' keeps ')}${cardsOf(kept)}`
  const gives = returned.length === 0 ? '' : `${verb(it, ' give back ', ' gives back ')}${cardsOf(returned)}`
  return [bit(it), keeps, keeps && gives ? ' and' : '', gives, '.']
}

function path({ answers, path: chosen, by }: EventOf<'pathChosen'>, told: Told): readonly Bits[] {
  const said = answers.flatMap(({ seat, path: each }) =>
    each === null ? [] : [`${object(told.who(seat))} ${TEAMS[each]}`],
  )
  const line: Bits[] = said.length === 0 ? [] : [[`Which path? ${upper(said.join(', '))}.`]]
  const how = by === 'coin' ? 'A coin decides: ' : ''
  return [...line, [how, 'The path is ', strong(TEAMS[chosen]), '.']]
}

function ended({ winners, by, standings: all }: EventOf<'gameEnded'>, told: Told): readonly Bits[] {
  const [first, ...others] = winners
  const most = standings(all)
  const line: Bits = ['Influence: ', `${counts(most, told)}.`]
  if (first === undefined) return [line]
  if (others.length > 0) return [[strong(upper(names(winners, told))), ' share the win.'], line]
  const it = told.who(first)
  const how = by === 'exactEngine' ? ', with exactly 10.' : '.'
  return [[bit(it), verb(it, ' win', ' wins'), ` the match${how}`], line]
}

export const ends = {
  coinsRevealed: ({ faces }, { who }) => [
    ['Hidden coins: ', `${faces.map((face, seat) => `${object(who(seat))} ${FACES[face]}`).join(', ')}.`],
  ],
  counted,
  splitProposed: ({ proposal: { number, by, shares } }, told) => [
    [
      bit(told.who(by)),
      verb(told.who(by), ' propose ', ' proposes '),
      strong(`No. ${number}`),
      `: ${counts(
        shares.map(({ seat, gems }) => ({ seat, n: gems })),
        told,
      )}.`,
    ],
  ],
  splitSupported: ({ seat, proposal }, { who }) => [
    [bit(who(seat)), verb(who(seat), ' agree to ', ' agrees to '), strong(`No. ${proposal}`), '.'],
  ],
  splitWithdrawn: ({ seat }, { who }) => [
    [bit(who(seat)), ' no longer ', verb(who(seat), 'agree', 'agrees'), ' to any of them.'],
  ],
  splitDone,
  bonus: ({ seat, card: id, amount }, { who }) => [
    [card(id), ': ', object(who(seat)), verb(who(seat), ' take ', ' takes '), `${amount} Influence.`],
  ],
  endgameTriggered: ({ seats, lastRound }, told) => [
    seats.length === 0 || lastRound
      ? ['Round 20 is over: ', strong('this is the end'), '.']
      : [bitOf(seats, told), verbOf(seats, told), ' 10 Influence or more: ', strong('this may be the end'), '.'],
  ],
  endgameRevealed: ({ seat, card: id }, { who }) => [
    [bit(who(seat)), verb(who(seat), ' reveal ', ' reveals '), card(id), '.'],
  ],
  endgameEffect: (event, told) => [endgame(event, told)],
  retained: (event, told) => [retained(event, told)],
  anotherRound: () => [['The dove comes back: ', strong('another round'), '.']],
  pathChosen: path,
  gameEnded: ended,
} satisfies Partial<Sentences>

const bitOf = (seats: readonly number[], told: Told): Bits[number] => strong(upper(names(seats, told)))
const verbOf = (seats: readonly number[], { who }: Told): string =>
  seats.length > 1 || who(seats[0] ?? 0).isMe ? ' have' : ' has'

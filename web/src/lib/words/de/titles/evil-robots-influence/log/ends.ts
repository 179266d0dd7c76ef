import { none, strong, type Bits } from '#lib/stage/telling.ts'
import { isByLess, rankedIn, standings } from '#games/evil-robots-influence/words/settled.ts'
import type { EventOf, Sentences, Told } from '#games/evil-robots-influence/words/telling.ts'
import { bit, FACES, inside, listed, SIDES, signed, TEAMS, upper, verb } from '../grammar.ts'
import { card, counts, names } from './names.ts'

function counted(event: EventOf<'counted'>, told: Told): readonly Bits[] {
  const { winning, winners } = event
  const teams = rankedIn(event).map(({ team, total, members }): Bits => [
    strong(`${TEAMS[team]} ${total}`),
    ': ',
    `${names(members, told)}.`,
  ])
  if (winning.length === 0) return [...teams, ['Niemand ist gut oder böse: ', strong('Niemand gewinnt'), '.']]
  const won = listed(winning.map((team) => TEAMS[team]))
  const verbs = winning.length > 1 ? ' gewinnen zusammen' : ' gewinnt'
  const how = isByLess(event) ? `${verbs} mit der kleinsten Summe` : verbs
  const by = winners.length === 0 ? ', aber niemand von euch ist dabei.' : `: ${names(winners, told)}.`
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
      return [['Zu teilen gibt es nichts.']]
    case 'single': {
      if (!first) return none
      const it = told.who(first.seat)
      return [[bit(it), verb(it, ' nimmst', ' nimmt'), ' den ganzen Topf: ', strong(first.gems), '.']]
    }
    case 'agreed':
      return [[strong('Einig'), `: ${got}.`]]
    case 'noDeal':
    case 'timeout': {
      const head = how === 'noDeal' ? 'Kein Deal' : 'Die Zeit ist um'
      return [[strong(head), `: je ein Juwel, der Rest ist verloren. ${upper(got)}.`]]
    }
  }
}

function endgame({ seat, card: id, worked, changes }: EventOf<'endgameEffect'>, told: Told): Bits {
  const it = told.who(seat)
  if (!worked) return [card(id), ' hat keine Wirkung.']
  if (id === 'R17') return [card(id), ': genau 10. ', bit(it), verb(it, ' gewinnst', ' gewinnt'), ' allein.']
  const what = changes.map((change) => `${inside(told.who(change.seat))} ${signed(change.delta)}`)
  return [card(id), `: ${listed(what)}.`]
}

function retained({ seat, kept, returned }: EventOf<'retained'>, { who }: Told): Bits {
  const it = who(seat)
  const cardsOf = (sides: typeof kept) =>
    sides.length === 2 ? 'beide Karten' : `die ${SIDES[sides[0] ?? 'left']} Karte`
  const keeps = kept.length === 0 ? '' : `${verb(it, ' behältst ', ' behält ')}${cardsOf(kept)}`
  const gives = returned.length === 0 ? '' : `${verb(it, ' gibst ', ' gibt ')}${cardsOf(returned)} zurück`
  return [bit(it), keeps, keeps && gives ? ' und' : '', gives, '.']
}

function path({ answers, path: chosen, by }: EventOf<'pathChosen'>, told: Told): readonly Bits[] {
  const said = answers.flatMap(({ seat, path: each }) =>
    each === null ? [] : [`${inside(told.who(seat))} ${TEAMS[each]}`],
  )
  const line: Bits[] = said.length === 0 ? [] : [[`Welcher Weg? ${upper(said.join(', '))}.`]]
  const how = by === 'coin' ? 'Eine Münze entscheidet: ' : ''
  return [...line, [how, 'Der Weg ist ', strong(TEAMS[chosen].toLowerCase()), '.']]
}

function ended({ winners, by, standings: all }: EventOf<'gameEnded'>, told: Told): readonly Bits[] {
  const [first, ...others] = winners
  const line: Bits = ['Einfluss: ', `${counts(standings(all), told)}.`]
  if (first === undefined) return [line]
  if (others.length > 0) return [['Geteilter Sieg: ', strong(names(winners, told)), '.'], line]
  const it = told.who(first)
  const how = by === 'exactEngine' ? ', mit genau 10.' : '.'
  return [[bit(it), verb(it, ' gewinnst', ' gewinnt'), ` die Partie${how}`], line]
}

export const ends = {
  coinsRevealed: ({ faces }, { who }) => [
    ['Verdeckte Münzen: ', `${faces.map((face, seat) => `${inside(who(seat))} ${FACES[face]}`).join(', ')}.`],
  ],
  counted,
  splitProposed: ({ proposal: { number, by, shares } }, told) => [
    [
      bit(told.who(by)),
      verb(told.who(by), ' schlägst ', ' schlägt '),
      strong(`Nr. ${number}`),
      ` vor: ${counts(
        shares.map(({ seat, gems }) => ({ seat, n: gems })),
        told,
      )}.`,
    ],
  ],
  splitSupported: ({ seat, proposal }, { who }) => [
    [bit(who(seat)), verb(who(seat), ' stimmst ', ' stimmt '), strong(`Nr. ${proposal}`), ' zu.'],
  ],
  splitWithdrawn: ({ seat }, { who }) => [
    [bit(who(seat)), verb(who(seat), ' stimmst', ' stimmt'), ' keinem Vorschlag mehr zu.'],
  ],
  splitDone,
  bonus: ({ seat, card: id, amount }, { who }) => [
    [card(id), ': ', bit(who(seat)), verb(who(seat), ' bekommst ', ' bekommt '), `${amount} Einfluss.`],
  ],
  endgameTriggered: ({ seats, lastRound }, told) => [
    seats.length === 0 || lastRound
      ? ['Runde 20 ist vorbei: ', strong('Das ist das Ende'), '.']
      : ['10 Einfluss oder mehr: ', strong(names(seats, told)), '. Das kann das Ende sein.'],
  ],
  endgameRevealed: ({ seat, card: id }, { who }) => [
    [bit(who(seat)), verb(who(seat), ' zeigst ', ' zeigt '), card(id), '.'],
  ],
  endgameEffect: (event, told) => [endgame(event, told)],
  retained: (event, told) => [retained(event, told)],
  anotherRound: () => [['Die Taube kommt zurück: ', strong('noch eine Runde'), '.']],
  pathChosen: path,
  gameEnded: ended,
} satisfies Partial<Sentences>

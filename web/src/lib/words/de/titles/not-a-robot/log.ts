import { none, strong, type Bits } from '#lib/stage/telling.ts'
import { endedWith, objectedIn, ranked, votedIn } from '#games/not-a-robot/words/settled.ts'
import type { EventOf, Sentences, Told } from '#games/not-a-robot/words/telling.ts'
import { bit, CardOf, cardOf, dative, inside, insideBit, listed, many, verb } from './grammar.ts'

const names = (seats: readonly number[], { who }: Told): string => listed(seats.map((seat) => inside(who(seat))))
const from = (seats: readonly number[], { who }: Told): string => listed(seats.map((seat) => dative(who(seat))))

function reviewed(event: EventOf<'objectionsShown'>, told: Told): readonly Bits[] {
  const objected = objectedIn(event)
  if (objected.length === 0) return [['Kein Einspruch: Alle Wörter gelten.']]
  return objected.map(({ entry, by, isStruck }): Bits => {
    const owner = told.entry(entry)
    const word = strong(owner?.word ?? '')
    if (!owner) return []
    if (!isStruck) return [word, ' bleibt stehen. Einspruch von ', `${from(by, told)}.`]
    return [word, ' ist gestrichen. Einspruch von ', from(by, told), `. ${another(told.who(owner.seat))}`]
  })
}

const another = (who: ReturnType<Told['who']>): string =>
  `${who.name} ${verb(who, 'brauchst', 'braucht')} ein neues Wort.`

function guessed({ seat, place, right }: EventOf<'guessed'>, { who }: Told): Bits {
  const it = who(seat)
  if (place === null) return [bit(it), verb(it, ' hast', ' hat'), ' nicht geraten.']
  return [bit(it), verb(it, ' rätst', ' rät'), ' Nummer ', strong(place), right ? '. Das stimmt!' : '. Falsch.']
}

function voted(event: EventOf<'votesShown'>, told: Told): readonly Bits[] {
  const candidates = votedIn(event, told)
  if (candidates.length === 0) return [['Niemand hat abgestimmt: ', turned(event, told)]]
  const line = candidates.flatMap(({ holder, by }, at): Bits => [
    at === 0 ? 'Stimmen: ' : ', ',
    strong(holder === null ? 'Server' : names([holder], told)),
    ` ${by.length} (von ${from(by, told)})`,
  ])
  return [[...line, event.tied.length > 1 ? `. Gleichstand: ${turned(event, told)}` : '.']]
}

/** Was aufgedeckt wird, wo niemand mehr Stimmen hat als alle anderen. */
const turned = ({ revealed }: EventOf<'votesShown'>, { who }: Told): string =>
  revealed === 'server'
    ? 'Die Serverkarte wird aufgedeckt.'
    : `Aufgedeckt wird ${cardOf(who(revealed))}, weil das Wort weiter hinten steht.`

function revealed({ candidate, role }: EventOf<'cardRevealed'>, { who }: Told): Bits {
  const card = candidate === 'server' ? 'Die Serverkarte: ' : `${CardOf(who(candidate))}: `
  if (role === 'human') return [card, strong('Mensch'), '.']
  return [card, strong('Roboter'), candidate === 'server' ? '. Eine Störung!' : '!']
}

function shown({ roles }: EventOf<'rolesShown'>, { who, robot }: Told): readonly Bits[] {
  if (robot !== null) return none
  const seat = roles.indexOf('robot')
  if (seat < 0) return [['Der ', strong('Server'), ' hatte den Roboter: Alle waren Menschen.']]
  const it = who(seat)
  return [['Der Roboter ', it.isMe ? 'warst ' : 'war ', insideBit(it), '.']]
}

function scored(event: EventOf<'scored'>, { who, robot }: Told): readonly Bits[] {
  const points = ranked(event).map(
    ({ seat, total, gain }) => `${inside(who(seat))} ${total}${gain > 0 ? ` (+${gain})` : ''}`,
  )
  const loser = robot === 'server' ? 'Die Störung' : 'Der Roboter'
  const winner = event.winner === 'humans' ? 'Die Menschen gewinnen' : `${loser} gewinnt`
  return [
    [strong(winner), ' die Runde.'],
    ['Punkte: ', `${points.join(', ')}.`],
  ]
}

const seatsOf = (standings: readonly { seat: number }[]): number[] => standings.map(({ seat }) => seat)

function ended({ standings }: EventOf<'gameEnded'>, told: Told): Bits {
  const { won, behind } = endedWith(standings)
  const [first] = won
  if (!first) return ['Die Partie ist zu Ende.']
  const points = many(first.points, 'Punkt', 'Punkten')
  const twos =
    behind.length === 0
      ? ''
      : ` Ebenso viele, aber seltener genau 2 Punkte in einer Runde: ${names(seatsOf(behind), told)}.`
  if (won.length > 1) return [`Geteilter Sieg mit ${points}: `, strong(names(seatsOf(won), told)), `.${twos}`]
  const it = told.who(first.seat)
  return [bit(it), verb(it, ' gewinnst', ' gewinnt'), ` die Partie mit ${points}.${twos}`]
}

export const log: Sentences = {
  roundStarted: ({ round }) => [[strong(`Runde ${round}`), ': neun Bilder und für alle eine Karte.']],
  roleDealt: () => none,
  wordGiven: ({ seat, word }, { who }) => [[bit(who(seat)), verb(who(seat), ' sagst ', ' sagt '), strong(word), '.']],
  blankGiven: ({ seat }, { who }) => [['Kein Wort von ', strong(dative(who(seat))), '.']],
  reviewOpened: () => none,
  reviewed: () => none,
  objectionsShown: reviewed,
  callOpened: ({ asker }, { who }) => [
    [bit(who(asker)), verb(who(asker), ' rufst', ' ruft'), ' den Roboter auf, sich zu zeigen.'],
  ],
  callClosed: () => [['Niemand zeigt sich.']],
  robotRevealed: ({ seat }, { who }) => [
    [
      bit(who(seat)),
      verb(who(seat), ' bist', ' ist'),
      ' der ',
      strong('Roboter'),
      verb(who(seat), ' und darfst', ' und darf'),
      ' einmal raten.',
    ],
  ],
  guessed: (event, told) => [guessed(event, told)],
  answerShown: ({ answer }) => [['Die Antwort ist Nummer ', strong(answer), '.']],
  explainTurn: () => none,
  explained: ({ seat, entry, text }, { who, entry: listedAt }) => {
    if (text === null) return none
    const word = listedAt(entry)?.word ?? null
    const deed: Bits =
      word === null
        ? [verb(who(seat), ' hattest', ' hatte'), ' kein Wort']
        : [verb(who(seat), ' erklärst ', ' erklärt '), strong(word)]
    return [[bit(who(seat)), ...deed, `: „${text}“`]]
  },
  debateOpened: () => none,
  readied: () => none,
  voteOpened: () => none,
  voted: () => none,
  votesShown: voted,
  cardRevealed: (event, told) => [revealed(event, told)],
  rolesShown: shown,
  scored,
  roundEnded: () => none,
  gameEnded: (event, told) => [ended(event, told)],
}

import { none, strong, type Bits } from '#lib/stage/telling.ts'
import { endedWith, objectedIn, ranked, votedIn } from '#games/not-a-robot/words/settled.ts'
import type { EventOf, Sentences, Told } from '#games/not-a-robot/words/telling.ts'
import { bit, listed, many, object, verb, Whose, whose } from './grammar.ts'

/** Within a sentence, and at its beginning. */
const names = (seats: readonly number[], { who }: Told): string => listed(seats.map((seat) => object(who(seat))))
const Names = ([first, ...rest]: readonly number[], told: Told): string =>
  listed([...(first === undefined ? [] : [told.who(first).name]), ...rest.map((seat) => object(told.who(seat)))])

function reviewed(event: EventOf<'objectionsShown'>, told: Told): readonly Bits[] {
  const objected = objectedIn(event)
  if (objected.length === 0) return [['No objections: all words stand.']]
  return objected.map(({ entry, by, isStruck }): Bits => {
    const owner = told.entry(entry)
    const word = strong(owner?.word ?? '')
    if (!owner) return []
    if (!isStruck) return [word, ' stands. ', `${Names(by, told)} objected.`]
    return [word, ' is struck. ', `${Names(by, told)} objected. ${another(told.who(owner.seat))}`]
  })
}

const another = (who: ReturnType<Told['who']>): string => `${who.name} ${verb(who, 'give', 'gives')} another word.`

function guessed({ seat, place, right }: EventOf<'guessed'>, { who }: Told): Bits {
  const it = who(seat)
  if (place === null) return [bit(it), ' made no guess.']
  return [bit(it), verb(it, ' pick', ' picks'), ' number ', strong(place), right ? '. That’s right!' : '. Wrong.']
}

function voted(event: EventOf<'votesShown'>, told: Told): readonly Bits[] {
  const candidates = votedIn(event, told)
  if (candidates.length === 0) return [['Nobody voted: ', turned(event, told)]]
  const line = candidates.flatMap(({ holder, by }, at): Bits => [
    at === 0 ? 'Votes: ' : ', ',
    strong(holder === null ? 'the Server' : names([holder], told)),
    ` ${by.length} (${names(by, told)})`,
  ])
  return [[...line, event.tied.length > 1 ? `. A tie: ${turned(event, told)}` : '.']]
}

/** What is turned up where nobody has more votes than all others. */
const turned = ({ revealed }: EventOf<'votesShown'>, { who }: Told): string =>
  revealed === 'server'
    ? 'the Server’s card is revealed.'
    : `${whose(who(revealed))} card is revealed, as the last on the list.`

function revealed({ candidate, role }: EventOf<'cardRevealed'>, { who }: Told): Bits {
  const card = candidate === 'server' ? 'The Server’s card: ' : `${Whose(who(candidate))} card: `
  if (role === 'human') return [card, strong('Human'), '.']
  return [card, strong('Robot'), candidate === 'server' ? '. A glitch!' : '!']
}

function shown({ roles }: EventOf<'rolesShown'>, { who, robot }: Told): readonly Bits[] {
  if (robot !== null) return none
  const seat = roles.indexOf('robot')
  if (seat < 0) return [['The ', strong('Server'), ' had the Robot: everyone was Human.']]
  const it = who(seat)
  return [it.isMe ? ['You were the ', strong('Robot'), '.'] : ['The Robot was ', strong(it.name), '.']]
}

function scored(event: EventOf<'scored'>, { who, robot }: Told): readonly Bits[] {
  const points = ranked(event).map(
    ({ seat, total, gain }) => `${object(who(seat))} ${total}${gain > 0 ? ` (+${gain})` : ''}`,
  )
  const winner =
    event.winner === 'humans' ? 'The Humans win' : robot === 'server' ? 'The glitch wins' : 'The Robot wins'
  return [
    [strong(winner), ' the round.'],
    ['Points: ', `${points.join(', ')}.`],
  ]
}

const seatsOf = (standings: readonly { seat: number }[]): number[] => standings.map(({ seat }) => seat)

function ended({ standings }: EventOf<'gameEnded'>, told: Told): Bits {
  const { won, behind } = endedWith(standings)
  const [first] = won
  if (!first) return ['The match is over.']
  const points = many(first.points, 'point', 'points')
  const twos =
    behind.length === 0 ? '' : ` ${Names(seatsOf(behind), told)} had as many, but fewer rounds with exactly 2 points.`
  if (won.length > 1) return [strong(Names(seatsOf(won), told)), ` share the win with ${points}.${twos}`]
  const it = told.who(first.seat)
  return [bit(it), verb(it, ' win', ' wins'), ` the match with ${points}.${twos}`]
}

export const log: Sentences = {
  roundStarted: ({ round }) => [[strong(`Round ${round}`), ': nine pictures, and a card for everyone.']],
  roleDealt: () => none,
  wordGiven: ({ seat, word }, { who }) => [[bit(who(seat)), verb(who(seat), ' say ', ' says '), strong(word), '.']],
  blankGiven: ({ seat }, { who }) => [['No word from ', strong(object(who(seat))), '.']],
  reviewOpened: () => none,
  reviewed: () => none,
  objectionsShown: reviewed,
  callOpened: ({ asker }, { who }) => [
    [bit(who(asker)), verb(who(asker), ' call', ' calls'), ' on the Robot to come forward.'],
  ],
  callClosed: () => [['Nobody has come forward.']],
  robotRevealed: ({ seat }, { who }) => [
    [bit(who(seat)), verb(who(seat), '’re', ' is'), ' the ', strong('Robot'), ', with one guess.'],
  ],
  guessed: (event, told) => [guessed(event, told)],
  answerShown: ({ answer }) => [['The answer is number ', strong(answer), '.']],
  explainTurn: () => none,
  explained: ({ seat, entry, text }, { who, entry: listedAt }) => {
    if (text === null) return none
    const word = listedAt(entry)?.word ?? null
    const deed: Bits = word === null ? [' had no word'] : [verb(who(seat), ' explain ', ' explains '), strong(word)]
    return [[bit(who(seat)), ...deed, `: “${text}”`]]
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

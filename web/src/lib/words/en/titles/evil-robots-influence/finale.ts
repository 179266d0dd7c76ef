import type { CardId, Path, Team } from '@robot-night/engine/games/evil-robots-influence'
import type { Who } from '#lib/stage/telling.ts'
import type { FinaleWords } from '#games/evil-robots-influence/words/finale.ts'
import { cards } from './cards.ts'
import { listed, many, opening, TEAMS, upper, verb } from './grammar.ts'

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const inWords = (count: number): string => NUMBERS[count] ?? String(count)
const named = (card: CardId): string => cards.of[card].name
/** "You" comes first. */
const names = (who: readonly Who[]): string =>
  listed([...who.filter(({ isMe }) => isMe), ...who.filter(({ isMe }) => !isMe)].map(({ name }) => name))
const isOne = (who: readonly Who[]): boolean => who.length === 1 && !who[0]?.isMe
const teams = (all: readonly Team[]): string => listed(all.map((team) => TEAMS[team]))
const lostOf = (lost: number): string => `${inWords(lost)} ${lost === 1 ? 'is' : 'are'} lost`
const PATHS: Readonly<Record<Path, string>> = { good: 'Good', evil: 'Evil' }
const backing = (who: readonly Who[]): string => `${names(who)} ${isOne(who) ? 'backs' : 'back'}`

const count: FinaleWords['count'] = {
  title: 'The count',
  verdict: ({ teams: winning, total, others }) => {
    if (winning.length === 0) return 'Nobody wins'
    if (winning.length > 1) return `${teams(winning)} tie at ${total} and win together`
    return others.length === 0
      ? `${teams(winning)} wins unopposed`
      : `${teams(winning)} wins, ${total} to ${listed(others.map(String))}`
  },
  turning: 'All coins revealed',
  adding: 'Adding up the power',
  rules: {
    lowest: `${named('R09')}: the lowest total wins.`,
    neutral: `${named('L10')}: Neutral competes too.`,
    notCompared: 'Neutral has more, but doesn’t compete.',
    alone: 'Nobody’s competing with them.',
    idleOnly: 'Only the Idle Robot is on that side, and it takes no gems.',
    nobody: 'Nobody has two matching coins: there’s no Good or Evil team.',
  },
  worker: (who) => `${named('R14')}: ${who.isMe ? 'you win' : `${who.name} wins`} too.`,
  total: (team, total) => `${TEAMS[team]}, ${total} in total`,
  wins: 'Wins',
  noCount: 'doesn’t compete',
  nobody: 'Nobody',
  member: (name, level, gained) => `${name}, power ${level}${gained > 0 ? `, takes ${gained}` : ''}`,
  share: (gems) => `+${gems}`,
  how: (how, winner) => {
    if (how === 'agreed') return 'All winners agreed on the split.'
    if (how === 'single' && winner) return `${winner.name} ${verb(winner, 'take', 'takes')} the whole pot.`
    if (how === 'noDeal') return 'No deal: one gem each.'
    return how === 'timeout' ? 'Time’s up: one gem each.' : 'Nobody takes the pot.'
  },
  emptyPot: 'The pot was empty.',
  toBank: (gems) => `${upper(many(gems, 'gem goes', 'gems go'))} back to the bank.`,
  bonus: (who, card) => `${card}: ${who.isMe ? 'you take' : `${who.name} takes`} 1.`,
  last: 'Last count',
  lastOf: (round) => `The count of round ${round}`,
}

const split: FinaleWords['split'] = {
  title: (pot, winners) => `${upper(inWords(pot))} ${pot === 1 ? 'gem' : 'gems'} for ${inWords(winners)}`,
  must: (winners) =>
    winners === 2 ? 'Both must agree on one split.' : `All ${inWords(winners)} must agree on one split.`,
  else: (each, lost) => `If not, each takes ${each}${lost > 0 ? ` and ${lostOf(lost)}` : ''}.`,
  tooFew: 'If not, it’s one gem each, in the order of the Power Cards, until they run out.',
  reading: 'Only the winners get a share.',
  none: 'No proposal yet.',
  proposals: 'Proposals',
  number: (number) => `No. ${number}`,
  proposedBy: (who) => `${who.name} proposed`,
  support: (supporters, of) => `${supporters} of ${of} ${supporters === 1 ? 'agrees' : 'agree'}`,
  supporters: (all) => (all.length === 0 ? 'Nobody agrees right now' : `Agreed: ${listed(opening(all))}`),
  agree: 'Agree',
  agreeTo: (number) => `Agree to No. ${number}`,
  isThere: (number) => `That’s No. ${number}, and you agree`,
  agreed: 'You agree',
  withdraw: 'Take it back',
  own: 'Your own proposal',
  addsUp: (pot) => `it always adds up to ${pot}`,
  less: (who) => `One less for ${who.isMe ? 'you' : who.name}`,
  more: (who) => `One more for ${who.isMe ? 'you' : who.name}`,
  gems: (gems) => many(gems, 'gem', 'gems'),
  propose: 'Propose',
  noMore: 'You’ve made all six of your proposals',
  noDeal: 'No deal…',
  noDealTitle: 'No deal?',
  noDealHow: (each, lost) =>
    each === 1
      ? `It ends the talk at once and can’t be taken back. Each winner takes 1${lost > 0 ? `, and ${lostOf(lost)}` : ''}.`
      : 'It ends the talk at once and can’t be taken back. Winners get one gem each, in the order of the Power Cards, until the gems run out.',
  noDealYes: 'No deal',
  noDealNo: 'Keep talking',
  wait: (all, number) => `${backing(all)} No. ${number}.`,
  needsYou: (all, number) => `${backing(all)} No. ${number}. It only needs you.`,
  first: 'Someone has to make the first proposal.',
  isAgreed: 'Agreed!',
  isBroken: 'No agreement',
}

const endgame: FinaleWords['endgame'] = {
  title: 'The last moment',
  drum: 'Revealing Endgame cards…',
  triggered: (who) =>
    who.length === 0 ? 'Round 20 is over' : `${names(who)} ${isOne(who) ? 'has' : 'have'} 10 or more`,
  did: (card, who, losers) => {
    const they = who.isMe ? 'You' : who.name
    if (card === 'R16') return `${they} ${verb(who, 'take', 'takes')} 1`
    if (card === 'L17') return `${names(losers)} ${isOne(losers) ? 'loses' : 'lose'} 1`
    if (card === 'L16') return `${they} ${verb(who, 'lose', 'loses')} 1: another round!`
    return `Exactly 10: ${who.isMe ? 'you win' : `${they} wins`} alone`
  },
  failed: (failing, influence) =>
    ({
      hasTen: `Already ${influence}: nothing to take`,
      nobodyAhead: 'Nobody is ahead: nothing happens',
      nothingToLose: 'No Influence to pay with',
      noRoundLeft: 'There’s no round after this one',
      goesOn: 'The match isn’t over: no effect',
      notTen: `${influence}, not exactly 10`,
    })[failing],
  another: 'Another round!',
}

const path: FinaleWords['path'] = {
  how: 'The world is won. Which way do the robots go?',
  winners: (who) => `${names(who)} ${isOne(who) ? 'chooses' : 'choose'} the path`,
  path: {
    good: { name: 'The path of Good', text: 'Robots and people, side by side.', button: 'Good' },
    evil: { name: 'The path of Evil', text: 'Bow before your tin masters.', button: 'Evil' },
  },
  sealed: (chosen) => `You say: ${PATHS[chosen]}`,
  coin: 'They don’t agree: a coin decides…',
  coinSays: (chosen) => `The coin says ${PATHS[chosen]}`,
}

const over: FinaleWords['over'] = {
  slogan: { good: 'Peace, well oiled!', evil: 'Resistance is scrap!' },
  won: (who) => (who.isMe ? 'You rule the robots' : `${who.name} rules the robots`),
  shared: (who) => `${names(who)} rule together`,
  byExact: `${named('R17')}: exactly 10 Influence when the match ended.`,
  byInfluence: (most) => `The most Influence: ${most}.`,
  path: { good: 'They take the path of Good.', evil: 'They take the path of Evil.' },
  byCoin: 'A coin decided.',
  place: (place) => `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'}`,
  influence: (influence) => `${influence} Influence`,
  hands: 'Everyone’s cards',
  hand: (who, cards) => `${who.name}: ${cards.length === 0 ? 'no cards' : listed(cards)}`,
  noCards: 'no cards',
  lastRound: 'The last round',
}

export const finale: FinaleWords = { count, split, endgame, path, over }

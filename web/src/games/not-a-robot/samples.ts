import type { Event } from '@robot-night/engine/games/not-a-robot'
import type { LogLine, Player } from '#lib/table/title.ts'
import type { Listed } from './words/telling.ts'

/** For tests: a table of four in the middle of a round, and one event of each kind. */
export const players: readonly Player[] = ['Mira', 'Jonas', 'Ada', 'Teo'].map((name, seat) => ({
  seat,
  name,
  robot: seat,
  presence: 'here',
  botPlays: false,
}))

export const LIST: readonly Listed[] = [
  { seat: 1, word: 'Yellow' },
  { seat: 0, word: 'Clothes' },
  { seat: 2, word: 'Water' },
  { seat: 3, word: null },
]
/** As much of the view as sentences look at. */
export const view = {
  list: LIST.map((each) => ({ ...each, reviewed: false, explanation: null })),
}

const points = (team: number, own: number, robot: number) => ({ team, own, robot, total: team + own + robot })

export const EVENTS: { [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  roundStarted: {
    kind: 'roundStarted',
    round: 2,
    pictures: Array.from({ length: 9 }, (_, at) => ({ card: `c0${at + 1}`, side: 'a' })),
  },
  roleDealt: { kind: 'roleDealt', seat: 0, role: 'human', answer: 4 },
  wordGiven: { kind: 'wordGiven', seat: 1, entry: 1, word: 'Yellow' },
  blankGiven: { kind: 'blankGiven', seat: 3, entry: 4 },
  reviewOpened: { kind: 'reviewOpened', entries: [1, 2, 3] },
  reviewed: { kind: 'reviewed', seat: 1 },
  objectionsShown: {
    kind: 'objectionsShown',
    objections: [
      { seat: 0, objections: [3] },
      { seat: 1, objections: [2, 3] },
      { seat: 2, objections: [] },
      { seat: 3, objections: [] },
    ],
    struck: [{ entry: 3, seat: 2, word: 'Water' }],
    list: LIST.filter(({ seat }) => seat !== 2).map((each) => ({ ...each })),
  },
  callOpened: { kind: 'callOpened', asker: 1 },
  callClosed: { kind: 'callClosed' },
  robotRevealed: { kind: 'robotRevealed', seat: 2 },
  guessed: { kind: 'guessed', seat: 2, place: 7, right: false },
  answerShown: { kind: 'answerShown', answer: 5, picture: { card: 'c50', side: 'b' } },
  explainTurn: { kind: 'explainTurn', seat: 1, entry: 1 },
  explained: { kind: 'explained', seat: 1, entry: 1, text: 'Like the sand' },
  debateOpened: { kind: 'debateOpened' },
  readied: { kind: 'readied', seat: 1 },
  voteOpened: { kind: 'voteOpened' },
  voted: { kind: 'voted', seat: 1 },
  votesShown: {
    kind: 'votesShown',
    votes: [3, 9, 1, 3],
    tally: [
      { entry: 1, votes: 1 },
      { entry: 2, votes: 0 },
      { entry: 3, votes: 2 },
      { entry: 4, votes: 0 },
      { entry: 9, votes: 1 },
    ],
    tied: [3],
    revealed: 2,
  },
  cardRevealed: { kind: 'cardRevealed', candidate: 2, role: 'robot' },
  rolesShown: { kind: 'rolesShown', roles: ['human', 'human', 'robot', 'human'], serverRole: 'human' },
  scored: {
    kind: 'scored',
    winner: 'humans',
    points: [points(1, 1, 0), points(1, 0, 0), points(0, 0, 0), points(1, 1, 0)],
    totals: [4, 5, 0, 2],
  },
  roundEnded: { kind: 'roundEnded', round: 2 },
  gameEnded: {
    kind: 'gameEnded',
    standings: [
      { seat: 1, points: 7, twos: 2, place: 1 },
      { seat: 0, points: 7, twos: 1, place: 2 },
      { seat: 2, points: 4, twos: 2, place: 3 },
      { seat: 3, points: 1, twos: 0, place: 4 },
    ],
  },
}

export const textOf = (lines: readonly LogLine[]): string =>
  lines.map(({ bits }) => bits.map((bit) => (typeof bit === 'string' ? bit : bit.strong)).join('')).join(' ')

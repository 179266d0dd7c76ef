import type { Event } from '@robot-night/engine/games/evil-robots-influence'
import type { LogLine, Player } from '#lib/table/title.ts'

/** For tests: a table of four, and one event of each kind. */
export const players: readonly Player[] = ['Mira', 'Jonas', 'Ada', 'Teo'].map((name, seat) => ({
  seat,
  name,
  robot: seat,
  presence: 'here',
  botPlays: false,
}))

const up = (num: number) => ({ num, up: true })

export const EVENTS: { [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  roundStarted: { kind: 'roundStarted', round: 2, dealer: 1 },
  robotDealt: { kind: 'robotDealt', seat: 0, side: 'left', card: 'L14' },
  potSet: { kind: 'potSet', card: up(4), pot: 4 },
  potChanged: { kind: 'potChanged', pot: 5 },
  idleSet: { kind: 'idleSet', idle: { power: up(3), mark: 0, left: 'H', right: 'T' } },
  stackSet: { kind: 'stackSet', stack: [up(6), up(5), up(2), { num: 1, up: false }] },
  coinsTossed: { kind: 'coinsTossed', holder: 0, by: 'round', hidden: 'T', shown: ['H'] },
  offered: { kind: 'offered', card: up(6), asked: [0, 2, 3] },
  hands: { kind: 'hands', raised: [0, 2] },
  unclaimed: { kind: 'unclaimed', card: { num: 6, up: false }, stack: [up(5), { num: 6, up: false }] },
  offersShown: {
    kind: 'offersShown',
    offers: [
      { seat: 2, amount: 3 },
      { seat: 0, amount: 1 },
    ],
  },
  picked: { kind: 'picked', seat: 2, paid: 3, dealer: 1 },
  powerGiven: { kind: 'powerGiven', seat: 2, card: up(6), tokens: 3, first: true },
  dealerToken: { kind: 'dealerToken', seat: 2 },
  turnStarted: { kind: 'turnStarted', seat: 0, extra: true },
  turnEnded: { kind: 'turnEnded', seat: 0, extra: false, tokens: 2 },
  cardPlayed: {
    ...{ kind: 'cardPlayed', seat: 0, side: 'left', card: 'L14', used: true, paid: 2, surcharge: 1 },
    choices: { coin: { holder: 'idle', slot: 'left' } },
  },
  copied: { kind: 'copied', seat: 0, card: 'R01' },
  coinTurned: { kind: 'coinTurned', coin: { holder: 1, slot: 'hidden' }, by: 0, face: 'T' },
  coinSet: { kind: 'coinSet', seat: 1, by: 0, face: 'H' },
  coinsExchanged: {
    ...{ kind: 'coinsExchanged', by: 0, faces: ['H', 'T'] },
    coins: [
      { holder: 0, slot: 'hidden' },
      { holder: 3, slot: 'hidden' },
    ],
  },
  looked: { kind: 'looked', by: 0, seats: [1, 3], faces: ['T', 'H'] },
  mirrorAnswered: { kind: 'mirrorAnswered', by: 0, seat: 1, turned: false },
  marked: { kind: 'marked', holder: 'idle', amount: -3, level: 0, by: 0 },
  powerChanged: {
    ...{ kind: 'powerChanged', by: 0 },
    changes: [
      { holder: 0, card: up(6), level: 6 },
      { holder: 'idle', card: { num: 5, up: false }, level: 4 },
    ],
  },
  tokensChanged: { kind: 'tokensChanged', seat: 0, delta: 1, total: 3, cause: 'R03' },
  influenceChanged: { kind: 'influenceChanged', seat: 1, delta: -1, total: 5, cause: 'R05' },
  looseCoin: { kind: 'looseCoin', face: 'H' },
  extraTurnEarned: { kind: 'extraTurnEarned', seat: 0 },
  cardTurnedDown: { kind: 'cardTurnedDown', seat: 1, side: 'left', card: 'L10', by: 0 },
  cardChanged: { kind: 'cardChanged', seat: 0, side: 'right', card: 'R16' },
  pileShuffled: { kind: 'pileShuffled', side: 'left', size: 9 },
  museDrew: { kind: 'museDrew', seat: 0, drawn: 2 },
  museKept: { kind: 'museKept', seat: 0, card: 'R04' },
  revealWindow: { kind: 'revealWindow', seat: 0 },
  revealPassed: { kind: 'revealPassed', seat: 0 },
  coinsRevealed: { kind: 'coinsRevealed', faces: ['H', 'T', 'H', 'H'] },
  counted: {
    ...{ kind: 'counted', pot: 5, levels: [2, 6, 5, 0], idle: { team: 'neutral', level: 4 } },
    teams: {
      good: { members: [0, 2], total: 7 },
      evil: { members: [1], total: 6 },
      neutral: { members: [3, 'idle'], total: 4 },
    },
    ...{ competing: ['good', 'evil'], winning: ['good'], winners: [0, 2] },
  },
  splitProposed: {
    kind: 'splitProposed',
    proposal: {
      ...{ number: 1, by: 0, supporters: [0] },
      shares: [
        { seat: 0, gems: 3 },
        { seat: 2, gems: 2 },
      ],
    },
  },
  splitSupported: { kind: 'splitSupported', seat: 2, proposal: 1 },
  splitWithdrawn: { kind: 'splitWithdrawn', seat: 2 },
  splitDone: {
    ...{ kind: 'splitDone', how: 'agreed' },
    shares: [
      { seat: 0, gems: 3 },
      { seat: 2, gems: 2 },
    ],
  },
  bonus: { kind: 'bonus', seat: 0, card: 'R11', amount: 1 },
  endgameTriggered: { kind: 'endgameTriggered', seats: [0], lastRound: false },
  endgameRevealed: { kind: 'endgameRevealed', seat: 0, side: 'right', card: 'R16' },
  endgameEffect: {
    ...{ kind: 'endgameEffect', seat: 1, card: 'L17', worked: true },
    changes: [
      { seat: 0, delta: -1 },
      { seat: 2, delta: -1 },
    ],
  },
  retained: { kind: 'retained', seat: 0, kept: ['left'], returned: ['right'] },
  anotherRound: { kind: 'anotherRound', cause: 'L16' },
  pathChosen: {
    ...{ kind: 'pathChosen', path: 'evil', by: 'coin' },
    answers: [
      { seat: 0, path: 'good' },
      { seat: 2, path: 'evil' },
    ],
  },
  gameEnded: {
    ...{ kind: 'gameEnded', by: 'influence', winners: [0, 2] },
    standings: [
      { seat: 0, influence: 11, place: 1 },
      { seat: 2, influence: 11, place: 1 },
      { seat: 3, influence: 7, place: 3 },
      { seat: 1, influence: 4, place: 4 },
    ],
  },
}

export const textOf = (lines: readonly LogLine[]): string =>
  lines.map(({ bits }) => bits.map((bit) => (typeof bit === 'string' ? bit : bit.strong)).join('')).join(' ')

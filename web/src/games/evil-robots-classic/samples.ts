import type { Event } from '@robot-night/engine/games/evil-robots-classic'
import type { LogLine, Player } from '#lib/table/title.ts'

/** For tests: a table of four, and one event of each kind. */
export const players: readonly Player[] = ['Mira', 'Jonas', 'Ada', 'Teo'].map((name, seat) => ({
  seat,
  name,
  robot: seat,
  presence: 'here',
  botPlays: false,
}))

const conversion = { via: 'convert', instigator: 0, target: 1, allegiance: 'G' } as const

export const EVENTS: { [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  dealt: { kind: 'dealt', round: 3, seat: 0, own: { robot: 'PushBot', power: 6, allegiance: 'G' } },
  phaseBegan: { kind: 'phaseBegan', phase: 'turns' },
  showed: { kind: 'showed', seat: 1, to: null, showed: { what: 'power', value: 9 }, byRule: false },
  passedEarly: { kind: 'passedEarly', seat: 1 },
  ready: { kind: 'ready', seat: 1, on: true },
  callOpened: { kind: 'callOpened', call: 7, asked: [0, 1] },
  callClosed: { kind: 'callClosed', call: 7, claimants: [1, 0] },
  missed: { kind: 'missed', seat: 0 },
  ordered: { kind: 'ordered', by: 1, order: [2, 0] },
  turnBegan: { kind: 'turnBegan', seat: 1, isPass: false, as: 'plus', level: 11 },
  turnPassed: { kind: 'turnPassed', seat: 1, byClock: false, secret: null },
  robotUsed: { kind: 'robotUsed', seat: 0, robot: 'PushBot', copyOf: null, targets: [1], allegiance: 'E' },
  conversionDeclared: { kind: 'conversionDeclared', conversion, real: null },
  judged: { kind: 'judged', target: 1, stands: true, truth: null },
  reacted: { kind: 'reacted', seat: 2, robot: 'BlockBot', reaction: 'fail', target: 1 },
  conversionEnded: { kind: 'conversionEnded', results: [{ target: 1, stands: true, allegiance: 'G' }] },
  allegianceNow: { kind: 'allegianceNow', seat: 0, allegiance: 'E' },
  coinFlipped: { kind: 'coinFlipped', target: 1, by: 0, result: null },
  nobodyPasses: { kind: 'nobodyPasses', seat: 1 },
  countdownEnded: { kind: 'countdownEnded', noTurn: [2] },
  linedUp: { kind: 'linedUp', places: [{ seat: 0, position: 4 }], excluded: [1] },
  passForced: { kind: 'passForced', seat: 1 },
  revealed: {
    kind: 'revealed',
    round: 5,
    result: {
      winner: 'E',
      by: 'total',
      seats: [],
      diary: {
        lies: [{ seat: 1, showed: 'G', was: 'E', when: 7 }],
        flips: [{ target: 2, by: 1, to: null, when: 'pass' }],
        switches: [{ seat: 0, to: 'E', when: 4 }],
        doubtful: [{ instigator: 0, target: 1, allegiance: 'G', stood: true, when: 'discussion' }],
      },
    },
  },
  scored: { kind: 'scored', scores: [5, 8, 0, 8] },
  gameOver: { kind: 'gameOver', places: [[1], [0], [2, 3]], winners: [1] },
}

export const textOf = (lines: readonly LogLine[]): string =>
  lines.map(({ bits }) => bits.map((bit) => (typeof bit === 'string' ? bit : bit.strong)).join('')).join(' ')

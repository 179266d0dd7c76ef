import type { Event, View } from '@robot-night/engine/games/cardbot-derby'
import type { LogLine, Player } from '#lib/table/title.ts'

type Told<K extends Event['kind']> = Extract<Event, { kind: K }>

const NAMES = ['Mira', 'Jonas', 'Thea', 'Ole']
export const playersOf = (seats: number): Player[] =>
  NAMES.slice(0, seats).map((name, seat) => ({ seat, name, robot: seat, presence: 'here', botPlays: false }))

/** Whose robots run: `null` is a drone. */
export const running = (
  seats: readonly (number | null)[],
  board = 'funhouse',
): { view: Pick<View, 'options'> & { robots: { seat: number | null }[] } } => ({
  view: {
    robots: seats.map((seat) => ({ seat })),
    options: { board, robotsPerPlayer: 'auto', drones: 'auto', finishOnTarget: false, drawCount: 5 },
  },
})
export const textOf = (lines: readonly LogLine[]): string =>
  lines.map(({ bits }) => bits.map((bit) => (typeof bit === 'string' ? bit : bit.strong)).join('')).join(' ')

/** A plain move one square to the right; `more` says what else it was. */
export const moved = (robot: number, more: Partial<Told<'moved'>> = {}): Told<'moved'> => ({
  kind: 'moved',
  robot,
  from: 7,
  to: 8,
  dir: 'E',
  cause: 'move',
  by: null,
  together: false,
  ...more,
})

/** One of each kind. */
export const EVENTS: { [K in Event['kind']]: Told<K> } = {
  roundStarted: { kind: 'roundStarted', round: 2, pole: 1 },
  drew: { kind: 'drew', robot: 0, count: 5, pileLeft: 8, cards: ['A', '5', 'Q', '8', '6'] },
  handedIn: { kind: 'handedIn', robot: 1, by: 'seat' },
  revealed: {
    kind: 'revealed',
    step: 2,
    order: [
      { robot: 1, card: 'K' },
      { robot: 0, card: '8' },
    ],
  },
  turned: { kind: 'turned', robot: 0, facing: 'N', quarter: 3 },
  stuck: { kind: 'stuck', robot: 0 },
  moved: moved(1, { cause: 'shove', by: 0 }),
  blocked: { kind: 'blocked', robot: 1, dir: 'N', reason: 'edge' },
  pingChosen: { kind: 'pingChosen', seat: 0, robot: 0, dir: 'S', by: 'timeout' },
  teleported: { kind: 'teleported', robots: [{ robot: 1, from: 10, to: 38 }] },
  spun: { kind: 'spun', robots: [{ robot: 0, facing: 'E', quarter: 1 }] },
  touched: { kind: 'touched', robot: 0, target: 'Q' },
  targetPaid: { kind: 'targetPaid', robot: 1, target: 'J', pileLeft: 12 },
  pileShuffled: { kind: 'pileShuffled', robot: 1 },
  gameOver: { kind: 'gameOver', result: 'win', winners: [0], places: [[0], [1]] },
}

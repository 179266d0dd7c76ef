import type { GameDefinition } from '@robot-night/engine'
import * as v from 'valibot'
import { deal, HAND, play, SEATS, type Card, type Cards, type Public } from './rules.ts'

interface Shapes {
  State: Cards & { phase: { kind: 'play' } }
  Decisions: { play: { prompt: { cards: number }; action: { at: number } } }
  Offers: {}
  Event: { kind: 'played'; seat: number; card: Card } | { kind: 'drew'; card: Card }
  View: Public & { hand: Card[] | null }
  Options: object
  Clock: 'turn'
}

/** The card game as a title of ours, with what any title has: a form for each action, events by audience, views. */
export const ours: GameDefinition<Shapes> = {
  id: 'cards',
  version: 1,
  seats: { min: SEATS, max: SEATS },
  options: { schema: v.strictObject({}), usual: {}, refuse: () => null },
  setup: () => ({ ...deal(), phase: { kind: 'play' } }),
  begin: () => undefined,
  copy: ({ pub, players, secret, phase }) => ({
    pub: { ...pub, table: pub.table.slice(), log: pub.log.slice(), seats: pub.seats.map((seat) => ({ ...seat })) },
    players: players.map(({ hand }) => ({ hand: hand.slice() })),
    secret: { deck: secret.deck.slice() },
    phase,
  }),
  clocks: { turn: { limit: { relaxed: null, normal: null, fast: null, off: null } } },
  decisions: {
    play: {
      schema: v.strictObject({ at: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
      asked: ({ pub }) => [{ seat: pub.turn, prompt: { cards: HAND } }],
      shows: 'asked',
      single: { clock: () => 'turn', fallback: () => ({ at: 0 }) },
      refuse: ({ cards }, { at }) => (at < cards ? null : { code: 'no_such_card' }),
      sample: ({ cards }, rng) => ({ at: rng.int(cards) }),
      resolve(table, seat, { at }) {
        const { state } = table
        if (!play(state, seat, at)) throw new Error('what was asked cannot be played')
        state.phase = { kind: 'play' }
        const card = state.pub.table.at(-1)
        const drawn = state.players[seat]?.hand.at(-1)
        if (card !== undefined) table.tell({ kind: 'played', seat, card })
        if (drawn !== undefined) table.whisper([seat], { kind: 'drew', card: drawn })
      },
    },
  },
  offers: {},
  windows: {},
  view: ({ pub, players }, viewer) => ({
    ...pub,
    hand: viewer === 'spectator' ? null : (players[viewer]?.hand ?? null),
  }),
  outcome: () => null,
  bot: { play: () => ({ at: 0 }) },
  pause: { play: [1, 2] },
  imagine(view) {
    const { hand: _, ...pub } = view
    return { ...deal(), pub, phase: { kind: 'play' } }
  },
}

import * as v from 'valibot'
import type { GameDefinition, Game, Remarks, Table } from '../../core/game.ts'
import type { PropertyName } from '../properties/index.ts'
import { seatOf } from './flow.ts'
import { colourOf } from './material.ts'
import type { Probe, State } from './shapes.ts'
import { probe } from './index.ts'

/** The probe with one thing wrong, and the property that must notice, if it can be played at all. */
export interface Mutant {
  game: Game
  caughtBy: PropertyName | 'playing'
}

type Wrong = Partial<GameDefinition<Probe>>
const mutant = (caughtBy: Mutant['caughtBy'], wrong: Wrong): Mutant => ({ game: { ...probe, ...wrong }, caughtBy })

const { decisions, offers, windows, view, bot, clocks } = probe
const { lead, follow, peek, doubt } = decisions
const { single: _single, ...withoutSingle } = peek

/** As `table`, but what is whispered by this kind is told to all. */
const loud = (table: Table<Probe>, kind: string): Table<Probe> => ({
  ...table,
  get state() {
    return table.state
  },
  whisper: (to, event, rest) => (event.kind === kind ? table.tell(event) : table.whisper(to, event, rest)),
})

const holdsClaimed = ({ phase, seats }: Readonly<State>, seat: number): boolean =>
  phase.kind === 'follow' && (seats[seat]?.hand ?? []).some((card) => colourOf(card) === phase.lead.claim)

/** Leaks: each tells somebody what they may not know. */
const LEAKS = {
  'the view spreads the state': mutant('an imagined state looks the same', {
    view: (state, viewer) => ({ ...state, ...view(state, viewer) }),
  }),
  'the view counts the rubies in every hand': mutant('two worlds cannot be told apart', {
    view: (state, viewer) => {
      const rubies = state.seats.map(({ hand }) => hand.filter((card) => colourOf(card) === 'ruby').length)
      return Object.assign(view(state, viewer), { rubies })
    },
  }),
  'the view shows hands without what was chosen in secret': mutant('sealed answers look alike', {
    view: (state, viewer) => {
      const seen = view(state, viewer)
      const { phase } = state
      if (phase.kind !== 'follow') return seen
      const chose = (seat: number) => phase.answers.some((answer) => answer.seat === seat && answer.card)
      const seats = seen.seats.map((each, seat) => ({ ...each, handSize: each.handSize - (chose(seat) ? 1 : 0) }))
      return { ...seen, seats }
    },
  }),
  'the draft is heard by all': mutant('sealed answers look alike', {
    offers: {
      ...offers,
      draft: {
        ...offers.draft,
        resolve: (table, seat, action) => {
          offers.draft.resolve(table, seat, action)
          table.tell({ kind: 'led', seat, claim: action.claim })
        },
      },
    },
  }),
  'cards are dealt aloud': mutant('two worlds cannot be told apart', {
    begin: (table) => probe.begin(loud(table, 'dealt')),
  }),
  'what a looker saw is told to all': mutant('two worlds cannot be told apart', {
    decisions: {
      ...decisions,
      peek: { ...peek, resolve: (table, ...said) => peek.resolve(loud(table, 'saw'), ...said) },
    },
  }),
  'a question names the next card of the deck': mutant('an imagined state looks the same', {
    decisions: {
      ...decisions,
      lead: {
        ...lead,
        asked: (state) =>
          lead
            .asked(state)
            .map((put) => (put.prompt ? { ...put, prompt: { ...put.prompt, next: state.deck[0] ?? null } } : put)),
      },
    },
  }),
  'the window skips holders of nothing': mutant('two worlds cannot be told apart', {
    decisions: {
      ...decisions,
      follow: { ...follow, asked: (state) => follow.asked(state).filter(({ seat }) => holdsClaimed(state, seat)) },
    },
  }),
  'whoever can only pass is seen to have answered': mutant('two worlds cannot be told apart', {
    decisions: {
      ...decisions,
      follow: {
        ...follow,
        asked: (state) =>
          follow.asked(state).map((put) => (holdsClaimed(state, put.seat) ? put : { ...put, prompt: null })),
      },
    },
  }),
  'a refusal looks at the card that was led': mutant('two worlds cannot be told apart', {
    decisions: {
      ...decisions,
      follow: {
        ...follow,
        asked: (state) => {
          const { phase } = state
          const hidden = phase.kind === 'follow' ? phase.lead.card : ''
          return follow.asked(state).map(({ seat, prompt }) => {
            return { seat, prompt: prompt && Object.defineProperty({ ...prompt }, 'hidden', { value: hidden }) }
          })
        },
        refuse: (prompt, action) => {
          const wasLed = 'hidden' in prompt && prompt.hidden === action.card
          return wasLed ? { code: 'already_led' } : follow.refuse(prompt, action)
        },
      },
    },
  }),
  'nobody may whisper about a bluff': mutant('an imagined state looks the same', {
    whispers: ({ phase }) => phase.kind !== 'follow' || colourOf(phase.lead.card) === phase.lead.claim,
  }),
  'a bluff draws once more': mutant('two worlds cannot be told apart', {
    decisions: {
      ...decisions,
      lead: {
        ...lead,
        resolve: (table, seat, action) => {
          lead.resolve(table, seat, action)
          const { phase } = table.state
          if (phase.kind === 'follow' && colourOf(phase.lead.card) !== phase.lead.claim) table.rng.int(2)
        },
      },
    },
  }),
} as const satisfies Record<string, Mutant>

let calls = 0

/** Faults of other kinds. */
const FAULTS = {
  'a lead is asked for again and again': mutant('every match ends', {
    decisions: {
      ...decisions,
      lead: { ...lead, resolve: ({ state }) => void (state.phase = { kind: 'lead', draft: null }) },
    },
  }),
  'a window is not declared': mutant('playing', { windows: { doubt: windows.doubt ?? never() } }),
  'the match is over too early': mutant('there is no dead end', {
    outcome: (state) => probe.outcome({ ...state, phase: state.round === 2 ? { kind: 'over' } : state.phase }),
  }),
  'a seat is asked twice': mutant('a seat is asked one question at most', {
    decisions: {
      ...decisions,
      follow: { ...follow, asked: (state) => [...follow.asked(state), ...follow.asked(state)] },
    },
  }),
  'the sample is not in the hand': mutant('playing', {
    offers: { ...offers, draft: { ...offers.draft, sample: () => ({ card: 'ruby-9', claim: 'ruby' }) } },
  }),
  'an order may hold anything else': mutant('samples are legal, unknown fields are not', {
    offers: { ...offers, order: { ...offers.order, schema: v.object({ order: v.picklist(['ask', 'trust']) }) } },
  }),
  'the clock leads what nobody holds': mutant('playing', {
    decisions: {
      ...decisions,
      lead: { ...lead, single: { clock: () => 'lead', fallback: () => ({ card: 'ruby-9', claim: 'ruby' }) } },
    },
  }),
  'the clock does not know where to look': mutant('fallbacks are legal', {
    decisions: { ...decisions, peek: withoutSingle },
  }),
  'a window without answers stays open': mutant('closing a window leads on', {
    windows: {
      ...windows,
      doubt: {
        clock: () => 'doubt',
        close: (table) => {
          if (table.state.phase.kind === 'doubt' && table.state.phase.answers.length > 0) windows.doubt?.close(table)
        },
      },
    },
  }),
  'a clock has no time for a pace': mutant('clocks are declared for every pace', {
    clocks: { ...clocks, peek: { limit: { ...clocks.peek.limit, fast: -1 } } },
  }),
  'the state holds an undefined': mutant('all data is plain JSON', {
    setup: (seats, options) => Object.assign(probe.setup(seats, options), { since: undefined }),
  }),
  'an event carries a list of the state': mutant('what is told shares nothing with the state', {
    begin: (table) => {
      probe.begin(table)
      const { hand } = seatOf(table.state, 0)
      table.whisper([0], { kind: 'dealt', seat: 0, count: hand.length, cards: hand })
    },
  }),
  'the view counts how often it was asked': mutant('replay is live for every viewer', {
    view: (state, viewer) => Object.assign(view(state, viewer), { calls: (calls += 1) }),
  }),
  'the rules remember something beside the state': mutant('waking from storage changes nothing', {
    decisions: {
      ...decisions,
      lead: {
        ...lead,
        resolve: (table, seat, action) => {
          lead.resolve(table, seat, action)
          seatOf(table.state, seat).score = calls += 1
        },
      },
    },
  }),
  'what the first to look sees is shown to all': mutant('views made together are those made alone', {
    views(state) {
      let seen: Probe['View'] | null = null
      return (viewer) => (seen ??= view(state, viewer))
    },
  }),
  'what was seen before is shown again': mutant('views made together are those made alone', {
    views: (state, before) => (viewer) => before?.view(viewer) ?? view(state, viewer),
  }),
  'the view sorts the hand in place': mutant('inputs stay untouched', {
    view: (state, viewer) => {
      state.seats.forEach(({ hand }) => hand.sort())
      return view(state, viewer)
    },
  }),
  'a strange place is looked at': mutant('bad input is refused or played', {
    decisions: {
      ...decisions,
      peek: { ...peek, refuse: () => null, resolve: (table, seat, action) => lookAt(table, seat, action) },
    },
  }),
  'the bot leads the first card of the box': mutant('playing', {
    bot: { ...bot, lead: () => ({ card: 'ruby-1', claim: 'ruby' }) },
  }),
  'the bot has nothing to say': mutant('bots answer legally from their view', {
    bot: { ...bot, follow: () => null },
  }),
  'the losers have no place': mutant('an outcome places each seat once', {
    outcome: (state) => {
      const outcome = probe.outcome(state)
      return outcome && { ...outcome, places: outcome.places.slice(0, 1) }
    },
  }),
  'every other time one more seems to have answered': mutant('all await the same', {
    decisions: {
      ...decisions,
      doubt: {
        ...doubt,
        shows: 'answered',
        asked: (state) => [...doubt.asked(state), ...[{ seat: state.leader, prompt: null }].slice((calls += 1) % 2)],
      },
    },
  }),
} as const satisfies Record<string, Mutant>

function lookAt(table: Table<Probe>, seat: number, { seat: at, place }: { seat: number; place: number }): void {
  const card = table.state.seats[at]?.hand[place]
  if (!card) throw new Error('no such card')
  peek.resolve(table, seat, { seat: at, place })
}

function never(): never {
  throw new Error('the probe has a doubt window')
}

const remarksThat = (wrong: Partial<Remarks<Probe>>): Mutant =>
  mutant('tin robots say what there are words for, by their view alone', {
    remarks: {
      lines: { lead: '{who} leads with {what}' },
      occasion: () => ({ speakers: 1, pause: [1, 2] }),
      say: () => null,
      ...wrong,
    },
  })
let said = 0

/** Of tin robots that talk. */
const REMARKS = {
  'tin robots say what nobody has words for': remarksThat({ say: () => ({ line: 'follow', who: 0 }) }),
  'tin robots leave a gap in what they say': remarksThat({ say: ({ leader }) => ({ line: 'lead', who: leader }) }),
  'tin robots speak of themselves as of others': remarksThat({
    say: ({ viewer }) => ({ line: 'lead', what: 'ruby', ...(viewer === null ? {} : { who: viewer }) }),
  }),
  'tin robots claim what nobody may': remarksThat({ say: () => ({ claim: { kind: 'colour', value: 'gold' } }) }),
  'tin robots talk by something else than their view': remarksThat({
    say: () => (said++ % 2 === 0 ? null : { claim: { kind: 'colour', value: 'ruby' } }),
  }),
  'all tin robots talk at once': remarksThat({ occasion: ({ seats }) => ({ speakers: seats.length, pause: [1, 2] }) }),
} satisfies Record<string, Mutant>

export const MUTANTS: Readonly<Record<string, Mutant>> = { ...LEAKS, ...FAULTS, ...REMARKS }

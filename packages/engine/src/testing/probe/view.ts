import type { Viewer } from '../../core/game.ts'
import type { Phase, SeenPhase, State, View } from './shapes.ts'

/** The allow-list: what is not named here is seen by nobody. */
export function view(state: Readonly<State>, viewer: Viewer): View {
  const seat = viewer === 'spectator' ? null : viewer
  const own = seat === null ? undefined : state.seats[seat]
  return {
    options: state.options,
    viewer: seat,
    phase: seenPhase(state, seat),
    round: state.round,
    leader: state.leader,
    deckSize: state.deck.length,
    heapSize: state.heap.length,
    shown: state.shown,
    seats: state.seats.map(({ hand, score }) => ({ handSize: hand.length, score })),
    own: own ? { hand: own.hand, order: own.order } : null,
    open: state.phase.kind === 'over' ? open(state) : null,
  }
}

function open({ seats, deck, heap }: Readonly<State>): View['open'] {
  return { hands: seats.map(({ hand }) => hand), orders: seats.map(({ order }) => order), deck, heap }
}

function seenPhase({ phase, leader }: Readonly<State>, seat: number | null): SeenPhase {
  const leads = seat === leader
  switch (phase.kind) {
    case 'lead':
      return { kind: 'lead', draft: leads ? phase.draft : null }
    case 'follow': {
      const { claim, card } = phase.lead
      const answered = phase.answers.map((answer) => answer.seat).sort((one, other) => one - other)
      return { kind: 'follow', claim, card: leads ? card : null, answered, mine: ownCard(phase, seat) }
    }
    case 'peek': {
      const { claim, card } = phase.then.lead
      return { kind: 'peek', seat: phase.seat, claim, card: leads ? card : null }
    }
    case 'doubt': {
      const { claim, card } = phase.lead
      const mine = phase.answers.find((answer) => answer.seat === seat)?.doubts ?? null
      return { kind: 'doubt', claim, card: leads ? card : null, mine }
    }
    case 'over':
      return { kind: 'over' }
  }
}

function ownCard({ answers }: Phase & { kind: 'follow' }, seat: number | null) {
  return answers.find((answer) => answer.seat === seat)?.card ?? null
}

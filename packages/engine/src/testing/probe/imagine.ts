import type { Rng } from '../../core/game.ts'
import { CARDS } from './material.ts'
import type { CardId, DoubtPhase, Lead, Phase, SeatState, SeenPhase, State, View } from './shapes.ts'

/** Deals the cards that this viewer does not see into the places that it does not see into. */
export function imagine(view: View, rng: Rng): State {
  const unseen = hiddenFrom(view)
  rng.shuffle(unseen)
  const draw = (count: number): CardId[] => unseen.splice(0, count)
  const { options, round, leader, shown } = view
  const phase = imaginePhase(view, () => draw(1)[0])
  const seats = view.seats.map(({ handSize, score }, seat): SeatState => {
    const hand = view.open ? view.open.hands[seat] : seat === view.viewer ? view.own?.hand : draw(handSize)
    const order = view.open ? view.open.orders[seat] : seat === view.viewer ? view.own?.order : 'ask'
    return { hand: [...(hand ?? [])], order: order ?? 'ask', score }
  })
  const heap = view.open ? [...view.open.heap] : draw(view.heapSize)
  const deck = view.open ? [...view.open.deck] : draw(view.deckSize)
  return { options, phase, round, leader, deck, heap, shown: [...shown], seats }
}

function hiddenFrom({ shown, own, phase }: View): CardId[] {
  const seen = new Set([...shown, ...(own?.hand ?? []), ...('card' in phase && phase.card ? [phase.card] : [])])
  return CARDS.filter((card) => !seen.has(card))
}

function imaginePhase({ phase, viewer }: View, draw: () => CardId | undefined): Phase {
  switch (phase.kind) {
    case 'lead':
      return { kind: 'lead', draft: phase.draft }
    case 'follow': {
      const answers = phase.answered.map((seat) => ({ seat, card: seat === viewer ? phase.mine : null }))
      return { kind: 'follow', lead: imagineLead(phase, draw), answers }
    }
    case 'peek':
      return { kind: 'peek', seat: phase.seat, then: imagineDoubt(phase, viewer, draw) }
    case 'doubt':
      return imagineDoubt(phase, viewer, draw)
    case 'over':
      return { kind: 'over' }
  }
}

type Claimed = Exclude<SeenPhase, { kind: 'lead' } | { kind: 'over' }>

function imagineDoubt(phase: Claimed, viewer: number | null, draw: () => CardId | undefined): DoubtPhase {
  const mine = phase.kind === 'doubt' ? phase.mine : null
  const answers = viewer === null || mine === null ? [] : [{ seat: viewer, doubts: mine }]
  return { kind: 'doubt', lead: imagineLead(phase, draw), answers }
}

function imagineLead({ card, claim }: Claimed, draw: () => CardId | undefined): Lead {
  const laid = card ?? draw()
  if (!laid) throw new Error('a view leaves a card for every hidden place')
  return { card: laid, claim }
}

import type { Viewer } from '../../../core/game.ts'
import type { Phase, SeatState, SlotCard, State } from '../shapes.ts'

/** Section 7, said once more and apart from the view: the secrecy checks hold the view against it. */
export function mayKnow(state: Readonly<State>, viewer: Viewer): unknown {
  const { phase, seats, piles, discards, stack, pot, potCard, idle, round, dealer, token } = state
  const isOver = phase.kind === 'over'
  return {
    ...{ stack, pot, potCard, idle, round, dealer, token, order: state.order, result: state.result },
    ...{ extras: state.extras, extrasBegun: state.extrasBegun, windows: state.windows, toll: state.tollEarned },
    sizes: [piles, discards].map(({ left, right }) => [left.length, right.length]),
    phase: phaseFor(phase, viewer),
    seats: seats.map((own, seat) => seatFor(own, { viewer, isOwn: seat === viewer, isOver })),
  }
}

interface Who {
  viewer: Viewer
  isOwn: boolean
  isOver: boolean
}

/** EI-4, EI-5, EI-120, EI-121 */
function seatFor({ influence, tokens, power, mark, hidden, shown, left, right }: SeatState, who: Who): unknown {
  const isKnown = who.isOver || hidden.open || hidden.known.some((seat) => seat === who.viewer)
  const card = (slot: SlotCard | null): unknown =>
    slot && (who.isOwn || who.isOver || slot.seen) ? slot : slot && 'face-down'
  return {
    ...{ influence, tokens, power, mark, shown, open: hidden.open },
    coin: isKnown ? hidden.face : null,
    cards: [card(left), card(right)],
  }
}

/** EI-24, EI-29, EI-93, EI-102, EI-111: what is sealed is for who has said it. */
function phaseFor(phase: Phase, viewer: Viewer): unknown {
  if ('answers' in phase) {
    const { answers, ...open } = phase
    const all: readonly { seat: number }[] = answers
    return { ...open, own: all.find(({ seat }) => seat === viewer) ?? null }
  }
  if (phase.kind !== 'cardChoice' || phase.card === 'L13' || phase.seat === viewer) return phase
  const { drawn, ...open } = phase
  return { ...open, drawn: drawn.length }
}

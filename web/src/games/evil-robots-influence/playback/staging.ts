import type {
  AnyCoin,
  Event,
  Face,
  Holder,
  PowerCard,
  SeenCard,
  SeenSeat,
  View,
} from '@robot-night/engine/games/evil-robots-influence'
import type { Seat } from '#lib/table/scene.ts'
import { afterSplit, withResult } from './splitting.ts'

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>
type Staging = { [K in Event['kind']]?: (view: View, event: EventOf<K>) => View }

/** The view as it stood when something had been told and what came after it had not. Bookkeeping only: what happened is in the event. */
export function after(view: View, event: Event): View {
  return staged(view, event.kind, event)
}

/** A row of the table belongs to its own kind of event. */
function staged<K extends Event['kind']>(view: View, kind: K, event: Event): View {
  const change = STAGING[kind]
  return change && isOf(event, kind) ? change(view, event) : view
}
const isOf = <K extends Event['kind']>(event: Event, kind: K): event is EventOf<K> => event.kind === kind

const STAGING: Staging = {
  roundStarted: (view, { round, dealer }) => newRound(view, { round, dealer }),
  robotDealt: (view, { seat, side, card }) =>
    withSeat(view, seat, {
      [side]: card === null ? BACK : { kind: 'card', card, up: false, used: false, seen: false },
    }),
  potSet: (view, { card, pot }) => ({ ...view, potCard: card, pot }),
  potChanged: (view, { pot }) => ({ ...view, pot }),
  idleSet: (view, { idle }) => ({ ...view, idle: { ...idle, level: valueOf(idle.power) } }),
  stackSet: (view, { stack }) => ({ ...view, stack }),
  coinsTossed: (view, { holder, hidden, shown }) => afterToss(view, holder, { hidden, shown }),
  offered: (view, { asked }) => ({ ...view, phase: { kind: 'claim', first: view.order.length === 0, asked } }),
  hands: (view, { raised }) => ({ ...view, phase: { kind: 'offer', dealer: view.dealing, raised, asked: [] } }),
  unclaimed: (view, { stack }) => ({ ...view, stack }),
  offersShown: (view, { offers }) => {
    const { phase } = view
    const raised = phase.kind === 'offer' ? phase.raised : offers.map(({ seat }) => seat)
    return { ...view, phase: { kind: 'pick', dealer: view.dealing, raised, offers } }
  },
  powerGiven: (view, { seat, card, tokens }) =>
    withSeat({ ...view, stack: view.stack.slice(1), order: [...view.order, seat] }, seat, {
      ...{ power: card, tokens },
      level: levelOf(card, view.seats[seat]?.mark ?? 0),
    }),
  dealerToken: (view, { seat }) => ({ ...view, token: seat }),
  turnStarted: (view, { seat, extra }) => ({ ...view, phase: { kind: 'turn', seat, extra } }),
  cardPlayed: (view, { seat, side, card, used, paid }) =>
    withSeat(used && card === 'R10' ? { ...view, dealing: seat } : view, seat, {
      [side]: { kind: 'card', card, up: true, used, seen: true },
      tokens: (view.seats[seat]?.tokens ?? paid) - paid,
    }),
  coinTurned: (view, { coin, face }) => withCoin(view, coin, face),
  coinSet: (view, { seat, face }) => withSeat(view, seat, { hidden: face, open: true }),
  coinsExchanged: afterExchange,
  looked: (view, { seats, faces }) =>
    seats.reduce(
      (all, seat, at) => withSeat(all, seat, { hidden: faces?.[at] ?? all.seats[seat]?.hidden ?? null }),
      view,
    ),
  marked: (view, { holder, amount, level }) => withPower(view, holder, { level, by: amount }),
  powerChanged: (view, { changes }) =>
    changes.reduce((all, { holder, card, level }) => withPower(all, holder, { level, card }), view),
  tokensChanged: (view, { seat, total }) => withSeat(view, seat, { tokens: total }),
  influenceChanged: (view, { seat, total }) => withSeat(view, seat, { influence: total }),
  cardTurnedDown: (view, { seat, side, card }) =>
    withSeat(view, seat, { [side]: { kind: 'card', card, up: false, used: false, seen: true } }),
  cardChanged: (view, { seat, side, card }) =>
    withSeat(view, seat, {
      [side]: card === null ? BACK : { kind: 'card', card, up: false, used: false, seen: false },
    }),
  revealWindow: (view, { seat }) => ({ ...view, phase: { kind: 'reveal', seat } }),
  coinsRevealed: (view, { faces }) => ({
    ...view,
    seats: view.seats.map((seat, at) => ({ ...seat, hidden: faces[at] ?? seat.hidden, open: true })),
  }),
  counted: (view, { pot, kind: _, ...count }) => ({
    ...view,
    result: { round: view.round, pot, count, split: null, bonuses: [], endgame: [] },
  }),
  splitProposed: afterSplit,
  splitSupported: afterSplit,
  splitWithdrawn: afterSplit,
  splitDone: (view, { shares, how }) => withResult({ ...view, pot: 0 }, { split: { shares, how } }),
  bonus: (view, { seat, card, amount }) =>
    withResult(view, { bonuses: [...(view.result?.bonuses ?? []), { seat, card, amount }] }),
  endgameRevealed: (view, { seat, side, card }) =>
    withSeat(view, seat, { [side]: { kind: 'card', card, up: true, used: true, seen: true } }),
  endgameEffect: (view, { kind: _, ...deed }) =>
    deed.changes.reduce(
      (all, { seat, delta }) => withSeat(all, seat, { influence: (all.seats[seat]?.influence ?? 0) + delta }),
      withResult(view, { endgame: [...(view.result?.endgame ?? []), deed] }),
    ),
  retained: (view, { seat, returned }) => returned.reduce((all, side) => withSeat(all, seat, { [side]: null }), view),
}

const BACK: SeenCard = { kind: 'back' }
const valueOf = ({ num, up }: PowerCard): number => (up ? num : 0)
const levelOf = (card: PowerCard, mark: number): number => Math.max(0, valueOf(card) + mark)

function withSeat(view: View, seat: Seat, change: Partial<SeenSeat>): View {
  return { ...view, seats: view.seats.map((each, at) => (at === seat ? { ...each, ...change } : each)) }
}

/** All that was cleared when the last one was over is gone now. */
function newRound(view: View, { round, dealer }: { round: number; dealer: Seat }): View {
  const seats = view.seats.map((seat): SeenSeat => {
    const kept = (card: SeenCard | null): SeenCard | null => (card?.kind === 'card' && card.up ? null : card)
    const cleared = { tokens: 0, power: null, mark: 0, level: null, hidden: null, open: false }
    return { ...seat, ...cleared, left: kept(seat.left), right: kept(seat.right) }
  })
  const begun = { order: [], extras: [], extrasBegun: 0, windows: 0, tollEarned: false, stack: [], pot: 0 }
  return { ...view, ...begun, seats, round, dealer, dealing: dealer, phase: { kind: 'claim', first: true, asked: [] } }
}

function afterToss(view: View, holder: Holder, { hidden, shown }: { hidden: Face | null; shown: Face[] }): View {
  const [one = 'H', other = 'T'] = shown
  if (holder === 'idle') return view.idle ? { ...view, idle: { ...view.idle, left: one, right: other } } : view
  return withSeat(view, holder, { hidden, open: false, shown: one })
}

function withCoin(view: View, { holder, slot }: AnyCoin, face: Face | null): View {
  if (holder !== 'idle') {
    if (slot === 'hidden') return withSeat(view, holder, { hidden: face })
    return face === null ? view : withSeat(view, holder, { shown: face })
  }
  return view.idle && face !== null ? { ...view, idle: { ...view.idle, [slot]: face } } : view
}

/** Who knew one of two hidden coins knows it where it lies now. */
function afterExchange(view: View, { coins, faces }: EventOf<'coinsExchanged'>): View {
  const [one, other] = coins
  if (!one || !other) return view
  if (one.slot !== 'hidden' || one.holder === 'idle' || other.holder === 'idle')
    return coins.reduce((all, coin, at) => withCoin(all, coin, faces?.[at] ?? null), view)
  const [mine, theirs] = [view.seats[one.holder], view.seats[other.holder]]
  if (!mine || !theirs) return view
  const moved = ({ hidden, open }: SeenSeat, face: Face | undefined) => ({ hidden: face ?? hidden, open })
  const half = withSeat(view, one.holder, moved(theirs, faces?.[0]))
  return withSeat(half, other.holder, moved(mine, faces?.[1]))
}

interface PowerNow {
  level: number
  by?: number
  card?: PowerCard
}
function withPower(view: View, holder: Holder, { level, by = 0, card }: PowerNow): View {
  if (holder !== 'idle')
    return withSeat(view, holder, {
      ...{ level, mark: (view.seats[holder]?.mark ?? 0) + by },
      ...(card && { power: card }),
    })
  const { idle } = view
  return idle ? { ...view, idle: { ...idle, level, mark: idle.mark + by, power: card ?? idle.power } } : view
}

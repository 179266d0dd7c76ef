import type { Outcome, Seat, Table } from '../../core/game.ts'
import { colourOf, LOOKS_FROM, valueOf } from './material.ts'
import type { CardId, DoubtPhase, FollowPhase, Probe, State } from './shapes.ts'

type ProbeTable = Table<Probe>

export function deal(table: ProbeTable, count: number): void {
  table.state.seats.forEach(({ hand }, seat) => {
    const cards = table.state.deck.splice(0, count)
    hand.push(...cards)
    table.whisper([seat], { kind: 'dealt', seat, count, cards }, { kind: 'dealt', seat, count, cards: null })
  })
}

/** All but the leader, the first after the leader first. */
export function followers(state: Readonly<State>): Seat[] {
  const count = state.seats.length
  return Array.from({ length: count - 1 }, (_, step) => (state.leader + 1 + step) % count)
}

// P-6, P-7
export function closeFollow(table: ProbeTable): void {
  const { state } = table
  if (state.phase.kind !== 'follow') return
  const { lead, answers } = state.phase
  const shown = show(state, answers)
  const silent = followers(state).filter((seat) => !answers.some((answer) => answer.seat === seat))
  table.tell({ kind: 'followed', shown, silent })
  for (const seat of silent) loseBlindly(table, seat)
  const best = shown.toSorted((one, other) => valueOf(other.card) - valueOf(one.card))[0]
  if (best) seatOf(state, best.seat).score += 1
  const then: DoubtPhase = { kind: 'doubt', lead, answers: [] }
  if (best && valueOf(best.card) >= LOOKS_FROM) state.phase = { kind: 'peek', seat: best.seat, then }
  else enterDoubt(state, then)
}

function show(state: State, answers: FollowPhase['answers']): { seat: Seat; card: CardId }[] {
  return followers(state).flatMap((seat) => {
    const card = answers.find((answer) => answer.seat === seat)?.card
    if (!card) return []
    take(state, seat, card)
    state.shown.push(card)
    return [{ seat, card }]
  })
}

function loseBlindly(table: ProbeTable, seat: Seat): void {
  const card = table.rng.pick(seatOf(table.state, seat).hand)
  take(table.state, seat, card)
  table.state.heap.push(card)
  table.whisper([seat], { kind: 'lost', seat, card }, { kind: 'lost', seat, card: null })
}

/** Standing orders answer at once (P-8). */
export function enterDoubt(state: State, phase: DoubtPhase): void {
  const trusting = followers(state).filter((seat) => seatOf(state, seat).order === 'trust')
  state.phase = { ...phase, answers: trusting.map((seat) => ({ seat, doubts: false })) }
}

// P-9
export function closeDoubt(table: ProbeTable): void {
  const { state } = table
  if (state.phase.kind !== 'doubt') return
  const { lead, answers } = state.phase
  const doubter = followers(state).find((seat) => answers.some((answer) => answer.seat === seat && answer.doubts))
  if (doubter === undefined) trust(table, lead.card)
  else turnUp(table, doubter)
  nextRound(table)
}

function trust(table: ProbeTable, card: CardId): void {
  const { state } = table
  state.heap.push(card)
  seatOf(state, state.leader).score += 1
  table.tell({ kind: 'trusted', leader: state.leader })
}

function turnUp(table: ProbeTable, doubter: Seat): void {
  const { state } = table
  if (state.phase.kind !== 'doubt') return
  const { card, claim } = state.phase.lead
  const truthful = colourOf(card) === claim
  state.shown.push(card)
  seatOf(state, truthful ? state.leader : doubter).score += 2
  table.tell({ kind: 'doubted', seat: doubter, leader: state.leader, card, truthful })
}

function nextRound(table: ProbeTable): void {
  const { state } = table
  if (state.round === state.options.rounds) {
    state.phase = { kind: 'over' }
    return table.tell({ kind: 'gameOver', places: places(state) })
  }
  state.round += 1
  state.leader = (state.leader + 1) % state.seats.length
  deal(table, 1)
  state.phase = { kind: 'lead', draft: null }
}

// P-10
export function outcome(state: Readonly<State>): Outcome | null {
  if (state.phase.kind !== 'over') return null
  const order = places(state)
  return { places: order, winners: order[0] ?? [], scores: state.seats.map(({ score }) => score) }
}

function places(state: Readonly<State>): Seat[][] {
  const scores = [...new Set(state.seats.map(({ score }) => score))].sort((one, other) => other - one)
  return scores.map((score) => state.seats.flatMap((each, seat) => (each.score === score ? [seat] : [])))
}

export function seatOf(state: State, seat: Seat): State['seats'][number] {
  const found = state.seats[seat]
  if (!found) throw new Error(`a seat from 0 to ${state.seats.length - 1}, not ${seat}`)
  return found
}

export function take(state: State, seat: Seat, card: CardId): void {
  const { hand } = seatOf(state, seat)
  const at = hand.indexOf(card)
  if (at < 0) throw new Error(`seat ${seat} holds ${hand.join(' ')}, not ${card}`)
  hand.splice(at, 1)
}

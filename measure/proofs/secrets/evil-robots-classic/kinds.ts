import type { Move, Viewer } from '@robot-night/engine'
import type { Counterpart } from '@robot-night/engine/testing'
import { evilRobotsClassic, type SeatState, type State } from '@robot-night/engine/games/evil-robots-classic'
import { isClassic } from './state.ts'

/** One moment of two worlds: what is about to happen, and how it stands before and after. */
interface Moment {
  viewer: Viewer
  a: State
  b: State
  moveA: Move | null
  moveB: Move | null
  afterA: State
  afterB: State
}

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

/** What is hidden from the viewer, of the others. */
const hidden = (pick: (own: SeatState) => unknown) => (moment: Moment) => {
  const of = ({ seats }: State) => seats.map((own, seat) => (seat === moment.viewer ? null : pick(own)))
  return differs(of(moment.a), of(moment.b))
}

const isPrivateShow = (move: Move | null): boolean =>
  move !== null && move.what === 'offer' && move.kind === 'show' && 'to' in move.action && move.action.to !== 'all'

/** Reactions that somebody asked for, and that were not played. */
function unchosen(before: State, after: State): unknown {
  const { phase } = before
  if (phase.kind !== 'answer' && phase.kind !== 'react') return []
  const wishes = phase.wishes.filter(({ seat, reaction }) => reaction && after.seats[seat]?.status !== 'reacted')
  return wishes.map(({ seat, reaction }) => `${seat} ${reaction}`).sort()
}

/** Of the conversions that are answered now, in the eyes of others. */
const truths = ({ phase }: State, viewer: Viewer) =>
  'chain' in phase ? phase.chain.stack.map(({ truth, target }) => (target === viewer ? null : truth)) : []

const missed = (state: State): boolean[] => {
  return state.seats.map((_, seat) => evilRobotsClassic.view(state, seat).own?.missed ?? false)
}

const locked = ({ diary }: State) => diary.flips.map(({ to }) => to === null)

const isClose = ({ moveA }: Moment): boolean => moveA?.what === 'close'

/** In what the worlds differ that this viewer may not know. */
export const KINDS: Readonly<Record<string, (moment: Moment) => boolean>> = {
  'robots held': hidden(({ robot }) => robot),
  'powers held': hidden(({ power }) => power),
  'true allegiances': hidden(({ allegiance }) => allegiance),
  'private shows': ({ moveA, moveB }) => (isPrivateShow(moveA) || isPrivateShow(moveB)) && differs(moveA, moveB),
  'standing orders': hidden(({ orders }) => orders),
  'wishes to react, not chosen': (moment) =>
    isClose(moment) && differs(unchosen(moment.a, moment.afterA), unchosen(moment.b, moment.afterB)),
  'truth of a conversion': ({ a, b, viewer }) => differs(truths(a, viewer), truths(b, viewer)),
  'lies of CheatBot': ({ a, b }) => differs(a.diary.lies, b.diary.lies),
  'switches of JudasBot': ({ a, b }) => differs(a.diary.switches, b.diary.switches),
  'flips of a locked LockBot': ({ a, b }) => differs(locked(a), locked(b)),
  'calls missed': ({ a, b }) => differs(missed(a), missed(b)),
}

/** Of a pair: which of these there are in it. */
export function kindsIn(
  moves: readonly Move[],
  { moves: inB, inA: positionsA, inB: positionsB }: Counterpart,
  viewer: Viewer,
) {
  const found = new Set<string>()
  for (const [at, { state: a }] of positionsA.entries()) {
    const b = positionsB[at]?.state
    const [afterA, afterB] = [positionsA[at + 1]?.state ?? a, positionsB[at + 1]?.state ?? b]
    if (!isClassic(a) || !b || !isClassic(b) || !isClassic(afterA) || !afterB || !isClassic(afterB)) continue
    const moment = { viewer, a, b, moveA: moves[at] ?? null, moveB: inB[at] ?? null, afterA, afterB }
    for (const [kind, is] of Object.entries(KINDS)) if (is(moment)) found.add(kind)
  }
  return found
}

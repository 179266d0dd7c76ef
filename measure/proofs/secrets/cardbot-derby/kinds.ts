import type { Move, Viewer } from '@robot-night/engine'
import type { Counterpart } from '@robot-night/engine/testing'
import type { Rank, Robot, State } from '@robot-night/engine/games/cardbot-derby'
import { isDerby } from './state.ts'

/** One moment of two worlds: what is about to happen, and how it stands. */
interface Moment {
  viewer: Viewer
  a: State
  b: State
  moveA: Move | null
  moveB: Move | null
}

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

/** What is hidden from the viewer, of those robots. */
const hidden =
  (of: (own: Robot, viewer: Viewer) => boolean, pick: (own: Robot) => unknown) =>
  ({ viewer, a, b }: Moment): boolean => {
    const seen = ({ robots }: State) => robots.map((own) => (of(own, viewer) ? pick(own) : null))
    return differs(seen(a), seen(b))
  }

const isOthers = ({ seat }: Robot, viewer: Viewer): boolean => seat !== null && seat !== viewer
const isDrone = ({ seat }: Robot): boolean => seat === null

/** The cards of an order that is handed in, as drawn: not chosen. */
function unchosen({ robots }: State, move: Move | null): readonly Rank[] {
  if (!move || move.what !== 'answer' || move.kind !== 'program' || !('robot' in move.action)) return []
  const { robot, order } = { order: [], ...move.action }
  const cards: readonly unknown[] = order
  return robots[Number(robot)]?.drawn.filter((card) => !cards.includes(card)) ?? []
}

const isArranged = (move: Move | null): boolean => move !== null && move.what === 'offer' && move.kind === 'arrange'

/** Robots alike in all that has been revealed, whose order went by cards to come: which those are. */
function tieBreaks({ robots, phase }: State): string[] {
  if (phase.kind !== 'ping') return []
  const shown = phase.then.step + 1
  return robots.flatMap(({ program: one }, first) =>
    robots.slice(first + 1).flatMap(({ program: other }, later) => {
      if (!one || !other || one.slice(0, shown).join() !== other.slice(0, shown).join()) return []
      const at = one.findIndex((card, place) => card !== other[place])
      return at < 0 ? [] : [`${first} ${first + 1 + later} ${one[at]} ${other[at]}`]
    }),
  )
}

const during =
  (phase: State['phase']['kind'], is: (moment: Moment) => boolean) =>
  (moment: Moment): boolean =>
    moment.a.phase.kind === phase && is(moment)

/** In what the worlds differ that this viewer may not know. */
export const KINDS: Readonly<Record<string, (moment: Moment) => boolean>> = {
  'piles of others': hidden(isOthers, ({ pile }) => pile),
  'the viewer’s own pile': hidden(
    ({ seat }, viewer) => seat === viewer,
    ({ pile }) => pile,
  ),
  'cards drawn': hidden(isOthers, ({ drawn }) => drawn),
  'drafts laid': ({ moveA, moveB }) => (isArranged(moveA) || isArranged(moveB)) && differs(moveA, moveB),
  'a draft, or none': ({ moveA, moveB }) => isArranged(moveA) && moveB === null,
  'programs while others choose': during(
    'choose',
    hidden(isOthers, ({ program }) => program),
  ),
  'programs while a ping waits': during(
    'ping',
    hidden(isOthers, ({ program }) => program),
  ),
  'programs of drones while all choose': during(
    'choose',
    hidden(isDrone, ({ program }) => program),
  ),
  'programs of drones while a ping waits': during(
    'ping',
    hidden(isDrone, ({ program }) => program),
  ),
  'piles of drones': hidden(isDrone, ({ pile }) => pile),
  'cards not chosen': ({ a, b, moveA, moveB, viewer }) =>
    moveA?.what === 'answer' && moveA.seat !== viewer && differs(unchosen(a, moveA), unchosen(b, moveB)),
  'cards to come that broke a tie': ({ a, b }) => differs(tieBreaks(a), tieBreaks(b)),
}

/** Of a pair: which of these there are in it. */
export function kindsIn(moves: readonly Move[], { moves: inB, inA, inB: positionsB }: Counterpart, viewer: Viewer) {
  const found = new Set<string>()
  for (const [at, { state: a }] of inA.entries()) {
    const b = positionsB[at]?.state
    if (!isDerby(a) || !b || !isDerby(b)) continue
    const moment = { viewer, a, b, moveA: moves[at] ?? null, moveB: inB[at] ?? null }
    for (const [kind, is] of Object.entries(KINDS)) if (is(moment)) found.add(kind)
  }
  return found
}

import type { Move, Viewer } from '@robot-night/engine'
import type { Counterpart } from '@robot-night/engine/testing'
import type { State } from '@robot-night/engine/games/not-a-robot'
import { isNar } from './state.ts'

/** One moment of two worlds: what is about to happen, and how it stands. */
interface Moment {
  viewer: Viewer
  a: State
  b: State
  moveA: Move | null
  moveB: Move | null
}
type Is = (moment: Moment) => boolean

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

const otherwise =
  (pick: (state: State) => unknown): Is =>
  ({ a, b }) =>
    differs(pick(a), pick(b))

const during =
  (kinds: readonly State['phase']['kind'][], is: Is): Is =>
  (moment) =>
    kinds.includes(moment.a.phase.kind) && is(moment)

const roles = otherwise((state) => state.roles)
const server = otherwise(({ serverRole }) => serverRole)
const answer = otherwise((state) => state.answer)
const isStay = (move: Move | null): boolean => move?.what === 'answer' && move.kind === 'call'

/** In what the worlds differ that this viewer may not know. */
export const KINDS: Readonly<Record<string, Is>> = {
  'roles while words are given': during(['associate', 'review'], roles),
  'roles in the call': during(['call'], roles),
  'roles while they talk': during(['explain', 'debate'], roles),
  'roles while they vote': during(['vote'], roles),
  'the card of the Server': server,
  'the answer, up to the call': during(['associate', 'review', 'call'], answer),
  'the answer, while the Robot guesses': during(['guess'], answer),
  'the answer, for the Robot': ({ viewer, ...moment }) =>
    viewer !== 'spectator' && moment.a.roles[viewer] === 'robot' && answer({ viewer, ...moment }),
  'pictures to come': otherwise(({ deck }) => deck),
  'who has said that they stay': otherwise(({ phase }) => (phase.kind === 'call' ? phase.stayed : null)),
  'whether somebody says that they stay': ({ moveA, moveB }) => isStay(moveA) && moveB === null,
  'objections of others': otherwise(({ phase }) => (phase.kind === 'review' ? phase.answers : null)),
  'votes of others': otherwise(({ phase }) => (phase.kind === 'vote' ? phase.votes : null)),
}

/** Of a pair: which of these there are in it. */
export function kindsIn(moves: readonly Move[], { moves: inB, inA, inB: positionsB }: Counterpart, viewer: Viewer) {
  const found = new Set<string>()
  for (const [at, { state: a }] of inA.entries()) {
    const b = positionsB[at]?.state
    if (!isNar(a) || !b || !isNar(b)) continue
    const moment = { viewer, a, b, moveA: moves[at] ?? null, moveB: inB[at] ?? null }
    for (const [kind, is] of Object.entries(KINDS)) if (is(moment)) found.add(kind)
  }
  return found
}

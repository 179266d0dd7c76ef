import type { Game, Move, Position, Rng, Shapes, Viewer } from '../core/game.ts'
import { start, submit, type Reached } from '../core/match.ts'
import { runsInFull as inFull } from '../core/paces.ts'
import { openOffers, owed, owing } from '../core/owed.ts'
import type { Stream } from '../core/rng.ts'
import { patched, patchFor, type Patch, type Wish } from './streams.ts'
import { isByCore, walk, type Behind, type Match } from './worlds.ts'

type State = Shapes['State']
type Said = Exclude<Move, { what: 'close' }>

/** A move, and the state in which it is made. */
interface Saying<M extends Move = Said> {
  state: State
  move: M
}

/**
 * What a title's rules say of who may know what, from the state alone: apart from its views, events and questions,
 * which are held against it.
 */
export type Knowledge = Knowing & (DealtOnce | DealtAgain)

interface Knowing {
  /** All that a viewer may know of a state. */
  mayKnow(state: State, viewer: Viewer): unknown
  /** What a viewer may know of a move, besides what state it leads to; null: not even that it was made. */
  face(said: Saying<Move>, viewer: Viewer): unknown
  /** How it might be said in another world, so that it has the same face there. */
  likewise(said: Saying, there: State, rng: Rng): object[]
}

/** A title that deals a round again, and then flips coins at most. */
interface DealtOnce {
  /** What the draws of a deal might have come to as well, as far as this viewer knows in the end. */
  redeal(deal: { state: State; end: State; viewer: Viewer }, rng: Rng): Wish[]
  /** The event that tells of a deal, and the one of a coin, whose flip is the first draw of its move. */
  dealt: string
  flipped: string
}

/** A title in which cards stay where they lie from deal to deal. */
interface DealtAgain {
  /** By step, what all of its draws might have come to as well, as far as this viewer knows in the end. */
  redeals(course: Dealings, rng: Rng): Wish[][]
}

interface Dealings {
  steps: readonly Reached[]
  stream: Stream
  viewer: Viewer
}

/** Two matches that this viewer may not know from each other: `moves` and `inB` of B, a null where nobody says anything. */
export interface Counterpart {
  patch: Patch
  moves: (Move | null)[]
  inA: Position[]
  inB: Position[]
}

const ATTEMPTS = 26

/**
 * Another match of the same table behind a viewer's back: other cards, other coins, other things said in secret or not
 * at all, as long as all that the viewer may know goes the same way. Null if none was found.
 */
export function counterpart(game: Game, a: Match, behind: Behind): Counterpart | null {
  const { knowledge } = behind.secrets
  const steps = [...walk(game, a)].flatMap((step) => ('refused' in step ? [] : [step]))
  if (!knowledge || steps.length <= a.moves.length) return null
  const about = { game, a, steps, knowledge, ...behind }
  const world = { ...about, moments: momentsOf(about) }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const patch = anyPatch(about, attempt)
    const isLate = attempt >= IN_THE_LAST_BEAT
    const from = isLate ? (steps.at(-1)?.position.beat ?? 0) : 0
    const oneIn = isLate ? 1 : behind.rng.pick(ONE_IN)
    const b = follow({ ...world, stream: patched(a.stream, patch), oneIn, from })
    const inA = steps.map(({ position }) => position)
    if (b && isOther({ moves: a.moves, positions: inA }, b)) return { patch, moves: b.moves, inA, inB: b.positions }
  }
  return null
}

type About = Behind & { game: Game; a: Match; steps: readonly Reached[]; knowledge: Knowledge }

/** In the last attempts the cards stay, and only what is said is otherwise; in the very last only what nobody has shown yet. */
const WITH_ANOTHER_DEAL = 18
const IN_THE_LAST_BEAT = 24
const ONE_IN_SAME_COIN = 2

function anyPatch(about: About, attempt: number): Patch {
  if (attempt >= WITH_ANOTHER_DEAL) return {}
  const { knowledge, steps, viewer, rng, a } = about
  if (!('redeals' in knowledge)) return patchSinceDeal(about, knowledge)
  const patches = knowledge.redeals({ steps, stream: a.stream, viewer }, rng).map((wishes, at) => {
    return patchFor(wishes, a.stream, steps[at - 1]?.position.drawn ?? 0)
  })
  return Object.assign({}, ...patches)
}

function patchSinceDeal({ steps, viewer, rng, a }: About, knowledge: DealtOnce): Patch {
  const end = steps.at(-1)?.position.state
  if (!end) return {}
  const lastDeal = steps.findLastIndex((step) => tells(step, knowledge.dealt))
  const patches = steps.slice(lastDeal).map((step, at): Patch => {
    const drawn = steps[lastDeal + at - 1]?.position.drawn ?? 0
    if (at === 0) return patchFor(knowledge.redeal({ state: step.position.state, end, viewer }, rng), a.stream, drawn)
    if (!tells(step, knowledge.flipped) || rng.int(ONE_IN_SAME_COIN) === 0) return {}
    return patchFor([{ int: rng.int(2) }], a.stream, drawn)
  })
  return Object.assign({}, ...patches)
}

const tells = ({ told }: Reached, kind: string): boolean => told.some(({ event }) => event.kind === kind)

/** A moment of A: all that the viewer may know of it, and of the move that is made in it. */
interface Moment {
  state: State
  known: string
  /** The last one has none. */
  move: Move | null
  face: string
}
/** The face of what nobody notices. */
const SECRET = 'null'

function momentsOf(about: About): Moment[] {
  return about.steps.map(({ position: { state } }, at) => {
    const move = about.a.moves[at] ?? null
    return { state, known: knownOf(about, state), move, face: move ? faceOf(about, { state, move }) : SECRET }
  })
}

/** When a window has nobody to wait for, its end is near, and all may know that; unless it always runs in full. */
const knownOf = ({ game, knowledge, viewer }: About, state: State): string =>
  JSON.stringify([knowledge.mayKnow(state, viewer), !runsInFull(game, state) && owing(game, state).length === 0])

function runsInFull(game: Game, state: State): boolean {
  const { kind } = state.phase
  const window = Object.hasOwn(game.windows, kind) ? game.windows[kind] : undefined
  const rule = window && game.clocks[window.clock(state)]
  return rule !== undefined && inFull(rule)
}

const faceOf = ({ knowledge, viewer }: About, said: Saying<Move>): string =>
  JSON.stringify(knowledge.face(said, viewer))

type World = About & {
  moments: readonly Moment[]
  stream: Stream
  /** Of so many things said in secret one is said otherwise, if it need not be more. */
  oneIn: number
  /** From this beat on; what is said before is said as in A. */
  from: number
}
const ONE_IN = [1, 2, 4, 12] as const
interface Course {
  moves: (Move | null)[]
  positions: Position[]
}

const isOther = (a: { moves: readonly Move[]; positions: readonly Position[] }, b: Course): boolean =>
  JSON.stringify([a.moves, a.positions]) !== JSON.stringify([b.moves, b.positions])

/** Null: something that the viewer may know would be otherwise. */
function follow(world: World): Course | null {
  const { game, a, stream, moments } = world
  let { position } = start(game, a.seats, a.options, stream)
  if (knownOf(world, position.state) !== moments[0]?.known) return null
  const course: Course = { moves: [], positions: [position] }
  for (const [at, { move, ...moment }] of moments.slice(0, -1).entries()) {
    const known = moments[at + 1]?.known ?? ''
    const next = move && made(world, { ...moment, move, position, known })
    if (!next) return null
    course.moves.push(next.move)
    course.positions.push(next.position)
    ;({ position } = next)
  }
  return course
}

/** A move of A and where B stands. `known`: afterwards. */
type Now = Moment & { move: Move; position: Position }

/** The first way to make it after which the viewer may know no more than in A. */
function made(world: World, now: Now): { move: Move | null; position: Position } | null {
  for (const move of waysTo(world, now)) {
    const submitted = move ? submit(world.game, now.position, move, world.stream) : now
    const isRefused = 'refused' in submitted
    // Who may know the same may do the same: if not, the two rooms will show it.
    if (isRefused && isRevealing(world, now, submitted.refused)) return { move, position: now.position }
    if (!isRefused && knownOf(world, submitted.position.state) === now.known)
      return { move, position: submitted.position }
  }
  return null
}

const isRevealing = ({ viewer }: World, { move, face }: Now, refused: { code: string }): boolean =>
  move.what === 'close' || move.seat === viewer || (isByCore(refused) && face !== SECRET)

const ONE_IN_UNSAID = 3
const SAMPLES = 3

function waysTo(world: World, now: Now): (Move | null)[] {
  const { move, face, position } = now
  const isSame = (each: Move) => faceOf(world, { state: position.state, move: each }) === face
  if (move.what === 'close') return [move].filter(isSame)
  if (move.seat === world.viewer || move.by === 'clock' || position.beat < world.from) return [move]
  const same = otherwise(world, { ...now, move }).flatMap((action) => [{ ...move, action }].filter(isSame))
  if (face !== SECRET) return same
  if (world.rng.int(world.oneIn) > 0) return [...same, null]
  world.rng.shuffle(same)
  return world.rng.int(ONE_IN_UNSAID) === 0 ? [null, ...same] : [...same, null]
}

/** The same in the other world; of what nobody notices, anything else as well that this seat might say. */
function otherwise({ game, knowledge, rng }: World, { position, state, move, face }: Now & { move: Said }): object[] {
  const there = position.state
  const ways = knowledge.likewise({ state, move }, there, rng)
  const rules = move.what === 'answer' ? game.decisions[move.kind] : game.offers[move.kind]
  const offer = ({ seat, kind }: Said) =>
    openOffers(game, there).find((each) => each.seat === seat && each.kind === kind)
  const asked = move.what === 'answer' ? owed(game, there, move.seat) : offer(move)
  if (face !== SECRET || !rules || asked?.kind !== move.kind) return ways
  return [...ways, ...Array.from({ length: SAMPLES }, () => rules.sample(asked.prompt, rng))]
}

import {
  hear,
  keyStream,
  owing,
  rngFrom,
  start,
  submit,
  type Game,
  type Move,
  type Position,
  type Seat,
} from '@robot-night/engine'
import { evilRobotsInfluence, type Event, type View } from '@robot-night/engine/games/evil-robots-influence'

const game: Game = evilRobotsInfluence
type Viewer = Seat | 'spectator'
const STEPS = 400

/** For tests: a match of random play, step by step, as one viewer lives it. */
export function* lived(seats: number, viewer: Viewer, seed: number) {
  for (const { before, position, told } of moves(seats, seed)) {
    yield {
      before: game.view(before.state, viewer) as View,
      events: hear(told, viewer) as Event[],
      now: game.view(position.state, viewer) as View,
    }
  }
}

/** The positions of such a match. */
export function* livedThrough(seats: number, seed: number) {
  for (const { position } of moves(seats, seed)) yield position
}

function* moves(seats: number, seed: number) {
  const stream = keyStream(new Uint8Array(32).fill(seed))
  const dice = rngFrom(keyStream(new Uint8Array(32).fill(seed + 100)))
  let { position } = start(game, seats, game.options.usual, stream)
  for (let step = 0; step < STEPS && !game.outcome(position.state); step++) {
    const before = position
    const done = submit(game, position, moveAt(position, dice), stream)
    if ('refused' in done) throw new Error(done.refused.code)
    position = done.position
    yield { before, position, told: done.told }
  }
}

/** Anything legal of the first seat that owes an answer; else the window closes. */
function moveAt({ state, beat }: Position, dice: ReturnType<typeof rngFrom>): Move {
  const [next] = owing(game, state)
  if (!next) return { what: 'close', beat }
  const action = game.decisions[next.kind]?.sample(next.prompt, dice)
  if (!action) throw new Error(`nothing to answer to ${next.kind}`)
  return { what: 'answer', beat, seat: next.seat, kind: next.kind, action, by: 'bot' }
}

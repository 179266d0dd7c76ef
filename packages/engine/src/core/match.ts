import { copy } from './copy.ts'
import type { By, Game, Move, Position, Refusal, Seat, Told } from './game.ts'
import { rngFrom, type Stream } from './rng.ts'
import { find, fits, refusal, rulesOf, type Answer } from './refusedMoves.ts'

/** A position, and the events on the way to it, unfiltered: pass them through `hear`. */
export interface Reached {
  position: Position
  told: Told[]
}
export type Submitted = Reached | { refused: Refusal }

/** Sets up and begins a match. The options must have passed the title's own schema and `refuse`. */
export function start(game: Game, seats: number, options: object, stream: Stream): Reached {
  const begun: Position = { state: game.setup(seats, options), drawn: 0, beat: 0 }
  return advance(game, { position: begun, stream, by: 'clock' }, (table) => game.begin(table))
}

/** Plays one move from anyone. A wrong move comes back as a refusal: `refusedMoves.ts`. Positions are never changed. */
export function submit(game: Game, position: Position, move: Move, stream: Stream): Submitted {
  const refused = refusal(game, position, move)
  if (refused) return { refused }
  return play(game, position, move, stream)
}

/** Plays a stored move and checks it again. Typed text is taken as it was stored. */
export function resubmit(game: Game, position: Position, move: Move, stream: Stream): Submitted {
  const refused = refusal(game, position, move, (rules, ...given) => (rules.refuseKept ?? rules.refuse)(...given))
  return refused ? { refused } : play(game, position, move, stream)
}

/** A move as it should be stored, with typed text cleaned. If it fits no schema, that's left for `submit` to refuse. */
export function entered(game: Game, move: Move): Move {
  if (move.what === 'close') return move
  const rules = rulesOf(game, move)
  return rules?.entered && fits(rules.schema, move.action) ? { ...move, action: rules.entered(move.action) } : move
}

/** Plays a move that was accepted before, without checking it again, since runtimes may differ in what they refuse. */
export function play(game: Game, position: Position, move: Move, stream: Stream): Reached {
  const by: By = move.what === 'close' ? 'clock' : move.by
  return advance(game, { position, stream, by }, (table) => {
    if (move.what === 'close') windowOf(game, position).close(table)
    else mustFind(game, move).resolve(table, move.seat, copy(move.action))
  })
}

/** Everything about a match except the key to its stream: enough to replay it. */
export interface MatchRecord {
  seats: number
  options: object
  moves: readonly Move[]
}

/** Replays the whole match from its record: every position with its events, from the start. */
export function* replay(game: Game, record: MatchRecord, stream: Stream): Generator<Reached> {
  let reached = start(game, record.seats, record.options, stream)
  yield reached
  for (const move of record.moves) {
    reached = play(game, reached.position, move, stream)
    yield reached
  }
}

type Working = ReturnType<typeof workingTable>
function workingTable(game: Game, { position, stream, by }: Given) {
  const told: Told[] = []
  const rng = rngFrom(stream, position.drawn)
  const table = {
    state: game.copy ? game.copy(position.state) : copy(position.state),
    rng,
    by,
    tell: (event: { kind: string }) => void told.push({ to: 'all', event }),
    whisper: (to: readonly Seat[], event: { kind: string }, rest?: { kind: string }) =>
      void told.push({ to: [...to], event, rest: rest ?? null }),
  }
  return { table, told, rng }
}

interface Given {
  position: Position
  stream: Stream
  by: By
}
function advance(game: Game, from: Given, deed: (table: Working['table']) => void): Reached {
  const { table, told, rng } = workingTable(game, from)
  const phase = table.state.phase
  deed(table)
  const beat = from.position.beat + (table.state.phase === phase ? 0 : 1)
  return { position: { state: table.state, drawn: rng.drawn, beat }, told }
}

function mustFind(game: Game, move: Answer) {
  const rules = rulesOf(game, move)
  if (!rules) throw new Error(`${game.id} has no ${move.what} called ${move.kind}`)
  return rules
}

function windowOf(game: Game, position: Position) {
  const rules = find(game.windows, position.state.phase.kind)
  if (!rules) throw new Error(`${game.id} has no window in phase ${position.state.phase.kind}`)
  return rules
}

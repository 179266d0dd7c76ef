import { safeParse, type GenericSchema } from 'valibot'
import { copy } from './copy.ts'
import type { By, Game, Move, Position, Refusal, Seat, Told } from './game.ts'
import { rngFrom, type Stream } from './rng.ts'
import { openOffers, owed, type Asked } from './owed.ts'

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

/**
 * Plays one move from anyone. A wrong move comes back as a refusal; all titles check in the same order:
 * malformed, not_seated, game_over, late, not_your_decision, then the title's own. Positions are never changed.
 */
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

type Rules = NonNullable<ReturnType<typeof rulesOf>>
type Refusing = (rules: Rules, prompt: object, action: object) => Refusal | null
const asItComesIn: Refusing = (rules, prompt, action) => rules.refuse(prompt, action)

function refusal(game: Game, position: Position, move: Move, refuses = asItComesIn): Refusal | null {
  if (move.what === 'close') return refusedClose(game, position, move.beat)
  const rules = rulesOf(game, move)
  if (!rules || !Number.isInteger(move.beat) || move.beat > position.beat) return { code: 'malformed' }
  if (!fits(rules.schema, move.action)) return { code: 'malformed' }
  if (!Number.isInteger(move.seat) || move.seat < 0) return { code: 'not_seated' }
  if (game.outcome(position.state)) return { code: 'game_over' }
  if (move.what === 'answer' && move.beat < position.beat) return { code: 'late' }
  const asked = askedBy(game, position, move)
  if (!asked || asked.kind !== move.kind) return { code: 'not_your_decision' }
  return refuses(rules, asked.prompt, move.action)
}

/** The question that this move would answer. */
function askedBy(game: Game, { state }: Position, move: Answer): Asked | null {
  if (move.what === 'answer') return owed(game, state, move.seat)
  return openOffers(game, state).find((offer) => offer.seat === move.seat && offer.kind === move.kind) ?? null
}

function refusedClose(game: Game, position: Position, beat: number): Refusal | null {
  if (game.outcome(position.state)) return { code: 'game_over' }
  if (beat !== position.beat) return { code: beat > position.beat ? 'malformed' : 'late' }
  return find(game.windows, position.state.phase.kind) ? null : { code: 'not_your_decision' }
}

type Answer = Exclude<Move, { what: 'close' }>
function rulesOf(game: Game, move: Answer) {
  return move.what === 'answer' ? find(game.decisions, move.kind) : find(game.offers, move.kind)
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

/** Own properties only: a kind called `constructor` finds nothing. */
function find<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

const fits = (schema: GenericSchema, value: unknown): boolean => safeParse(schema, value).success

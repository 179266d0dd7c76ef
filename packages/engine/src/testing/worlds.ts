import type { Game, Move, Position, Refusal, Rng, Viewer } from '../core/game.ts'
import { start, submit, type MatchRecord, type Submitted } from '../core/match.ts'
import { owed } from '../core/owed.ts'
import { rngFrom, type Stream } from '../core/rng.ts'
import { hear } from '../core/update.ts'
import type { Knowledge } from './counterpart.ts'
import { patched, patchFor, type Patch } from './streams.ts'

/** What a title says about its hidden pieces, so that they can be exchanged behind a viewer's back. */
export interface Secrets {
  /** The lists of pieces that `begin` shuffles first: from word 0 on, in this order, each in its order before. */
  decks(seats: number, options: object): readonly (readonly string[])[]
  /** Those that show themselves by the rules, of their own accord: a world without them differs by rights, so they stay. Absent: none. */
  loud?: readonly string[]
  /** May this event show this hearer pieces that no view of theirs ever shows? Absent: none may. */
  mayShow?(event: { kind: string }, hearer: Viewer): boolean
  /** Answers and offers of these kinds show to nobody but who gave them, as long as the beat lasts. */
  sealed?: readonly string[]
  /** Absent: worlds differ in nothing but in where pieces lie, and in words under seal. */
  knowledge?: Knowledge
}

export interface Match extends MatchRecord {
  stream: Stream
}

/** Behind whose back, and what is hidden there. */
export interface Behind {
  secrets: Secrets
  viewer: Viewer
  rng: Rng
}

/** World B: the same match, as far as the viewer can tell. Plain JSON. */
export interface Elsewhere {
  /** What stands in B where a piece stands in A. */
  swap: Readonly<Record<string, string>>
  /** The words of A's key stream that are others in B. */
  patch: Patch
  moves: Move[]
}

const ATTEMPTS = 30
/** These are the same for all titles and go by public facts: they excuse nothing. */
const CORE_CODES = ['malformed', 'not_seated', 'game_over', 'late', 'not_your_decision']

/**
 * Two worlds by hindsight: exchanges the pieces that this viewer has never seen in the whole match, and maps what the
 * others did with them. The viewer must notice nothing. What a view shows counts as seen, rightly or not: a view that
 * names too much is caught by imagining (properties/secrecy.ts), one that tells of it in any other way here. Null if there is too little that the viewer has not seen, or
 * no exchange under which the others' moves stay legal, and the clock's what the clock would do.
 */
export function hindsight(game: Game, a: Match, { secrets, viewer, rng }: Behind): Elsewhere | null {
  const unseen = unseenBy(game, a, { secrets, viewer }).filter((piece) => !secrets.loud?.includes(piece))
  for (let attempt = 0; attempt < ATTEMPTS && unseen.length > 1; attempt++) {
    const swap = anyExchange(unseen, rng)
    const b: Elsewhere = { swap, patch: patchOf(secrets, a, swap), moves: relabel([...a.moves], swap) }
    if (!isDisallowed(game, worldB(a, b))) return b
  }
  return null
}

export function worldB(a: Match, b: Elsewhere): Match {
  return { ...a, stream: patched(a.stream, b.patch), moves: b.moves }
}

/** The pieces that no view of this viewer's has shown, nor any event that may show them. */
export function unseenBy(game: Game, match: Match, { secrets, viewer }: Omit<Behind, 'rng'>): string[] {
  const { decks, mayShow = () => false } = secrets
  const seen = new Set<string>()
  for (const step of walk(game, match)) {
    if ('refused' in step) break
    collectStrings(game.view(step.position.state, viewer), seen)
    for (const event of hear(step.told, viewer)) if (mayShow(event, viewer)) collectStrings(event, seen)
  }
  const pieces = new Set(decks(match.seats, match.options).flat())
  return [...pieces].filter((piece) => !seen.has(piece))
}

/** Plays a match from its moves, as untrusted: a refusal is yielded, and ends it. */
export function* walk(game: Game, { seats, options, stream, moves }: Match): Generator<Submitted> {
  let position: Position
  const first = start(game, seats, options, stream)
  yield first
  ;({ position } = first)
  for (const move of moves) {
    const submitted = submit(game, position, move, stream)
    yield submitted
    if ('refused' in submitted) return
    ;({ position } = submitted)
  }
}

/** Did the title itself refuse a move of the others, or would the clock do another? Then it is this exchange that does not fit, not the title. */
function isDisallowed(game: Game, match: Match): boolean {
  let at = 0
  for (const step of walk(game, match)) {
    if ('refused' in step) return isOwn(step.refused)
    if (!isAsByClock(game, step.position, match.moves[at++])) return true
  }
  return false
}

function isAsByClock(game: Game, { state }: Position, move: Move | undefined): boolean {
  if (!move || move.what !== 'answer' || move.by !== 'clock') return true
  const asked = owed(game, state, move.seat)
  const action = asked && game.decisions[asked.kind]?.single?.fallback(asked.prompt)
  return JSON.stringify(action) === JSON.stringify(move.action)
}

const isOwn = (refused: Refusal): boolean => !isByCore(refused)
export const isByCore = ({ code }: { code: string }): boolean => CORE_CODES.includes(code)

function anyExchange(unseen: readonly string[], rng: Rng): Record<string, string> {
  const into = [...unseen]
  while (into.every((piece, at) => piece === unseen[at])) rng.shuffle(into)
  return Object.fromEntries(unseen.map((piece, at) => [piece, into[at] ?? piece]))
}

/** Lets the first shuffles come out exchanged. What is shuffled later has been exchanged already. */
function patchOf({ decks }: Secrets, { seats, options, stream }: Match, swap: Elsewhere['swap']): Patch {
  const rng = rngFrom(stream)
  const wishes = decks(seats, options).map((deck) => {
    const shuffled = [...deck]
    rng.shuffle(shuffled)
    return { shuffle: deck, into: relabel(shuffled, swap) }
  })
  return patchFor(wishes, stream)
}

/** A copy in which every string that is exchanged has been, names of fields too. */
export function relabel<T>(value: T, swap: Elsewhere['swap']): T
export function relabel(value: unknown, swap: Elsewhere['swap']): unknown {
  if (typeof value === 'string') return swap[value] ?? value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each: unknown) => relabel(each, swap))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [swap[name] ?? name, relabel(each, swap)]))
}

function collectStrings(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value)
  if (typeof value !== 'object' || value === null) return
  for (const [name, each] of Object.entries(value)) {
    into.add(name)
    collectStrings(each, into)
  }
}

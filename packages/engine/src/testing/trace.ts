import type { Game, Move, Position, Rng, Viewer } from '../core/game.ts'
import { submit, type Submitted } from '../core/match.ts'
import type { Stream } from '../core/rng.ts'
import { hear, update } from '../core/update.ts'
import { hindsight, relabel, walk, worldB, type Behind, type Match } from './worlds.ts'

/** All that a viewer gets of one step, as text: the update, what is heard, and how tries of theirs are answered. */
interface Glimpse {
  seen: string
  /** How far the stream was read: it must go by public facts, or the stream itself would tell. */
  drawn: number
}

/** What the viewer tries at each step: forged and foolish answers, whose refusals must tell nothing. */
type Tries = readonly (readonly Move[])[]

interface Watching {
  viewer: Viewer
  tries: Tries
}

function* glimpses(game: Game, match: Match, { viewer, tries }: Watching): Generator<Glimpse> {
  let at = 0
  for (const step of walk(game, match)) {
    if ('refused' in step) yield { seen: `refused ${step.refused.code}`, drawn: 0 }
    else yield glimpse(game, step, { viewer, stream: match.stream, tries: tries[at++] ?? [] })
  }
}

type Reached = Exclude<Submitted, { refused: unknown }>
function glimpse(
  game: Game,
  { position, told }: Reached,
  by: { viewer: Viewer; stream: Stream; tries: readonly Move[] },
): Glimpse {
  const answers = by.tries.map((move) => {
    const submitted = submit(game, position, move, by.stream)
    return 'refused' in submitted ? submitted.refused : 'accepted'
  })
  const all = { update: update(game, position, by.viewer), heard: hear(told, by.viewer), answers }
  return { seen: JSON.stringify(all), drawn: position.drawn }
}

/** Where a viewer could tell world B from world A, in words; null if nowhere; 'nothing unseen' if there is no world B. */
export function tellingApart(game: Game, a: Match, about: Behind): string | null {
  const b = hindsight(game, a, about)
  if (!b) return NOTHING_UNSEEN
  const watching = { viewer: about.viewer, tries: triesOf(game, a, about) }
  const inB = glimpses(game, worldB(a, b), watching)
  let step = 0
  for (const seen of glimpses(game, a, watching)) {
    const other = inB.next()
    if (other.done) return `step ${step}: world B ends`
    if (other.value.seen !== seen.seen) return `step ${step}: ${firstDifference(seen.seen, other.value.seen)}`
    if (other.value.drawn !== seen.drawn) return `step ${step}: drawn ${seen.drawn} or ${other.value.drawn}`
    step += 1
  }
  return null
}

export const NOTHING_UNSEEN = 'nothing unseen'

/** At each step the viewer tries what somebody is about to do, and its own answer with pieces taken at random. */
function triesOf(game: Game, match: Match, { secrets, viewer, rng }: Behind): Move[][] {
  if (viewer === 'spectator') return []
  const pieces = secrets.decks(match.seats, match.options).flat()
  const steps = [...walk(game, match)]
  return match.moves.map((move, at) => {
    const step = steps[at]
    if (move.what === 'close' || !step || 'refused' in step) return []
    const forged: Move = { ...move, seat: viewer, by: 'player' }
    const foolish: Move = { ...forged, action: relabel(move.action, toAnything(pieces, rng)) }
    return [forged, foolish, ...ownTries(game, step.position, { viewer, rng, pieces })]
  })
}

function ownTries(game: Game, position: Position, by: { viewer: number; rng: Rng; pieces: readonly string[] }): Move[] {
  const { asks } = update(game, position, by.viewer)
  const rules = asks && game.decisions[asks.kind]
  if (!rules) return []
  const action = relabel(rules.sample(asks.prompt, by.rng), toAnything(by.pieces, by.rng))
  return [{ what: 'answer', beat: position.beat, seat: by.viewer, kind: asks.kind, action, by: 'player' }]
}

const toAnything = (pieces: readonly string[], rng: Rng): Record<string, string> =>
  Object.fromEntries(pieces.map((piece) => [piece, rng.pick(pieces)]))

const AROUND = 60
function firstDifference(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at += 1
  const part = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND)
  return `${part(one)} | ${part(other)}`
}

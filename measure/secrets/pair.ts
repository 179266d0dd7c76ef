import { keyStream, PACES, rngOf, type Game, type Move, type Pace, type Rng, type Viewer } from '@robot-night/engine'
import { hindsight, playout, unsaid, worldB, type Match, type Secrets, type Step } from '@robot-night/engine/testing'
import { anyDevice, codeOf, type Setting } from '../wire/rooms.ts'
import { act, type Happening } from './act.ts'
import { asInRooms, isAnswered } from './asInRooms.ts'
import { plan, type Deed } from './plan.ts'
import { Table, type Trace } from './Table.ts'

/** Two worlds that must look the same to one viewer. */
export interface Pair {
  viewer: Viewer
  plan: readonly Deed[]
  a: World
  b: World
  /** Pieces that lie elsewhere in world B. */
  moved: number
  /** Sealed words that are others in world B, or none. */
  unsaid: number
}
interface World {
  setting: Setting
  moves: readonly Happening[]
}

/** Null if this viewer has seen so much that there is no other world. */
export function pairOf(
  game: Game,
  secrets: Secrets,
  about: { seed: string; number: number; seats: number },
): Pair | null {
  const rng = rngOf(`${about.seed} ${about.number}`)
  const key = Uint8Array.from({ length: 32 }, () => rng.int(256))
  const pace = rng.pick(PACES)
  const match = anyMatch(game, { seats: about.seats, key, pace, secrets }, rng)
  const viewer = rng.pick<Viewer>([...Array(about.seats).keys(), 'spectator'])
  const elsewhere = hindsight(game, match, { secrets, viewer, rng })
  if (!elsewhere) return null
  const setting = settingFor(game, { match, key, pace, code: codeOf(about.number) }, rng)
  const inB = { ...setting, conditions: { ...setting.conditions, patch: elsewhere.patch } }
  const moves = happenings(match.moves, unsaid(game, worldB(match, elsewhere), { secrets, viewer, rng }))
  return {
    viewer,
    plan: plan(game, match, { viewer, pieces: secrets.decks(match.seats, match.options).flat(), rng }),
    a: { setting, moves: match.moves },
    b: { setting: inB, moves },
    unsaid: moves.filter((move, at) => JSON.stringify(move) !== JSON.stringify(elsewhere.moves[at])).length,
    moved: Object.entries(elsewhere.swap).filter(([piece, other]) => piece !== other).length,
  }
}

/** A quiet word leaves no gap: somebody lets a message pass instead. */
function happenings(inA: readonly Move[], inB: readonly (Move | null)[]): Happening[] {
  return inB.flatMap((move, at): Happening[] => {
    const other = inA[at]
    if (move) return [move]
    return other && other.what !== 'close' ? [{ what: 'nothing', seat: other.seat }] : []
  })
}

const MOST_MOVES = 48

/** Any legal answers, now and then the clock's, up to some moment before the end: there all is laid open. */
function anyMatch(game: Game, of: { seats: number; key: Uint8Array; pace: Pace; secrets: Secrets }, rng: Rng): Match {
  const { seats, key, pace, secrets } = of
  const match = { seats, options: game.options.usual, stream: keyStream(key) }
  const most = 4 + rng.int(MOST_MOVES - 3)
  const moves: Move[] = []
  let calm = 0
  for (const step of playout(game, match, asInRooms(rng, { hasClock: pace !== 'off' }))) {
    const { position } = step.reached
    if (step.move) moves.push(step.move)
    if (game.outcome(position.state)) break
    // A window that waits for nobody is closed by the room itself, and shows more.
    if (!isAnswered(game, position)) calm = moves.length
    if (calm >= most && (isUnderSeal(step, secrets) || calm >= most + MOST_MORE)) break
  }
  return { ...match, moves: moves.slice(0, calm) }
}

/** How many moves to wait for a word under seal, of a title that has such. */
const MOST_MORE = 12

/** The last word, as long as its beat lasts, is one that could have been another. */
function isUnderSeal({ from, move, reached }: Step, { sealed }: Secrets): boolean {
  if (!sealed) return true
  return reached.position.beat === from?.beat && move?.what !== 'close' && sealed.includes(move?.kind ?? '')
}

/** So far ahead that no alarm rings by itself: time is what the messages make it. */
const LOGICAL_CLOCK = Date.UTC(2100, 0, 1)

function settingFor(game: Game, of: { match: Match; key: Uint8Array; pace: Pace; code: string }, rng: Rng): Setting {
  const { match, key, pace, code } = of
  return {
    code,
    title: game.id,
    options: match.options,
    pace,
    devices: Array.from({ length: match.seats }, () => anyDevice(rng)),
    conditions: { key: Buffer.from(key).toString('hex'), clock: LOGICAL_CLOCK, random: anyDevice(rng) },
  }
}

export type Verdict =
  | { kind: 'same'; pages: number; refused: number }
  /** Where, and what stands there in each of the worlds. */
  | { kind: 'differs'; where: string }
  /** It could not be seen. */
  | { kind: 'failed'; why: string }

/** Both worlds at once, each on a server of its own, so that even the room's code is the same. */
export async function compare(pair: Pair, servers: { a: string; b: string }): Promise<Verdict> {
  const traces = await Promise.allSettled([
    played(pair, { url: servers.a, world: pair.a }),
    played(pair, { url: servers.b, world: pair.b }),
  ])
  const [a, b] = traces
  if (a.status === 'rejected') return { kind: 'failed', why: `world A: ${a.reason}` }
  if (b.status === 'rejected') return { kind: 'failed', why: `world B: ${b.reason}` }
  const where = firstDifference(a.value.trace, b.value.trace)
  if (where !== null) return { kind: 'differs', where }
  return { kind: 'same', pages: a.value.trace['pages']?.length ?? 0, refused: a.value.refused + b.value.refused }
}

type Played = { trace: Trace; refused: number }

async function played(pair: Pair, { url, world }: { url: string; world: World }): Promise<Played> {
  const table = await Table.laid(url, world.setting, pair.viewer)
  try {
    for (const deed of pair.plan) await act(table, deed, world.moves)
    return { trace: table.trace, refused: table.refused }
  } finally {
    table.clear()
  }
}

function firstDifference(a: Trace, b: Trace): string | null {
  for (const way of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [inA, inB] = [a[way] ?? [], b[way] ?? []]
    for (let at = 0; at < Math.max(inA.length, inB.length); at++) {
      const [one, other] = [inA[at] ?? '(nothing)', inB[at] ?? '(nothing)']
      if (one !== other) return `${way}, frame ${at}: ${around(one, other)}`
    }
  }
  return null
}

const AROUND = 60
function around(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const part = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND)
  return `${part(one)} | ${part(other)}`
}

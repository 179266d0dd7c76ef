import { keyStream, PACES, rngOf, type Game, type Pace, type Rng, type Viewer } from '@robot-night/engine'
import {
  byPlayersAtRandom,
  fallback,
  hindsight,
  playout,
  type Chooser,
  type Match,
  type Secrets,
} from '@robot-night/engine/testing'
import { anyDevice, codeOf, type Setting } from '../wire/rooms.ts'
import { act } from './act.ts'
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
}
interface World {
  setting: Setting
  moves: Match['moves']
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
  const match = anyMatch(game, { seats: about.seats, key, hasClock: pace !== 'off' }, rng)
  const viewer = rng.pick<Viewer>([...Array(about.seats).keys(), 'spectator'])
  const elsewhere = hindsight(game, match, { secrets, viewer, rng })
  if (!elsewhere) return null
  const setting = settingFor(game, { match, key, pace, code: codeOf(about.number) }, rng)
  const inB = { ...setting, conditions: { ...setting.conditions, patch: elsewhere.patch } }
  return {
    viewer,
    plan: plan(game, match, { viewer, pieces: secrets.decks(match.seats, match.options).flat(), rng }),
    a: { setting, moves: match.moves },
    b: { setting: inB, moves: elsewhere.moves },
    moved: Object.entries(elsewhere.swap).filter(([piece, other]) => piece !== other).length,
  }
}

const MOST_MOVES = 48
/** How often somebody lets their time run out. */
const ONE_IN_LATE = 10

/** Any legal answers, now and then the clock's, up to some moment before the end: there all is laid open. */
function anyMatch(game: Game, of: { seats: number; key: Uint8Array; hasClock: boolean }, rng: Rng): Match {
  const { seats, key, hasClock } = of
  const byPlayers = byPlayersAtRandom(rng)
  const choose: Chooser = (game, position) =>
    (hasClock && rng.int(ONE_IN_LATE) === 0 ? fallback(game, position) : null) ?? byPlayers(game, position)
  const stream = keyStream(key)
  const match = { seats, options: game.options.usual, stream }
  const most = 4 + rng.int(MOST_MOVES - 3)
  const moves: Match['moves'][number][] = []
  for (const { move, reached } of playout(game, match, choose)) {
    if (moves.length === most || game.outcome(reached.position.state)) break
    if (move) moves.push(move)
  }
  return { ...match, moves }
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
  | { kind: 'same' }
  /** Where, and what stands there in each of the worlds. */
  | { kind: 'differs'; where: string }
  /** It could not be seen. */
  | { kind: 'failed'; why: string }

/** Both worlds at once, each on a server of its own, so that even the room's code is the same. */
export async function compare(pair: Pair, servers: { a: string; b: string }): Promise<Verdict> {
  const traces = await Promise.allSettled([
    traceOf(pair, { url: servers.a, world: pair.a }),
    traceOf(pair, { url: servers.b, world: pair.b }),
  ])
  const [a, b] = traces
  if (a.status === 'rejected') return { kind: 'failed', why: `world A: ${a.reason}` }
  if (b.status === 'rejected') return { kind: 'failed', why: `world B: ${b.reason}` }
  const where = firstDifference(a.value, b.value)
  return where === null ? { kind: 'same' } : { kind: 'differs', where }
}

async function traceOf(pair: Pair, { url, world }: { url: string; world: World }): Promise<Trace> {
  const table = await Table.laid(url, world.setting, pair.viewer)
  try {
    for (const deed of pair.plan) await act(table, deed, world.moves)
    return table.trace
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

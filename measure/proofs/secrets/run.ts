import { rngOf, type Game } from '@robot-night/engine'
import type { Secrets } from '@robot-night/engine/testing'
import type { Way } from '../../wire/carrier.ts'
import { Workerd } from '../../wire/Workerd.ts'
import { dealOf } from './anyMatch.ts'
import { ALL_MET, GUISES, type Guise } from './course.ts'
import { compare, kindsOf, pairOf, type Pair, type Verdict } from './pair.ts'

export interface Hunt {
  game: Game
  secrets: Secrets
  /** The Worker, as one module; or where two of it are served that are used by others too. */
  script: string | Servers
  pairs: number
  /** Null: mixed. */
  seats: number | null
  seed: string
  /** Of the title's deals only this one. */
  deal?: string | undefined
  /** Seen by such viewers only. */
  guise?: Guise | undefined
  /** What carries everybody's lines. Absent: for all kinds of viewers the one, then the other. */
  way?: Way
  /** Absent: the script has them. */
  hasPages?: boolean
  /** Is one difference enough? */
  until: 'all' | 'differing'
  atOnce: number
  progress(done: number): void
}
export interface Found {
  run: number
  differing: string[]
  failed: string[]
  moved: number
  moves: number
  /** Moves that a room did not take: then it has not played the match that it was to play. */
  refused: number
  /** Sealed words that are others in world B. */
  unsaid: number
  /** Pages that both viewers got. */
  pages: number
  /** Moments at which they were opened. */
  openings: number
  /** How many pairs differ in this or that, of a title that tells. */
  kinds: Record<string, number>
  /** In how many pairs the viewer met with this or that, besides the match. */
  met: Record<string, number>
  /** In how many pairs which way was used. */
  ways: Record<Way, number>
  /** How many tables there were of each size. */
  sizes: Record<number, number>
}

/** Then two fresh servers: rooms that nobody needs any more weigh on them. */
const PAIRS_A_SERVER = 250

/** Compares so many pairs of worlds, each server with a world of every pair. */
export async function hunt(given: Hunt): Promise<Found> {
  const found: Found = {
    run: 0,
    differing: [],
    failed: [],
    moved: 0,
    moves: 0,
    refused: 0,
    unsaid: 0,
    pages: 0,
    openings: 0,
    kinds: Object.fromEntries(kindsOf(given.game).map((kind) => [kind, 0])),
    met: Object.fromEntries(ALL_MET.map((each) => [each, 0])),
    ways: { socket: 0, stream: 0 },
    sizes: {},
  }
  const numbers = { next: 0, made: 0 }
  while (found.run < given.pairs && !isEnough(given, found)) {
    const upTo = Math.min(given.pairs, found.run + PAIRS_A_SERVER)
    await withServers(given.script, (servers) => batch({ ...given, pairs: upTo }, { servers, found, numbers }))
  }
  return found
}

/** After so many that could not be seen, the rest would not be seen either. */
const MOST_FAILED = 8
const isEnough = ({ until }: Hunt, { differing, failed }: Found): boolean =>
  (until === 'differing' && differing.length > 0) || failed.length >= MOST_FAILED

/** The next one to be tried, and how many came of those before. */
interface Numbers {
  next: number
  made: number
}

/** Addresses, one for each world. */
export type Servers = { a: string; b: string }

export async function withServers<T>(script: string | Servers, use: (servers: Servers) => Promise<T>): Promise<T> {
  if (typeof script !== 'string') return use(script)
  const started = await Promise.all([Workerd.serving(script), Workerd.serving(script)])
  try {
    return await use({ a: started[0].url, b: started[1].url })
  } finally {
    await Promise.all(started.map((server) => server.end()))
  }
}

async function batch(given: Hunt, about: { servers: Servers; found: Found; numbers: Numbers }): Promise<void> {
  const { servers, found, numbers } = about
  let begun = found.run
  const one = async () => {
    while (begun < given.pairs && !isEnough(given, found)) {
      begun += 1
      const pair = { ...nextPair(given, numbers), hasPages: given.hasPages ?? true }
      note(found, { pair, verdict: await compare(pair, servers) })
      given.progress(found.run)
    }
  }
  await Promise.all(Array.from({ length: given.atOnce }, one))
}

/** The next one of which there are two worlds: somebody who has seen all that moved is not asked. All kinds of viewers take turns. */
export function nextPair(
  given: Pick<Hunt, 'game' | 'secrets' | 'seats' | 'seed' | 'deal' | 'guise' | 'way'>,
  numbers: Numbers,
): Pair {
  const guise = given.guise ?? GUISES[numbers.made % GUISES.length] ?? 'any'
  const round = Math.floor(numbers.made / (given.guise ? 1 : GUISES.length))
  const way = given.way ?? (round % 2 === 0 ? 'socket' : 'stream')
  for (;;) {
    const number = numbers.next++
    if (given.deal !== undefined && dealOf(given.game, number) !== given.deal) continue
    const seats = given.seats ?? anySeats(given.game, `${given.seed} ${number}`)
    const pair = pairOf(given.game, given.secrets, { seed: given.seed, number, seats, guise, way })
    if (!pair) continue
    numbers.made += 1
    return pair
  }
}

/** The fewest more often than all others. */
function anySeats({ seats }: Game, seed: string): number {
  const rng = rngOf(`${seed} seats`)
  return rng.int(2) === 0 ? seats.min : seats.min + rng.int(seats.max - seats.min + 1)
}

function note(found: Found, { pair, verdict }: { pair: Pair; verdict: Verdict }): void {
  found.run += 1
  found.moved += pair.moved
  found.moves += pair.a.moves.length
  found.unsaid += pair.unsaid
  found.openings += pair.plan.filter(({ kind }) => kind === 'open').length
  const seats = pair.a.setting.devices.length
  found.ways[pair.way] += 1
  found.sizes[seats] = (found.sizes[seats] ?? 0) + 1
  if (verdict.kind !== 'failed') {
    for (const kind of pair.kinds) found.kinds[kind] = (found.kinds[kind] ?? 0) + 1
    for (const each of pair.met) found.met[each] = (found.met[each] ?? 0) + 1
  }
  const name = `${pair.a.setting.code}, seen by ${pair.viewer} over a ${pair.way}`
  if (verdict.kind === 'same') {
    found.pages += verdict.pages
    found.refused += verdict.refused
  }
  if (verdict.kind === 'differs') found.differing.push(`${name}: ${verdict.where}`)
  if (verdict.kind === 'failed') found.failed.push(`${name}: ${verdict.why}`)
}

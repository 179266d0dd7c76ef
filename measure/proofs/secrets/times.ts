import { rngOf, type Rng } from '@robot-night/engine'
import { LIMITS } from '@robot-night/protocol'
import { codeOf } from '../../wire/rooms.ts'
import { Workerd } from '../../wire/Workerd.ts'
import { act } from './act.ts'
import type { Pair, World } from './pair.ts'
import { longerOf } from './ranks.ts'
import { nextPair, type Hunt } from './run.ts'
import { Table } from './Table.ts'

/** Of each world, how long the viewer waited for each answer, ms. */
export interface Waited {
  a: number[]
  b: number[]
}

export interface Timed {
  /** In how many pairs it was looked for. */
  pairs: number
  /** Which answers tell by their time in which world they were given. */
  told: string[]
}

/** How often each is asked in each world. */
const ASKED = 240

/** What a viewer may ask for as often as they like: the whole scene, and something that is refused. */
const PROBES = ['again', 'refused'] as const
type Probe = (typeof PROBES)[number]

/**
 * Frames are compared byte for byte, but not when they came. Here both worlds lie in one server, and the viewer asks
 * now in one and now in the other: if answers of the one take longer, then by what they may not know.
 */
export async function timed(
  given: Pick<Hunt, 'game' | 'secrets' | 'seats' | 'seed' | 'pairs' | 'until'> & { script: string },
): Promise<Timed> {
  const found: Timed = { pairs: 0, told: [] }
  const numbers = { next: 0, made: 0 }
  const server = await Workerd.serving(given.script)
  try {
    while (found.pairs < given.pairs && !(given.until === 'differing' && found.told.length > 0)) {
      const pair = nextPair({ ...given, guise: 'any', way: 'socket' }, numbers)
      const name = `${pair.a.setting.code}, seen by ${pair.viewer}`
      const rng = rngOf(`${given.seed} times ${found.pairs}`)
      const probes = await toldIn(pair, { url: server.url, rng })
      found.told.push(...probes.map((probe) => `${name}: ${probe}`))
      found.pairs += 1
    }
  } finally {
    await server.end()
  }
  return found
}

/** Of two rooms one may be slower for no other reason than that it came first: then not with the worlds exchanged. */
async function toldIn(pair: Pair, at: { url: string; rng: Rng }): Promise<Probe[]> {
  const once = await asked(pair, { ...at, order: ['a', 'b'] })
  const seeming = PROBES.filter((probe) => longerOf(once[probe]) !== null)
  if (seeming.length === 0) return []
  const anew = await asked(pair, { ...at, order: ['b', 'a'] })
  return seeming.filter((probe) => longerOf(anew[probe]) === longerOf(once[probe]))
}

async function asked(
  pair: Pair,
  { url, rng, order }: { url: string; rng: Rng; order: readonly ('a' | 'b')[] },
): Promise<Record<Probe, Waited>> {
  const waited: Record<Probe, Waited> = { again: { a: [], b: [] }, refused: { a: [], b: [] } }
  const tables: [keyof Waited, Table][] = []
  for (const world of order) tables.push([world, await playedOn(url, pair, inRoom(pair[world], rng))])
  for (let round = 0; round < ASKED; round++) {
    rng.shuffle(tables)
    for (const [world, table] of tables) {
      for (const probe of PROBES) waited[probe][world].push(await waitedFor(table, probe))
      await rested(table)
    }
  }
  for (const [, table] of tables) table.clear()
  return waited
}

/** In some room that there has not been. */
const inRoom = (world: World, rng: Rng): World => ({
  ...world,
  setting: { ...world.setting, code: codeOf(rng.int(CODES)) },
})

const CODES = 1_000_000

/** The moves alone, and then it stands. */
async function playedOn(url: string, pair: Pair, world: World): Promise<Table> {
  const table = await Table.laid(url, world.setting, pair)
  for (const deed of pair.plan) if (deed.kind === 'move') await act(table, deed, world)
  return table
}

/** Who watches may ask for the whole scene less often than a seat; time goes on by messages, no matter whose. */
async function rested(table: Table): Promise<void> {
  if (table.viewer !== 'spectator') return
  for (let counted = 1; counted < LIMITS.againWeighs; counted++) await table.hush(0)
}

async function waitedFor(table: Table, probe: Probe): Promise<number> {
  const begun = performance.now()
  if (probe === 'again')
    await table.sendOn(table.own, { id: 'again', what: 'again' }, (down) => down.table !== undefined)
  else await table.refusedOnce()
  return performance.now() - begun
}

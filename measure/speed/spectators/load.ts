import { rngOf, titleOf } from '@robot-night/engine'
import { BareTable, giveScript } from '../room/bare.ts'
import type { Script } from '../room/bare/script.ts'
import { RealTable } from '../room/real.ts'
import { freeAt, leave, move, playing, type Table } from '../room/table.ts'
import { cpuMs, quantile, warmUp } from '../room/window.ts'
import { Crowd } from './Crowd.ts'
import type { Group, Plan, Scene, Told } from './plan.ts'

// The load generator, a process of its own.

/** Slow enough that each move is sent at once, separately. */
const GAP_MS = 500
/** What is told of how many they are comes later than they do, and in between. */
const CALM_MS = 3500
const SEATS = 2
/** Some thousands of moves. */
const BREAK_IN_MS = 5000

interface House {
  scene: Scene
  table: Table
  crowd: Crowd
  /** Those who hear of the match: of a mute gallery nobody does. */
  heard: number
  pid: number
}

const plan: Plan = JSON.parse(process.argv[2] ?? '')
const rng = rngOf(plan.seed)
const tell = (told: Told): void => void process.send?.(told)
process.on('disconnect', () => process.exit())

const script = await recorded()
for (const side of ['bare', 'first'] as const) {
  const server = plan.servers[side]
  if (server) await giveScript(server.url, script)
}
for (const group of plan.groups) await play(group)
process.disconnect()

async function recorded(): Promise<Script> {
  const table = await real('product')
  await table.letWatch(1)
  const told = await table.record()
  leave(table)
  return told
}

async function play({ scenes, rounds, moves }: Group): Promise<void> {
  const houses: House[] = []
  for (const scene of scenes) {
    tell({ what: 'progress', words: `${scene.side}: a room with ${scene.watchers} watchers` })
    houses.push(await opened(scene))
  }
  await brokenIn(scenes)
  await new Promise((go) => setTimeout(go, CALM_MS))
  for (const house of houses) await played(house, 2)
  for (let round = 0; round < rounds; round++) for (const house of houses) await watched(house, moves)
  for (const { scene, table, crowd } of houses) {
    const { frames, lost, disordered } = crowd
    tell({ what: 'kept', kept: { ...scene, frames, lost, disordered } })
    leave(table)
    crowd.leave()
  }
}

/** A server's first moves don't count: after these, its code is compiled, on every side. */
async function brokenIn(scenes: readonly Scene[]): Promise<void> {
  for (const side of new Set(scenes.map(({ side }) => side))) {
    tell({ what: 'progress', words: `${side}: playing itself in` })
    const table = side === 'product' || side === 'mute' ? await real(side) : await bare({ side, watchers: 0 })
    await warmUp([{ tables: [playing(table)], pid: served(side).pid }], { forMs: BREAK_IN_MS, gapMs: 0 })
    leave(table)
  }
}

async function opened(scene: Scene): Promise<House> {
  const { side, watchers } = scene
  const { url, pid } = served(side)
  const isReal = side === 'product' || side === 'mute'
  const table = isReal ? await real(side) : await bare(scene)
  const watching =
    table instanceof RealTable
      ? table.watching
      : `${url}/${watchers}?stores=yes&yields=${side === 'first' ? 'yes' : 'no'}`
  const crowd = await Crowd.at(watching, watchers)
  return { scene, table, crowd, heard: side === 'mute' ? Math.min(plan.inRoom, watchers) : watchers, pid }
}

async function watched(house: House, moves: number): Promise<void> {
  const before = cpuMs(house.pid)
  const { oks, lasts } = await played(house, moves)
  const after = cpuMs(house.pid)
  const cpuAMove = before === null || after === null ? null : (after - before) / moves
  const lastP50 = lasts.length === 0 ? null : quantile(lasts, 0.5)
  tell({ what: 'seen', seen: { ...house.scene, okP50: quantile(oks, 0.5), lastP50, cpuAMove, moves } })
}

async function played({ table, crowd, heard }: House, moves: number): Promise<{ oks: number[]; lasts: number[] }> {
  const [oks, lasts]: [number[], number[]] = [[], []]
  for (let at = 0; at < moves; at++) {
    await table.ready()
    await until(Math.max(performance.now() + GAP_MS, freeAt(table)))
    const begun = performance.now()
    const all = crowd.hears(heard)
    const { ok } = await move(table)
    oks.push(ok)
    if (all) lasts.push((await all) - begun)
  }
  return { oks, lasts }
}

function real(side: Scene['side']): Promise<RealTable> {
  const game = titleOf(plan.title)
  if (!game) throw new Error(`no title called ${plan.title}`)
  return RealTable.open({ url: served(side).url, game, seats: SEATS, rng })
}

function bare({ side, watchers }: Scene): Promise<BareTable> {
  const about = { name: `${watchers}`, seats: SEATS, watchers: 0, stores: true, yields: side === 'first' }
  return BareTable.open(served(side).url, { ...about, script, rng })
}

function served(side: Scene['side']) {
  const server = plan.servers[side]
  if (!server) throw new Error(`${side} is not served`)
  return server
}

async function until(when: number): Promise<void> {
  const ms = when - performance.now()
  if (ms > 0) await new Promise((go) => setTimeout(go, ms))
}

import { rngOf, titleOf } from '@robot-night/engine'
import { ColyseusRoom } from '../peers/ColyseusRoom.ts'
import { BareTable, giveScript } from './bare.ts'
import type { Script } from './bare/script.ts'
import type { Phase, Plan, Served, Side, Told, Weighing } from './plan.ts'
import { RealTable } from './real.ts'
import { leave, playing, type Playing, type Table } from './table.ts'
import { weigh } from './weight.ts'
import { warmUp, watch, type Rooms } from './window.ts'

// The load generator, a process of its own: what it does costs the servers nothing but its messages.

/** Of a window. */
const WARM_UP = 1
const plan: Plan = JSON.parse(process.argv[2] ?? '')
const rng = rngOf(plan.seed)
const tell = (told: Told): void => void process.send?.(told)
// The process that started it is gone, or has heard everything.
process.on('disconnect', () => process.exit())

const script = await recorded()
for (const side of ['bare', 'forgetful'] as const) {
  const server = plan.servers[side]
  if (server) await giveScript(server.url, script)
}
for (const phase of plan.phases) await play(phase)
if (plan.weighing) await weighAll(plan.weighing)
process.disconnect()

async function recorded(): Promise<Script> {
  tell({ what: 'progress', words: 'recording a match for the bare object' })
  const table = await real()
  await table.letWatch(1)
  const script = await table.record()
  leave(table)
  return script
}

async function play(phase: Phase): Promise<void> {
  const { watchers, isHurried = false, sides, rounds, gapMs, forMs } = phase
  const all: Rooms[] = []
  for (const side of sides) {
    tell({ what: 'progress', words: `${side}: ${phase.rooms} rooms, ${watchers} watchers each` })
    all.push({ tables: await opened(phase, side), pid: served(side).pid })
  }
  await warmUp(all, { forMs: forMs * WARM_UP, gapMs })
  for (let round = 0; round < rounds; round++) {
    const seen = await watch(all, { forMs, gapMs })
    for (const [at, each] of seen.entries()) {
      tell({ what: 'seen', seen: { ...each, watchers, isHurried, round, side: sides[at] ?? 'product' } })
    }
  }
  for (const table of all.flatMap(({ tables }) => tables)) table.leave()
}

async function opened(phase: Phase, side: Side): Promise<Playing[]> {
  const rooms: Playing[] = []
  for (let at = 0; at < phase.rooms; at++) rooms.push(await room(phase, side, at))
  return rooms
}

async function room({ watchers, isHurried = false }: Phase, side: Side, at: number): Promise<Playing> {
  if (side === 'colyseus') return ColyseusRoom.open(served(side).url, { watchers })
  const table: Table = side === 'product' ? await real() : await bare(side, { name: `${watchers}-${at}`, watchers })
  if (table instanceof RealTable) await table.letWatch(watchers)
  for (const ear of table.watchers) ear.isOneOfMany = isHurried
  return playing(table)
}

async function real(title = plan.title): Promise<RealTable> {
  const game = titleOf(title)
  if (!game) throw new Error(`no title called ${title}`)
  const seats = Math.min(Math.max(plan.seats, game.seats.min), game.seats.max)
  return RealTable.open({ url: served('product').url, game, seats, rng })
}

/** The players first, and the watchers when they have been told, as a room does. */
function bare(side: Side, about: { name: string; watchers: number }): Promise<BareTable> {
  const stores = side === 'bare'
  return BareTable.open(served(side).url, { ...about, seats: plan.seats, stores, yields: true, script, rng })
}

async function weighAll({ titles, moves }: Weighing): Promise<void> {
  tell({ what: 'progress', words: `weighing ${moves} moves of each title` })
  await Promise.all(
    titles.map(async (title) => {
      const table = await real(title)
      await table.letWatch(1)
      tell({ what: 'weighed', weight: await weigh(table, { title, moves }) })
      leave(table)
    }),
  )
}

function served(side: Side): Served {
  const server = plan.servers[side]
  if (!server) throw new Error(`${side} is not served`)
  return server
}

import { rngOf, titleOf } from '@robot-night/engine'
import { BareTable, giveScript } from './bare.ts'
import type { Script } from './bare/script.ts'
import { SIDES, type Phase, type Plan, type Side, type Told } from './plan.ts'
import { RealTable } from './real.ts'
import { leave, type Table } from './table.ts'
import { warmUp, watch, type Rooms } from './window.ts'

// The load generator, a process of its own: what it does costs the servers nothing but its messages.

/** Of a window. */
const WARM_UP = 1
const plan: Plan = JSON.parse(process.argv[2] ?? '')
const rng = rngOf(plan.seed)
const tell = (told: Told): void => void process.send?.(told)
// Whoever started it is gone, or has heard all.
process.on('disconnect', () => process.exit())

const script = await recorded()
for (const side of SIDES) if (side !== 'product') await giveScript(plan.servers[side].url, script)
for (const phase of plan.phases) await play(phase)
process.disconnect()

async function recorded(): Promise<Script> {
  tell({ what: 'progress', words: 'recording a match for the bare object' })
  const table = await real(1)
  const script = await table.record()
  leave(table)
  return script
}

async function play(phase: Phase): Promise<void> {
  const { watchers, sides, rounds, gapMs, forMs } = phase
  const all: Rooms[] = []
  for (const side of sides) {
    tell({ what: 'progress', words: `${side}: ${phase.rooms} rooms, ${watchers} watchers each` })
    all.push({ tables: await opened(phase, side), pid: plan.servers[side].pid })
  }
  await warmUp(all, { forMs: forMs * WARM_UP, gapMs })
  for (let round = 0; round < rounds; round++) {
    const seen = await watch(all, { forMs, gapMs })
    for (const [at, each] of seen.entries()) {
      tell({ what: 'seen', seen: { ...each, watchers, round, side: sides[at] ?? 'product' } })
    }
  }
  for (const table of all.flatMap(({ tables }) => tables)) leave(table)
}

async function opened({ rooms, watchers }: Phase, side: Side): Promise<Table[]> {
  const tables: Table[] = []
  for (let at = 0; at < rooms; at++) {
    tables.push(side === 'product' ? await real(watchers) : await bare(side, { name: `${watchers}-${at}`, watchers }))
  }
  return tables
}

async function real(watchers: number): Promise<RealTable> {
  const game = titleOf(plan.title)
  if (!game) throw new Error(`no title called ${plan.title}`)
  const table = await RealTable.open({ url: plan.servers.product.url, game, seats: plan.seats, rng })
  await table.letWatch(watchers)
  return table
}

function bare(side: Side, room: { name: string; watchers: number }): Promise<BareTable> {
  const stores = side === 'bare'
  return BareTable.open(plan.servers[side].url, { ...room, seats: plan.seats, stores, script, rng })
}

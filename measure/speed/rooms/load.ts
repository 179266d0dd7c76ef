import { rngOf, titleOf } from '@robot-night/engine'
import { BoardgameRoom } from '../peers/BoardgameRoom.ts'
import { BareTable, giveScript } from '../room/bare.ts'
import type { Script } from '../room/bare/script.ts'
import type { Served } from '../room/plan.ts'
import { RealTable } from '../room/real.ts'
import { leave, playing, type Playing } from '../room/table.ts'
import { quantile } from '../room/window.ts'
import { House } from './House.ts'
import type { Plan, Side, Told, Woken } from './plan.ts'

// The load generator, a process of its own.

/** The platform puts an object to sleep after ten quiet seconds. */
const TO_SLEEP_MS = 15_000
const WARM_UP = 2

const plan: Plan = JSON.parse(process.argv[2] ?? '')
const rng = rngOf(plan.seed)
const tell = (told: Told): void => void process.send?.(told)
const progress = (words: string): void => tell({ what: 'progress', words })
process.on('disconnect', () => process.exit())

const script = await recorded()
for (const side of ['bare', 'empty'] as const) {
  const server = plan.servers[side]
  if (server) await giveScript(server.url, script)
}
const houses = (['product', 'bare', 'boardgame'] as const).flatMap((side) =>
  plan.servers[side] ? [houseOf(side)] : [],
)
tellHeld(false)
for (const rooms of plan.crowds) await play(rooms)
if (plan.waking) await wake(plan.waking)
process.disconnect()

async function recorded(): Promise<Script> {
  progress('recording a match for the bare object')
  const table = await real()
  await table.letWatch(1)
  const told = await table.record()
  leave(table)
  return told
}

function houseOf(side: Side): House {
  return new House(side, { pid: served(side).pid, open: (number) => open(side, number) })
}

async function open(side: Side, number: number): Promise<Playing> {
  const name = `${side}-${number}`
  if (side === 'boardgame') return BoardgameRoom.open(served(side).url, { match: name, watchers: 0 })
  if (side === 'product') {
    const table = await real()
    return { ...playing(table), look: () => table.look() }
  }
  const about = { name, seats: plan.seats, watchers: 0, stores: side === 'bare' }
  return playing(await BareTable.open(served(side).url, { ...about, script, rng }))
}

function real(): Promise<RealTable> {
  const game = titleOf(plan.title)
  if (!game) throw new Error(`no title called ${plan.title}`)
  return RealTable.open({ url: served('product').url, game, seats: plan.seats, rng })
}

/** The sides take turns of a second: so nobody is left alone long enough to fall asleep, or has the machine at its best. */
async function play(rooms: number): Promise<void> {
  for (const house of houses) {
    progress(`${house.side}: ${rooms} rooms`)
    await house.grow(rooms)
    const { play } = house.watched()
    for (let second = 0; second < WARM_UP; second++) await play()
  }
  for (let round = 0; round < plan.rounds; round++) {
    const watched = houses.map((house) => house.watched())
    for (let second = 0; second < plan.seconds; second++) for (const { play } of watched) await play()
    for (const { seen } of watched) tell({ what: 'seen', seen: seen() })
  }
  tellHeld(false)
}

function tellHeld(isAsleep: boolean): void {
  for (const held of houses.flatMap((house) => house.held(isAsleep))) tell({ what: 'held', held })
}

async function wake({ rooms, groups }: NonNullable<Plan['waking']>): Promise<void> {
  const empty = houseOf('empty')
  await empty.grow(2 * rooms)
  for (const room of empty.rooms) await room.move()
  // A new match would wake them too early.
  for (const { rooms } of houses) for (const room of rooms) await room.ready()
  progress('all rooms are left alone until they sleep')
  await new Promise((go) => setTimeout(go, TO_SLEEP_MS))
  tellHeld(true)
  const sleeping = [...houses.filter(({ side }) => side !== 'boardgame'), empty]
  const each = Math.floor(rooms / groups)
  for (let group = 0; group < groups; group++) await wakeSome(sleeping, { from: group * each, count: each, by: 'move' })
  const lookedAt = sleeping.filter(({ side }) => side !== 'bare')
  for (let group = 0; group < groups; group++) {
    await wakeSome(lookedAt, { from: rooms + group * each, count: each, by: 'look' })
  }
}

/** The same rooms of each side, in turn. */
async function wakeSome(
  houses: readonly House[],
  { from, count, by }: { from: number; count: number; by: Woken['by'] },
): Promise<void> {
  const took = houses.map((): number[] => [])
  for (let at = from; at < from + count; at++) {
    for (const [side, { rooms }] of houses.entries()) {
      const room = rooms[at]
      if (room) took[side]?.push(await answerOf(room, by))
    }
  }
  for (const [at, { side }] of houses.entries()) {
    tell({ what: 'woken', woken: { side, by, p50: quantile(took[at] ?? [], 0.5) } })
  }
}

/** Ms. Who can only be moved in is moved in. */
async function answerOf(room: Playing, by: Woken['by']): Promise<number> {
  return by === 'look' && room.look ? room.look() : (await room.move()).ok
}

function served(side: Side): Served {
  const server = plan.servers[side]
  if (!server) throw new Error(`${side} is not served`)
  return server
}

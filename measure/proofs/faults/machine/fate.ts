import { rngOf } from '@robot-night/engine'
import { STRUCK } from '../../../wire/struck.ts'

/** Of a room's object, what is asked here. */
export interface Machine {
  id: { toString(): string }
  storage: { sql: { exec(query: string): { toArray(): { place?: unknown }[] } } }
}

/** How often something was struck already, so that what is tried again succeeds at last. Gone with the process. */
const struck = new Map<string, number>()
const MOST_TIMES = 2
const LEAPS = [0, 900, -700, 1500] as const

/**
 * Is what is written now struck? By the seed, the room and how far its match has come, and by nothing else: the same
 * places each time. Who is there first to be struck, the network decides.
 */
export function isStruck(machine: Machine, { seed, oneIn }: { seed: string; oneIn: number }): boolean {
  const place = placeOf(machine)
  if (place === null) return false
  const key = `${seed} ${machine.id.toString()} ${place}`
  const [rng, times] = [rngOf(key), struck.get(key) ?? 0]
  if (rng.int(oneIn) > 0 || times > rng.int(MOST_TIMES)) return false
  struck.set(key, times + 1)
  console.error(STRUCK)
  return true
}

/** By how many ms the clock is wrong, until the next move. */
export function leap(machine: Machine, seed: string): number {
  const place = placeOf(machine)
  return place === null ? 0 : rngOf(`${seed} ${machine.id.toString()} ${place}`).pick(LEAPS)
}

/** The last row of the journal; null: nothing has been dealt. */
function placeOf({ storage: { sql } }: Machine): string | null {
  const hasJournal =
    sql.exec("select 1 from sqlite_master where type = 'table' and name = 'entry'").toArray().length > 0
  const [last] = hasJournal ? sql.exec('select max(place) as place from entry').toArray() : []
  return typeof last?.place === 'number' ? String(last.place) : null
}

import { downIn } from './Ear.ts'
import type { RealTable } from './real.ts'
import { freeAt } from './table.ts'

/** The bytes that one player and one watcher were sent for each move. */
export interface Weight {
  title: string
  player: number[]
  watcher: number[]
}

/** Slow enough that watchers, who get at most ten frames a second, get each move separately. */
const GAP_MS = 130

/**
 * Match after match. Not everybody hears of each move: to whom it is not told it weighs nothing. Counted is what has
 * come when it is surely over, so it makes no difference in what order.
 */
export async function weigh(table: RealTable, { title, moves }: { title: string; moves: number }): Promise<Weight> {
  const weight: Weight = { title, player: [], watcher: [] }
  for (let at = 0; at < moves; at++) {
    await somethingToSay(table)
    for (const ear of [...table.seats, ...table.watchers]) ear.received()
    const { seat, id, text } = table.next()
    await pause(freeAt(table) - performance.now())
    table.seats[seat]?.say(text)
    do await pause(GAP_MS)
    while (!hearAll(table).includes(id))
    weight.player.push(...table.seats.map((ear) => ear.received().bytes))
    weight.watcher.push(...table.watchers.map((ear) => ear.received().bytes))
  }
  return weight
}

/** A window may have to pass first, or a match may have to be dealt. */
async function somethingToSay(table: RealTable): Promise<void> {
  while (table.isOver || !table.isSomethingToSay) {
    if (table.isOver) await table.ready()
    else await pause(GAP_MS)
    hearAll(table)
  }
}

/** Returns the commands that were accepted. */
function hearAll(table: RealTable): string[] {
  const downs = table.seats.map((ear) => ear.take().map(downIn))
  for (const [seat, all] of downs.entries()) for (const down of all) table.hear(seat, down)
  const refused = downs.flat().find(({ no }) => no)
  if (refused) throw new Error(`refused: ${JSON.stringify(refused.no)}`)
  return downs.flat().flatMap(({ ok }) => ok ?? [])
}

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, Math.max(0, ms)))

import type { Seat } from '@robot-night/engine'
import type { RoomFacts } from '@robot-night/protocol'
import { ask } from '../../wire/rooms.ts'
import { hungUp } from './hungUp.ts'
import { isAway, isHere } from './presence.ts'
import type { Table } from './Table.ts'

/** The last of a seat's lines are cut. If the clock has played for its person twice, they're away already, and nothing is told. */
export async function goesAway(table: Table, seat: Seat, lines = [table.lineOf(seat)]): Promise<void> {
  const cut = async () => {
    for (const line of lines) await hungUp(table, line)
  }
  const wasAway = isAway(seat)(await factsOf(table, seat))
  return wasAway ? cut() : table.witnessed(cut, isAway(seat))
}

/** They're back, and say so where it takes more than a line. */
export function comesBack(table: Table, seat: Seat, sit: () => Promise<void>): Promise<void> {
  const back = async () => {
    await sit()
    await table.settle()
    if (!isAway(seat)(await factsOf(table, seat))) return
    const { no } = await table.send(seat, { what: 'self', act: { do: 'here' } }, { isQuiet: true })
    if (no) throw new Error(`being here was refused: ${no.code}`)
  }
  return table.witnessed(back, isHere(seat))
}

/** As the room has them, whatever has come through to anybody. */
async function factsOf(table: Table, seat: Seat): Promise<RoomFacts> {
  const { device } = table.lineOf(seat)
  const path = `/testing/rooms/${table.code}/look`
  const sight: { room: RoomFacts } = JSON.parse(await ask(table.url, { path, device }))
  return sight.room
}

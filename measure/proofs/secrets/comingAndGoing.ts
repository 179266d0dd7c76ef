import type { Seat } from '@robot-night/engine'
import type { RoomFacts } from '@robot-night/protocol'
import { ask } from '../../wire/rooms.ts'
import { hungUp } from './hungUp.ts'
import { isAway, isHere } from './presence.ts'
import type { Table } from './Table.ts'

/** Cuts a seat's last lines. If the clock has played for its person twice, they already count as away, and no frame is sent. */
export async function goesAway(table: Table, seat: Seat, lines = [table.lineOf(seat)]): Promise<void> {
  const cut = async () => {
    for (const line of lines) await hungUp(table, line)
  }
  const wasAway = isAway(seat)(await factsOf(table, seat))
  return wasAway ? cut() : table.witnessed(cut, isAway(seat))
}

/** They come back. If that alone isn't enough to count as here, they also say so. */
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

/** The room's own facts, whether or not anyone has heard of them yet. */
async function factsOf(table: Table, seat: Seat): Promise<RoomFacts> {
  const { device } = table.lineOf(seat)
  const path = `/testing/rooms/${table.code}/look`
  const sight: { room: RoomFacts } = JSON.parse(await ask(table.url, { path, device }))
  return sight.room
}

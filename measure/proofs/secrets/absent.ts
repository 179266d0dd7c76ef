import type { Seat } from '@robot-night/engine'
import type { Line } from '../../wire/Line.ts'
import { ask } from '../../wire/rooms.ts'
import { isHere, isPlayedFor, isBot, personAt } from './presence.ts'
import { goesAway } from './comingAndGoing.ts'
import type { Table } from './Table.ts'

/** The viewer gets up in the middle of the match, and watches from then on. */
export async function leaveSeat(table: Table): Promise<void> {
  const { own } = table
  const gone = async () => {
    own.send({ id: table.nextId(), what: 'self', act: { do: 'leave' } })
    await allEnded(table.linesOn(own.device))
  }
  await withoutSeat(table, gone)
}

/** They come back to what is theirs still. */
export async function takeBack(table: Table): Promise<void> {
  const { own, known } = table
  const { device } = own
  const seat = seatOf(table)
  // Until now they must have seen what all see who watch.
  await table.compareDevices()
  const back = async () => {
    table.answered(await ask(table.url, { path: `/api/rooms/${table.code}/seats`, device, body: { name: 'Somebody' } }))
    await allEnded(table.linesOn(device))
    table.seatless.delete(device ?? '')
    await table.sitDown(seat, known)
  }
  await table.witnessed(back, isHere(seat))
}

/** The host sends them home; they come again as one who watches. */
export async function remove(table: Table): Promise<void> {
  const { own } = table
  const act = { do: 'clearChair', chair: seatOf(table) } as const
  const gone = async () => {
    await table.send(table.facts.host, { what: 'manage', act })
    await allEnded(table.linesOn(own.device))
  }
  await withoutSeat(table, gone)
}

/** What they say to have already is what they had at their seat. */
async function withoutSeat(table: Table, gone: () => Promise<void>): Promise<void> {
  const { own, known } = table
  if (own.device === null) throw new Error('the viewer has no device')
  await table.witnessed(gone, isBot(seatOf(table)))
  table.seatless.add(own.device)
  table.uses(await table.opens(own.device, known))
}

/** All their pages are closed, until the table has a bot move for them. */
export async function stayAway(table: Table): Promise<void> {
  const { own, url, code } = table
  const seat = seatOf(table)
  await goesAway(table, seat, table.linesOn(own.device))
  const at = personAt(table.facts, seat)?.botAt
  if (at === undefined) throw new Error('nobody will move for somebody who is away')
  const pass = async () => void (await ask(url, { path: `/testing/rooms/${code}/ring`, body: { at } }))
  await table.witnessed(pass, isPlayedFor(seat))
}

export async function allEnded(lines: readonly Line[]): Promise<void> {
  for (const line of lines) await line.ended()
}

export function seatOf({ viewer }: Table): Seat {
  if (viewer === 'spectator') throw new Error('who watches has no seat')
  return viewer
}

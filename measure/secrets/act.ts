import type { Move, Seat } from '@robot-night/engine'
import type { ChairFacts, RoomFacts } from '@robot-night/protocol'
import type { Deed, Try } from './plan.ts'
import type { Table } from './Table.ts'

/** Does one deed to its end. `moves` are those of the world in which it happens. */
export async function act(table: Table, deed: Deed, moves: readonly Move[]): Promise<void> {
  switch (deed.kind) {
    case 'move':
      return move(table, moves[deed.at])
    case 'try':
      return tryOut(table, deed.what)
    case 'say':
      return void (await table.send(deed.seat, { what: 'say', text: deed.text }))
    case 'again':
      return table.askAgain()
    case 'leave':
      return leave(table)
    case 'comeBack':
      return comeBack(table, deed.forgotten)
    case 'openMore':
      return table.openMore()
    case 'look':
      return table.look()
    case 'substitute':
      return substitute(table, deed.seat)
    default:
      return deed satisfies never
  }
}

/** A world that has gone astray may refuse it. That shows in what the viewer gets, and is no error here. */
async function move(table: Table, move: Move | undefined): Promise<void> {
  if (!move || move.what === 'close') throw new Error('no such move')
  if (move.by === 'clock') return table.letTimePass()
  const { what, beat, kind, action } = move
  await table.send(move.seat, { what, match: table.known.match, beat, kind, action })
}

async function tryOut(table: Table, what: Try): Promise<void> {
  if (what.kind === 'text') return table.sendOn(table.own, what.text, ({ no }) => no !== undefined)
  const id = table.nextId()
  const { beat, answer: kind, action } = what
  const command = { id, what: 'answer', match: table.known.match, beat, kind, action }
  return table.sendOn(table.own, command, ({ ok, no }) => ok === id || no?.id === id)
}

async function leave(table: Table): Promise<void> {
  const { own, viewer, openOnes } = table
  const cut = async () => {
    own.close()
    await own.ended()
  }
  if (viewer === 'spectator') return table.witnessed(cut, ({ watchers }) => watchers === openOnes - 1)
  // With another device open, the lamp stays lit and nobody is told.
  return openOnes > 1 ? cut() : table.witnessed(cut, isAway(viewer))
}

async function comeBack(table: Table, forgotten: number): Promise<void> {
  const { viewer, openOnes } = table
  const known = { ...table.known, n: Math.max(0, table.known.n - forgotten) }
  if (viewer === 'spectator') {
    return table.witnessed(
      () => table.watch(known),
      ({ watchers }) => watchers === openOnes + 1,
    )
  }
  return openOnes > 0
    ? table.sitDown(viewer, known)
    : table.witnessed(() => table.sitDown(viewer, known), isHere(viewer))
}

async function substitute(table: Table, seat: Seat): Promise<void> {
  await table.witnessed(() => table.lineOf(seat).close(), isAway(seat))
  await table.send(0, { what: 'manage', act: { do: 'substitute', chair: seat, on: true } })
  await table.noteAlarm()
  await table.witnessed(() => table.sitDown(seat), isHere(seat))
}

type Person = Extract<ChairFacts, { kind: 'person' }>
const isPerson = (chair: ChairFacts | undefined): chair is Person => chair?.kind === 'person'
const lampOf = ({ chairs }: RoomFacts, seat: Seat): Person['lamp'] | null => {
  const chair = chairs[seat]
  return isPerson(chair) ? chair.lamp : null
}
const isAway = (seat: Seat) => (room: RoomFacts) => lampOf(room, seat) === 'away'
const isHere = (seat: Seat) => (room: RoomFacts) => lampOf(room, seat) === 'here'

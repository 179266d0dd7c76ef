import { LIMITS, type Down } from '@robot-night/protocol'
import { tableFrom, type Came, type Ear, type Received } from './Ear.ts'

/** What to play next. */
export interface Turn {
  seat: number
  id: string
  text: string
}
/** A room with its sockets open: a real one, or one of the bare object. */
export interface Table {
  /** One for each seat. */
  readonly seats: readonly Ear[]
  readonly watchers: readonly Ear[]
  /** Makes sure that there's something to play. */
  ready(): Promise<void>
  next(): Turn
  /** What the seats were sent, after each move. */
  heard(downs: readonly Down[]): void
}

/** A move, from sending it until everyone at the table has received it. In ms. */
export interface Moved {
  /** Until its sender had `ok`. */
  ok: number
  /** Until each watcher had it. */
  watched: number[]
  seats: Down[]
  /** The text that the first watcher got. */
  watcher: Came | null
}

export async function move(table: Table): Promise<Moved> {
  const { seat, id, text } = table.next()
  const mover = table.seats[seat]
  if (!mover) throw new Error(`nobody sits on seat ${seat}`)
  for (const ear of [...table.seats, ...table.watchers]) ear.forget()
  mover.say(text)
  const seats = await Promise.all(table.seats.map(tableFrom))
  const heeding = table.watchers.filter(({ isOneOfMany }) => !isOneOfMany)
  const watchers = await Promise.all(heeding.map((ear) => ear.next()))
  const own = seats[seat]
  if (own?.down.ok !== id) throw new Error(`no ok for ${text}: ${JSON.stringify(own?.down)}`)
  const downs = seats.map(({ down }) => down)
  table.heard(downs)
  return {
    ok: own.at - mover.saidAt,
    watched: watchers.map(({ at }) => at - mover.saidAt),
    seats: downs,
    watcher: watchers[0] ?? null,
  }
}

/** A room takes ten commands a second of a connection. */
const BETWEEN_COMMANDS_MS = 1000 / LIMITS.commandsPerSecond + 5

/** When the seat that moves next may send again. */
export function freeAt(table: Table): number {
  return (table.seats[table.next().seat]?.saidAt ?? 0) + BETWEEN_COMMANDS_MS
}

/** A room to make moves in: ours or somebody else's. */
export interface Playing {
  /** Makes sure that there's something to play. */
  ready(): Promise<void>
  /** When the seat that moves next may send again. */
  freeAt(): number
  /** Until everyone that we wait for has received it. In ms. */
  move(): Promise<Pick<Moved, 'ok' | 'watched'>>
  /** From asking for everything until it arrives, in ms; absent: it can't be asked for here. */
  look?(): Promise<number>
  /** Since the last call, for each of them. */
  received(): { seats: Received[]; watchers: Received[] }
  leave(): void
}

/** We don't wait for a crowd: it gets several moves at once. */
export function playing(table: Table): Playing {
  return {
    ready: () => table.ready(),
    freeAt: () => freeAt(table),
    move: () => move(table),
    received: () => receivedBy(table),
    leave: () => leave(table),
  }
}

type Sockets = Pick<Table, 'seats' | 'watchers'>

export const receivedBy = ({ seats, watchers }: Sockets): ReturnType<Playing['received']> => ({
  seats: seats.map((ear) => ear.received()),
  watchers: watchers.map((ear) => ear.received()),
})

export function leave(table: Sockets): void {
  for (const ear of [...table.seats, ...table.watchers]) ear.close()
}

import { LIMITS, type Down } from '@robot-night/protocol'
import { tableFrom, type Came, type Ear, type Received } from './Ear.ts'

/** What is to be played next. */
export interface Turn {
  seat: number
  id: string
  text: string
}
/** A room with its sockets open: of the product, or of the bare object. */
export interface Table {
  /** One for each seat. */
  readonly seats: readonly Ear[]
  readonly watchers: readonly Ear[]
  /** Sees to it that there is something to be played. */
  ready(): Promise<void>
  next(): Turn
  /** What the seats were sent, after each move. */
  heard(downs: readonly Down[]): void
}

/** A move, from its sending until everybody at the table has heard of it. Ms. */
export interface Moved {
  /** Until who made it had `ok`. */
  ok: number
  /** Until each watcher had it. */
  watched: number[]
  seats: Down[]
  /** As the first watcher got it. */
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

/** When whose turn it is may speak again. */
export function freeAt(table: Table): number {
  return (table.seats[table.next().seat]?.saidAt ?? 0) + BETWEEN_COMMANDS_MS
}

/** A room in which moves are made: one of ours, or anybody's. */
export interface Playing {
  /** Sees to it that there is something to be played. */
  ready(): Promise<void>
  /** When whose turn it is may speak again. */
  freeAt(): number
  /** Until all that is waited for has heard of it. Ms. */
  move(): Promise<Pick<Moved, 'ok' | 'watched'>>
  /** From asking for everything until it is there, ms; absent: nobody can ask for that here. */
  look?(): Promise<number>
  /** Since it was asked the last time, of each of them. */
  received(): { seats: Received[]; watchers: Received[] }
  leave(): void
}

/** Of a crowd nobody is waited for: they are told together, of several moves at once. */
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

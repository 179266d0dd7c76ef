import { ANY_TABLE, fits, LIMITS, type PublicTable, type PublicTables, type TableWish } from '@robot-night/protocol'
import type { PublicTableNotice } from '../room/frames/listing.ts'

/** A public table, when its room said so, and when that was heard. */
export interface Row {
  table: PublicTable
  saidAt: number
  heardAt: number
}
/** The public tables, in the order in which they came. */
export type Board = readonly Row[]

/** As an earlier build may have stored it, which called bots otherwise and knew less. */
export function rowNow({ table, ...row }: Omit<Row, 'table'> & { table: Table1 }): Row {
  const chairs = table.chairs.map((kind) => (kind === 'tin' ? 'bot' : kind))
  return { ...row, table: { needed: 0, language: null, beginners: false, ...table, chairs } }
}
type Newer = 'needed' | 'language' | 'beginners'
type Table1 = Omit<PublicTable, 'chairs' | Newer> &
  Partial<Pick<PublicTable, Newer>> & { chairs: (PublicTable['chairs'][number] | 'tin')[] }

/** A room speaks up; null: it is not to be shown. What is older than what it said last is left aside. */
export function heard(board: Board, { code, at, table }: PublicTableNotice, now: number): Board {
  const known = board.findIndex((row) => row.table.code === code)
  if ((board[known]?.saidAt ?? 0) > at) return board
  if (!table) return known < 0 ? board : board.toSpliced(known, 1)
  // A room of an earlier build may still be running.
  const row = rowNow({ table, saidAt: at, heardAt: now })
  if (known >= 0) return board.with(known, row)
  // One that finds no place says again in a while that it is there.
  return board.length < LIMITS.publicTables ? [...board, row] : board
}

/** A room that has said nothing for so long is not there any more. */
export function swept(board: Board, { now, patience }: { now: number; patience: number }): Board {
  const left = board.filter(({ heardAt }) => heardAt + patience > now)
  return left.length === board.length ? board : left
}

/** What everybody is shown who looks for this. */
export function shown(board: Board, wish: TableWish = ANY_TABLE): PublicTables {
  return shownTo(inOrder(board), wish)
}

/** The same for many who look for different things: the order is the same for all. */
export function shownToEach(board: Board, wishes: ReadonlyMap<string, TableWish>): Map<string, string> {
  const tables = inOrder(board)
  return new Map([...wishes].map(([key, wish]) => [key, JSON.stringify(shownTo(tables, wish))]))
}

function shownTo(inOrder: readonly PublicTable[], wish: TableWish): PublicTables {
  const fitting = inOrder.filter((table) => fits(table, wish))
  return { tables: fitting.slice(0, LIMITS.publicTablesShown), count: fitting.length }
}

/** Where somebody may sit down, the best first. */
export function openTables(board: Board, wish: TableWish = ANY_TABLE): string[] {
  return inOrder(board).flatMap((table) => (table.seatsFree > 0 && fits(table, wish) ? table.code : []))
}

/** What starts soon: open seats before none, gathering before over, those that miss the fewest; then the fullest; then who has waited longest. */
function inOrder(board: Board): PublicTable[] {
  return board
    .map(({ table }) => ({ table, rank: rankOf(table) }))
    .sort((one, other) => difference(one.rank, other.rank))
    .map(({ table }) => table)
}

const rankOf = (table: PublicTable): number[] => [
  table.seatsFree > 0 ? 0 : 1,
  table.stage === 'lobby' ? 0 : 1,
  table.needed,
  table.seatsFree,
  -people(table),
  table.since,
]
const difference = (these: readonly number[], those: readonly number[]): number =>
  these.map((value, at) => value - (those[at] ?? 0)).find((each) => each !== 0) ?? 0

const people = ({ chairs }: PublicTable): number => chairs.filter((kind) => kind === 'person').length

import { LIMITS, type PublicTable, type PublicTables } from '@robot-night/protocol'
import type { PublicTableNotice } from '../room/PublicTablesPublisher.ts'

/** A public table, when its room said so, and when that was heard. */
export interface Row {
  table: PublicTable
  saidAt: number
  heardAt: number
}
/** The public tables, in the order in which they came. */
export type Board = readonly Row[]

/** As an earlier build may have stored it, which called bots otherwise. */
export function rowNow({ table, ...row }: Omit<Row, 'table'> & { table: Table1 }): Row {
  return { ...row, table: { ...table, chairs: table.chairs.map((kind) => (kind === 'tin' ? 'bot' : kind)) } }
}
type Table1 = Omit<PublicTable, 'chairs'> & { chairs: (PublicTable['chairs'][number] | 'tin')[] }

/** A room speaks up; null: it is not to be shown. What is older than what it said last is left aside. */
export function heard(board: Board, { code, at, table }: PublicTableNotice, now: number): Board {
  const known = board.findIndex((row) => row.table.code === code)
  if ((board[known]?.saidAt ?? 0) > at) return board
  if (!table) return known < 0 ? board : board.toSpliced(known, 1)
  const row = { table, saidAt: at, heardAt: now }
  if (known >= 0) return board.with(known, row)
  // One that finds no place says again in a while that it is there.
  return board.length < LIMITS.publicTables ? [...board, row] : board
}

/** A room that has said nothing for so long is not there any more. */
export function swept(board: Board, { now, patience }: { now: number; patience: number }): Board {
  const left = board.filter(({ heardAt }) => heardAt + patience > now)
  return left.length === board.length ? board : left
}

/** What everybody is shown. */
export function shown(board: Board): PublicTables {
  const tables = inOrder(board.map(({ table }) => table)).slice(0, LIMITS.publicTablesShown)
  return { tables, count: board.length }
}

/** Where somebody may sit down, the best first. */
export function openTables(board: Board, title: string | null): string[] {
  const open = board.filter(({ table }) => table.seatsFree > 0 && (title === null || table.title === title))
  return inOrder(open.map(({ table }) => table)).map(({ code }) => code)
}

/** Open seats before none, gathering before over; then the fullest; then who has waited longest. */
function inOrder(tables: readonly PublicTable[]): PublicTable[] {
  const rank = (table: PublicTable) => [
    table.seatsFree > 0 ? 0 : 1,
    table.stage === 'lobby' ? 0 : 1,
    table.seatsFree > 0 ? table.seatsFree : 0,
    -people(table),
    table.since,
  ]
  return tables.toSorted((one, other) => {
    const [these, those] = [rank(one), rank(other)]
    return these.map((value, at) => value - (those[at] ?? 0)).find((difference) => difference !== 0) ?? 0
  })
}

const people = ({ chairs }: PublicTable): number => chairs.filter((kind) => kind === 'person').length

import type { Table } from '@robot-night/companion'

/** A table as it is stored: one row, written before anybody is told. */
export interface Kept {
  table: Table
  /** Since when its host has not been here, ms; null: the host is here, or nobody has come since. */
  hostAwaySince: number | null
  /** When something was last done here, ms. */
  touched: number
}

type Sql = DurableObjectStorage['sql']

/** Looks only, so that an unknown code leaves no trace. */
export function kept(sql: Sql): Kept | null {
  const tables = sql.exec("select 1 from sqlite_master where type = 'table' and name = 'companion'").toArray()
  if (tables.length === 0) return null
  const [row] = sql.exec<{ json: string }>('select json from companion').toArray()
  return row ? JSON.parse(row.json) : null
}

export function keep(sql: Sql, kept: Kept): void {
  sql.exec('create table if not exists companion (one integer primary key check (one = 1), json text not null)')
  sql.exec('insert or replace into companion values (1, ?)', JSON.stringify(kept))
}

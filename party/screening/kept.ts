import type { Screening } from './step.ts'

type Sql = DurableObjectStorage['sql']

/** Looks only, so that an unknown code leaves no trace. */
export function kept(sql: Sql): Screening | null {
  const tables = sql.exec("select 1 from sqlite_master where type = 'table' and name = 'screening'").toArray()
  if (tables.length === 0) return null
  const [row] = sql.exec<{ json: string }>('select json from screening').toArray()
  return row ? JSON.parse(row.json) : null
}

export function keep(sql: Sql, screening: Screening): void {
  sql.exec('create table if not exists screening (one integer primary key check (one = 1), json text not null)')
  sql.exec('insert or replace into screening values (1, ?)', JSON.stringify(screening))
}

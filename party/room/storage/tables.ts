export type Sql = DurableObjectStorage['sql']

export function hasTable(sql: Sql, name: string): boolean {
  return sql.exec("select 1 from sqlite_master where type = 'table' and name = ?", name).toArray().length > 0
}

export type Tables = ReadonlySet<string>

/** Asked for once where more than one is looked for. */
export const tablesOf = (sql: Sql): Tables =>
  new Set(
    [...sql.exec<{ name: string }>("select name from sqlite_master where type = 'table'")].map(({ name }) => name),
  )

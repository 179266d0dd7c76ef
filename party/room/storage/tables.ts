export type Sql = DurableObjectStorage['sql']

export function hasTable(sql: Sql, name: string): boolean {
  return sql.exec("select 1 from sqlite_master where type = 'table' and name = ?", name).toArray().length > 0
}

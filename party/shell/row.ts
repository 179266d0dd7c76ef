/** All that a small object keeps, as one row of JSON in a table of its own. */
export class Row<T> {
  readonly #sql: DurableObjectStorage['sql']
  readonly #table: string

  constructor(storage: DurableObjectStorage, table: string) {
    this.#sql = storage.sql
    this.#table = table
  }

  /** Looks only, so that an unknown code leaves no trace. Null: nothing was kept. */
  read(): T | null {
    const tables = this.#sql
      .exec("select 1 from sqlite_master where type = 'table' and name = ?", this.#table)
      .toArray()
    if (tables.length === 0) return null
    const [row] = this.#sql.exec<{ json: string }>(`select json from ${this.#table}`).toArray()
    return row ? JSON.parse(row.json) : null
  }

  write(kept: T): void {
    const columns = 'one integer primary key check (one = 1), json text not null'
    this.#sql.exec(`create table if not exists ${this.#table} (${columns})`)
    this.#sql.exec(`insert or replace into ${this.#table} values (1, ?)`, JSON.stringify(kept))
  }
}

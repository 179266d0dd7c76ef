import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'

/** Ms since 1970, of our years, as a value of its own in JSON. */
const MOMENT = /(?<=[:[,])1[6-9]\d{11}(?=[,\]}.])/g
/** Alarms are kept in ns. */
const NS = 1_000_000n
const isMoment = (value: bigint): boolean => value >= 1_600_000_000_000n && value < 2_000_000_000_000n

/** Writes every database of a data folder that holds anything into a file of SQL of its own. */
export function dump(data: string, into: string): void {
  rmSync(into, { recursive: true, force: true })
  for (const file of databasesIn(data)) {
    const text = textOf(file)
    if (text === '') continue
    const target = join(into, relative(data, file).replace(/\.sqlite$/, '.sql'))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}

/**
 * Makes a data folder of what was dumped. It was all `older` ms ago then; it is as if it was just now, so that nothing
 * has run out meanwhile. What the archive keeps of a match stays as it was signed.
 */
export function restore(dumped: string, data: string, older: number): void {
  for (const file of filesIn(dumped, '.sql')) {
    const target = join(data, relative(dumped, file).replace(/\.sql$/, '.sqlite'))
    mkdirSync(dirname(target), { recursive: true })
    const database = new DatabaseSync(target)
    database.exec(`begin; ${readFileSync(file, 'utf8')} commit;`)
    moveOn(database, { by: BigInt(older), isArchive: relative(dumped, file).includes('d1') })
    database.close()
  }
}

const databasesIn = (folder: string): string[] => filesIn(folder, '.sqlite')

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => join(folder, name))
}

function textOf(file: string): string {
  const database = new DatabaseSync(file)
  const tables = tablesIn(database)
  const schema = database.prepare("select sql from sqlite_master where sql is not null and name not like 'sqlite_%'")
  const made = schema.all().map(({ sql }) => `${String(sql)};`)
  const rows = tables.flatMap((table) =>
    rowsOf(database, table).map(
      (row) => `insert into ${quoted(table)} values (${Object.values(row).map(literal).join()});`,
    ),
  )
  database.close()
  return rows.length === 0 ? '' : `${[...made, ...rows].join('\n')}\n`
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

function tablesIn(database: DatabaseSync): string[] {
  const query = "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'"
  return database
    .prepare(query)
    .all()
    .map(({ name }) => String(name))
}

function rowsOf(database: DatabaseSync, table: string): Record<string, SQLOutputValue>[] {
  const query = database.prepare(`select * from ${quoted(table)}`)
  query.setReadBigInts(true)
  return query.all()
}

function literal(value: SQLOutputValue): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`
  return String(value)
}

interface Move {
  by: bigint
  isArchive: boolean
}

function moveOn(database: DatabaseSync, move: Move): void {
  for (const table of tablesIn(database)) {
    for (const row of rowsOf(database, table)) {
      const changed = Object.entries(row)
        .map(([name, value]) => ({ name, value, moved: movedOn(value, move) }))
        .filter(({ value, moved }) => moved !== value)
      if (changed.length === 0) continue
      const set = changed.map(({ name }) => `${quoted(name)} = ?`).join()
      const where = Object.keys(row).map((name) => `${quoted(name)} is ?`)
      const query = database.prepare(`update ${quoted(table)} set ${set} where ${where.join(' and ')}`)
      query.run(...changed.map(({ moved }) => moved), ...Object.values(row))
    }
  }
}

function movedOn(value: SQLOutputValue, { by, isArchive }: Move): SQLOutputValue {
  if (typeof value === 'bigint') return isMoment(value) ? value + by : isMoment(value / NS) ? value + by * NS : value
  if (typeof value !== 'string' || isArchive) return value
  return value.replace(MOMENT, (moment) => String(BigInt(moment) + by))
}

import type { ArchivedMatch } from '@robot-night/protocol'

/** Made by the first who misses them, so that no new machine and no new account needs a step before. */
const TABLES = [
  `create table if not exists match
    (id text primary key, room text not null, ended_at integer not null, record text not null) without rowid`,
  'create index if not exists match_by_room on match (room)',
  'create index if not exists match_by_end on match (ended_at)',
]
/** A match is kept for a year, by the database's own clock. */
const LONG_AGO = '(unixepoch() - 365 * 24 * 60 * 60) * 1000'

/** Puts a match into the archive. The same one again changes nothing. What has been kept for long enough goes out. */
export async function keep(archive: D1Database, record: ArchivedMatch, room: string): Promise<void> {
  const insert = 'insert into match values (?, ?, ?, ?) on conflict (id) do nothing'
  const text = JSON.stringify(record)
  await withTables(archive, () =>
    archive.batch([archive.prepare(insert).bind(record.id, room, record.endedAt, text), clearing(archive)]),
  )
}

export async function find(archive: D1Database, id: string): Promise<ArchivedMatch | null> {
  const query = `select record from match where id = ? and ended_at >= ${LONG_AGO}`
  const row = await withTables(archive, () => archive.prepare(query).bind(id).first<{ record: string }>())
  return row ? JSON.parse(row.record) : null
}

/** All matches of a room that was cleared away. */
export async function forget(archive: D1Database, room: string): Promise<void> {
  await withTables(archive, () => archive.prepare('delete from match where room = ?').bind(room).run())
}

export async function clearOld(archive: D1Database): Promise<void> {
  await withTables(archive, () => clearing(archive).run())
}

const clearing = (archive: D1Database) => archive.prepare(`delete from match where ended_at < ${LONG_AGO}`)

async function withTables<T>(archive: D1Database, deed: () => Promise<T>): Promise<T> {
  try {
    return await deed()
  } catch (error) {
    if (!String(error).includes('no such table')) throw error
  }
  await archive.batch(TABLES.map((table) => archive.prepare(table)))
  return deed()
}

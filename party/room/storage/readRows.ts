import type { Position } from '@robot-night/engine'
import { LIMITS, type NightMatch, type WhisperLine } from '@robot-night/protocol'
import { keptTalk } from '../talk/tableTalk.ts'
import { noWhispers } from '../talk/whispers.ts'
import type { Head } from '../state/match.ts'
import type { ArchiveJob, Gallery } from '../state/room.ts'
import type { Told } from '../frames/listing.ts'
import { ROOM_FORMAT, SNAPSHOT_FORMAT } from './format.ts'
import { journalOf } from './journal.ts'
import type { EndedMatch } from './archivedMatch.ts'
import { hasTable, tablesOf, type Sql, type Tables } from './tables.ts'
import { upgrade } from './upgrade.ts'
import type { Stored } from './wake.ts'
import type { StoredFacts } from './changedRows.ts'

type Json = { json: string }
type Row<T> = { [K in keyof T]: T[K] & SqlStorageValue }

function readWhispers(sql: Sql, tables: Tables): WhisperLine[][] {
  const rows = tables.has('whisper')
    ? sql.exec<Json & { chair: number }>('select chair, json from whisper order by chair, number').toArray()
    : []
  return noWhispers().map((_, chair) =>
    rows.filter((row) => row.chair === chair).map((row): WhisperLine => JSON.parse(row.json)),
  )
}

function readGalleries(sql: Sql, tables: Tables): Gallery[] {
  if (!tables.has('gallery')) return []
  const rows = sql.exec<Row<Omit<Gallery, 'coming'>>>('select number, count from gallery order by number').toArray()
  return rows.map((row) => ({ ...row, coming: 0 }))
}

/** A match of this room that has ended; null: there is none, or it goes on. */
export function readEndedMatch(sql: Sql, id: string): EndedMatch | null {
  const [match] = sql.exec<Json>('select json from match where id = ?', id).toArray()
  if (!match || !hasTable(sql, 'night')) return null
  const head: Head = JSON.parse(match.json)
  const [ended] = sql.exec<Json>('select json from night where number = ?', head.number).toArray()
  if (!ended) return null
  return { head, night: JSON.parse(ended.json), log: journalOf(sql, head) }
}

/** Everything that is stored of a room; null: this code has none. */
export function readRoom(storage: Pick<DurableObjectStorage, 'sql' | 'transactionSync'>): Stored | null {
  const { sql } = storage
  const tables = tablesOf(sql)
  if (!tables.has('facts')) return null
  const { format, facts, head, snapshot } = present(sql)
  if (format < ROOM_FORMAT) {
    upgrade(storage, tables)
    return readRoom(storage)
  }
  /** What was kept as JSON in a table that may not have been made yet, in this order. */
  const rows = <T>(table: string, by: string): T[] =>
    tables.has(table)
      ? [...sql.exec<Json>(`select json from ${table} order by ${by}`)].map(({ json }): T => JSON.parse(json))
      : []
  return {
    facts,
    head,
    devices: rows('device', 'hash'),
    talk: keptTalk(rows('talk', 'number')),
    whispers: readWhispers(sql, tables),
    night: rows<NightMatch>('night', `number desc limit ${LIMITS.nightKept}`).reverse(),
    watcherChat: rows('watcher_chat', 'number'),
    archiveQueue: tables.has('archive_queue')
      ? sql.exec<Row<ArchiveJob>>('select * from archive_queue order by at').toArray()
      : [],
    tickets: rows('ticket', 'at'),
    galleries: readGalleries(sql, tables),
    isDelayed: tables.has('delayed') && sql.exec('select 1 from delayed').toArray().length > 0,
    published: rows<Told>('published', 'one')[0] ?? null,
    log: head ? journalOf(sql, head) : [],
    snapshot,
  }
}

/** How the room stands, and the match on its table: asked for at once, for each question costs a room that wakes some of its first answer. */
function present(sql: Sql): Pick<Stored, 'facts' | 'head' | 'snapshot'> & { format: number } {
  const row = sql.exec<Row<Present>>(PRESENT).one()
  const { match: _, format = 1, ...facts }: StoredFacts = JSON.parse(row.facts)
  return {
    format,
    facts,
    head: row.head === null ? null : JSON.parse(row.head),
    snapshot: snapshotIn(row),
  }
}
interface Present {
  facts: string
  head: string | null
  seq: number | null
  snapshot: string | null
}
const PRESENT = `
  select facts.json as facts, match.json as head, snapshot.seq, snapshot.json as snapshot
  from facts left join match on match.id = facts.json ->> 'match' left join snapshot on snapshot.match = match.id
`

/** Null also where it has a form that is not understood: the journal says it all. */
function snapshotIn({ seq, snapshot }: Present): Stored['snapshot'] {
  if (seq === null || snapshot === null) return null
  const { format, position }: { format?: number; position: Position } = JSON.parse(snapshot)
  return format === SNAPSHOT_FORMAT ? { seq, position } : null
}

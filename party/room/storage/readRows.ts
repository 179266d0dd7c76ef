import type { Position } from '@robot-night/engine'
import { LIMITS, type NightMatch, type TalkLine, type WatcherLine, type WhisperLine } from '@robot-night/protocol'
import { keptTalk } from '../talk/chat.ts'
import { noWhispers } from '../talk/whispers.ts'
import type { Head } from '../state/head.ts'
import type { ArchiveJob, Gallery } from '../state/room.ts'
import type { Told } from '../watching/listing.ts'
import { ROOM_FORMAT, SNAPSHOT_FORMAT } from './format.ts'
import { journalOf } from './journal.ts'
import type { EndedMatch } from './archivedMatch.ts'
import { hasTable, tablesOf, type Sql, type Tables } from './tables.ts'
import { upgrade } from './upgrade.ts'
import type { Stored } from './wake.ts'
import type { StoredFacts } from './changedRows.ts'

type Json = { json: string }
type Row<T> = { [K in keyof T]: T[K] & SqlStorageValue }

function storedWhispers(sql: Sql, tables: Tables): WhisperLine[][] {
  const rows = tables.has('whisper')
    ? sql.exec<Json & { chair: number }>('select chair, json from whisper order by chair, number').toArray()
    : []
  return noWhispers().map((_, chair) =>
    rows.filter((row) => row.chair === chair).map((row): WhisperLine => JSON.parse(row.json)),
  )
}

function storedNight(sql: Sql, tables: Tables): NightMatch[] {
  if (!tables.has('night')) return []
  const rows = sql.exec<Json>('select json from night order by number desc limit ?', LIMITS.nightKept).toArray()
  return rows.map((row): NightMatch => JSON.parse(row.json)).reverse()
}

function storedGalleries(sql: Sql, tables: Tables): Gallery[] {
  if (!tables.has('gallery')) return []
  const rows = sql.exec<Row<Omit<Gallery, 'coming'>>>('select number, count from gallery order by number').toArray()
  return rows.map((row) => ({ ...row, coming: 0 }))
}

function storedPublished(sql: Sql): Told | null {
  const [row] = sql.exec<Json>('select json from published').toArray()
  return row ? JSON.parse(row.json) : null
}

function storedWatcherChat(sql: Sql, tables: Tables): WatcherLine[] {
  if (!tables.has('watcher_chat')) return []
  return sql
    .exec<Json>('select json from watcher_chat order by number')
    .toArray()
    .map((row): WatcherLine => JSON.parse(row.json))
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
  const texts = (query: string): string[] =>
    sql
      .exec<Json>(query)
      .toArray()
      .map(({ json }) => json)
  return {
    facts,
    head,
    devices: texts('select json from device').map((text) => JSON.parse(text)),
    talk: keptTalk(texts('select json from talk order by number').map((text): TalkLine => JSON.parse(text))),
    whispers: storedWhispers(sql, tables),
    night: storedNight(sql, tables),
    watcherChat: storedWatcherChat(sql, tables),
    archiveQueue: tables.has('archive_queue')
      ? sql.exec<Row<ArchiveJob>>('select * from archive_queue order by at').toArray()
      : [],
    tickets: tables.has('ticket') ? texts('select json from ticket order by at').map((text) => JSON.parse(text)) : [],
    galleries: storedGalleries(sql, tables),
    isDelayed: tables.has('delayed') && sql.exec('select 1 from delayed').toArray().length > 0,
    published: tables.has('published') ? storedPublished(sql) : null,
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

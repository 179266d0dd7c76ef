import type { Position } from '@robot-night/engine'
import {
  LIMITS,
  type Chair,
  type MurmurLine,
  type NightMatch,
  type TalkLine,
  type WhisperLine,
} from '@robot-night/protocol'
import type { EndedMatch } from './record.ts'
import { keptTalk } from '../talk/chat.ts'
import { usualHouse } from '../state/doors.ts'
import { person } from '../state/seats.ts'
import type { Gallery } from '../state/room.ts'
import { logStumble } from '../../shell/log.ts'
import type { Told } from '../watching/listing.ts'
import { bringForward, journalOf, makeJournal, placeIn } from './journal.ts'
import { textOf } from '../state/rowText.ts'
import type { Facts } from '../state/facts.ts'
import type { Head } from '../state/head.ts'
import type { Parcel } from '../state/room.ts'
import { hasTable, type Sql } from './tables.ts'
import type { Ticket } from '../state/tickets.ts'
import type { Stored } from './wake.ts'
import { noWhispers } from '../talk/whispers.ts'
import type { Write } from './writes.ts'

const TABLES = `
  create table facts (one integer primary key check (one = 1), json text not null);
  create table device (hash text primary key, json text not null) without rowid;
  create table talk (number integer primary key, json text not null);
  create table match (id text primary key, json text not null) without rowid;
  create table snapshot (match text primary key, seq integer not null, json text not null) without rowid;
`
/** Made with the first whisper, so that rooms from before there were any need no more than the others. */
const WHISPERS = `
  create table if not exists whisper
    (chair integer, number integer, json text not null, primary key (chair, number)) without rowid;
`
/** Made with the first match that ends. */
const NIGHT = 'create table if not exists night (number integer primary key, json text not null)'
/** Made with the first of them, as well. */
const MURMURS = 'create table if not exists murmur (number integer primary key, json text not null);'
const OUTBOX = `
  create table if not exists outbox (match text primary key, tries integer not null, at integer not null) without rowid;
`
/** Made with the first of them, too. */
const GALLERIES = 'create table if not exists gallery (number integer primary key, count integer not null)'
/** A row as long as those who watch have not been shown everything. Made when it is first so. */
const LATE = 'create table if not exists late (one integer primary key check (one = 1))'
const HERALD = 'create table if not exists herald (one integer primary key check (one = 1), json text not null)'
/** Made with the first ticket, likewise. In the order in which they were made. */
const TICKETS = `create table if not exists ticket (at integer primary key, hash text unique, json text not null)`
/** Documented for a row; the local runtime would take more. */
const MOST_BYTES = 2_000_000
/** Lines of talk between two clearances. What is kept too long is not read. */
const TALK_CLEARED_EVERY = 200
/** As `keptTalk` has it. */
const CLEAR_TALK = `
  delete from talk where number in (
    select number from (
      select number, json ->> 'note' as note,
        row_number() over (partition by json ->> 'note' order by number desc) as place from talk
    ) where place > iif(note is null, ${LIMITS.talkKept}, ${LIMITS.notesKept})
  )
`
/**
 * To be raised when a title keeps its state in another form under the same rules; older snapshots are then left alone.
 * Those of format 1 may say that they are an entry older than they are.
 */
const SNAPSHOT_FORMAT = 2

type Json = { json: string }
type Row<T> = { [K in keyof T]: T[K] & SqlStorageValue }

/** Has this code ever been claimed? Looks only, so that an unknown code leaves no trace. */
export function isClaimed(sql: Sql): boolean {
  return hasTable(sql, 'facts')
}

function makeTables(sql: Sql): void {
  sql.exec(TABLES)
  makeJournal(sql)
}

/** A room that has just been made, in the place of what may be left of one that had its code before. */
export function found(storage: Pick<DurableObjectStorage, 'sql' | 'transactionSync'>, rows: readonly Write[]): void {
  const { sql } = storage
  storage.transactionSync(() => {
    sql.exec('drop table if exists rest')
    makeTables(sql)
    store(sql, rows)
  })
}

/**
 * Once all that was written is on the disk. Where it cannot be known that it is, memory may know more than storage: the
 * object is given up and its lines with it, as the platform itself does where it notices. Who comes back finds what is
 * stored, and nobody has been told more, for what is told waits for the disk.
 */
export function onceWritten(ctx: Pick<DurableObjectState, 'abort'> & { storage: Synced }, deed: () => void): void {
  void ctx.storage.sync().then(deed, (error: unknown) => {
    logStumble('what was written', error)
    ctx.abort('what was written may be lost')
  })
}
type Synced = Pick<DurableObjectStorage, 'sync'>

/** All of it or nothing. A move is one row, which needs nothing around it. */
export function write(storage: Pick<DurableObjectStorage, 'sql' | 'transactionSync'>, rows: readonly Write[]): void {
  const [first, ...more] = rows
  if (first?.table === 'journal' && more.length === 0) storeRow(storage.sql, first)
  else if (first) storage.transactionSync(() => store(storage.sql, rows))
}

export function store(sql: Sql, rows: readonly Write[]): void {
  for (const row of rows) storeRow(sql, row)
}

function storeRow(sql: Sql, row: Write): void {
  switch (row.table) {
    case 'facts':
      sql.exec('insert or replace into facts values (1, ?)', json(row.facts))
      return
    case 'device':
      sql.exec('insert or replace into device values (?, ?)', row.device.hash, json(row.device))
      return
    case 'forgotten':
      sql.exec('delete from device where hash = ?', row.hash)
      return
    case 'talk':
      storeTalk(sql, row.line.number, json(row.line))
      return
    case 'whisper':
      storeWhisper(sql, row)
      return
    case 'hushed':
      sql.exec('delete from whisper where chair = ?', row.chair)
      return
    case 'night':
      sql.exec(NIGHT)
      sql.exec('insert or replace into night values (?, ?)', row.match.number, json(row.match))
      return
    case 'murmur':
      storeMurmur(sql, row.line)
      return
    case 'parcel':
    case 'delivered':
    case 'ticket':
    case 'spent':
    case 'gallery':
    case 'emptied':
    case 'late':
      storeBeside(sql, row)
      return
    case 'match':
      sql.exec('insert or replace into match values (?, ?)', row.head.id, json(row.head))
      return
    case 'journal':
      sql.exec('insert into entry values (?, ?)', placeIn(row.number, row.entry.seq), fitting(textOf(row.entry)))
      return
    case 'snapshot':
      sql.exec('insert or replace into snapshot values (?, ?, ?)', row.match, row.seq, kept(row.position))
  }
}

type Beside = Extract<Write, { table: 'parcel' | 'delivered' | 'ticket' | 'spent' | 'gallery' | 'emptied' | 'late' }>

/** What is no part of a match. */
function storeBeside(sql: Sql, row: Beside): void {
  switch (row.table) {
    case 'parcel':
      sql.exec(OUTBOX)
      sql.exec('insert or replace into outbox values (?, ?, ?)', row.parcel.match, row.parcel.tries, row.parcel.at)
      return
    case 'delivered':
      sql.exec('delete from outbox where match = ?', row.match)
      return
    case 'ticket':
      storeTicket(sql, row.ticket)
      return
    case 'spent':
      sql.exec('delete from ticket where hash = ?', row.hash)
      return
    case 'gallery':
      sql.exec(GALLERIES)
      sql.exec('insert or replace into gallery values (?, ?)', row.number, row.count)
      return
    case 'emptied':
      sql.exec('delete from gallery where number = ?', row.gallery)
      return
    case 'late':
      sql.exec(LATE)
      sql.exec(row.isLate ? 'insert or ignore into late values (1)' : 'delete from late')
      return
  }
}

function storeTalk(sql: Sql, number: number, line: string): void {
  sql.exec('insert into talk values (?, ?)', number, line)
  if (number % TALK_CLEARED_EVERY === 0) sql.exec(CLEAR_TALK)
}

function storeTicket(sql: Sql, ticket: Ticket): void {
  sql.exec(TICKETS)
  const replacing = 'on conflict (hash) do update set json = excluded.json'
  sql.exec(`insert into ticket (hash, json) values (?, ?) ${replacing}`, ticket.hash, json(ticket))
}

function storeWhisper(sql: Sql, { chair, line }: { chair: Chair; line: WhisperLine }): void {
  sql.exec(WHISPERS)
  sql.exec('insert into whisper values (?, ?, ?)', chair, line.number, json(line))
  sql.exec('delete from whisper where chair = ? and number <= ?', chair, line.number - LIMITS.whispersKept)
}

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

/** What the lobby was told last. Made when it is told first. */
export function storeHeralded(sql: Sql, told: Told): void {
  sql.exec(HERALD)
  sql.exec('insert or replace into herald values (1, ?)', json(told))
}

function storedHeralded(sql: Sql): Told | null {
  const [row] = sql.exec<Json>('select json from herald').toArray()
  return row ? JSON.parse(row.json) : null
}

function storeMurmur(sql: Sql, line: MurmurLine): void {
  sql.exec(MURMURS)
  sql.exec('insert into murmur values (?, ?)', line.number, json(line))
  sql.exec('delete from murmur where number <= ?', line.number - LIMITS.murmursKept)
}

function storedMurmurs(sql: Sql, tables: Tables): MurmurLine[] {
  if (!tables.has('murmur')) return []
  return sql
    .exec<Json>('select json from murmur order by number')
    .toArray()
    .map((row): MurmurLine => JSON.parse(row.json))
}

/** A match of this room that has ended; null: there is none, or it goes on. */
export function storedEnded(sql: Sql, id: string): EndedMatch | null {
  const [match] = sql.exec<Json>('select json from match where id = ?', id).toArray()
  if (!match || !hasTable(sql, 'night')) return null
  const head: Head = JSON.parse(match.json)
  const [ended] = sql.exec<Json>('select json from night where number = ?', head.number).toArray()
  if (!ended) return null
  return { head, night: JSON.parse(ended.json), log: journalOf(sql, head) }
}

/** Everything that is stored of a room; null: this code has none. */
export function stored(storage: Pick<DurableObjectStorage, 'sql' | 'transactionSync'>): Stored | null {
  const { sql } = storage
  const tables = tablesOf(sql)
  if (!tables.has('facts')) return null
  bringForward(storage, tables)
  const texts = (query: string): string[] =>
    sql
      .exec<Json>(query)
      .toArray()
      .map(({ json }) => json)
  const { facts, head, snapshot } = present(sql)
  return {
    facts,
    head,
    // Of before there were kinds of devices.
    devices: texts('select json from device').map((text) => ({ kind: null, since: 0, ...JSON.parse(text) })),
    talk: keptTalk(texts('select json from talk order by number').map((text): TalkLine => JSON.parse(text))),
    whispers: storedWhispers(sql, tables),
    night: storedNight(sql, tables),
    murmurs: storedMurmurs(sql, tables),
    outbox: tables.has('outbox') ? sql.exec<Row<Parcel>>('select * from outbox order by at').toArray() : [],
    tickets: tables.has('ticket') ? texts('select json from ticket order by at').map((text) => JSON.parse(text)) : [],
    galleries: storedGalleries(sql, tables),
    isLate: tables.has('late') && sql.exec('select 1 from late').toArray().length > 0,
    heralded: tables.has('herald') ? storedHeralded(sql) : null,
    log: head ? journalOf(sql, head) : [],
    snapshot,
  }
}

const kept = (position: Position): string => json({ format: SNAPSHOT_FORMAT, position })

/** How the room stands, and the match on its table: asked for at once, for each question costs a room that wakes some of its first answer. */
function present(sql: Sql): Pick<Stored, 'facts' | 'head' | 'snapshot'> {
  const row = sql.exec<Row<Present>>(PRESENT).one()
  const { match: _, ...facts }: Facts & { match: string | null } = JSON.parse(row.facts)
  return {
    // Rooms from before there was such a thing.
    facts: { ...facts, id: facts.id ?? '', peek: facts.peek ?? 'usual', ...sinceThen(facts) },
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

function sinceThen({
  house,
  stills,
  talk,
  chairs,
  publicFrom,
  guests,
  shuffle,
  calledOff,
  played,
}: Facts): Pick<
  Facts,
  'house' | 'stills' | 'talk' | 'chairs' | 'publicFrom' | 'guests' | 'shuffle' | 'calledOff' | 'played'
> {
  const known = chairs.map((state, chair) =>
    state.kind === 'person' ? { ...person(state.name, chair + 1), ...state } : state,
  )
  return {
    house: { ...usualHouse(), ...house },
    stills: stills ?? [],
    chairs: known,
    talk: talk ?? { typed: true, filtered: true },
    publicFrom: publicFrom ?? null,
    guests: guests ?? chairs.length,
    shuffle: shuffle ?? null,
    calledOff: calledOff ?? [],
    played: played ?? [],
  }
}

/** Asked for once, as well. */
type Tables = ReadonlySet<string>
const tablesOf = (sql: Sql): Tables =>
  new Set(
    [...sql.exec<{ name: string }>("select name from sqlite_master where type = 'table'")].map(({ name }) => name),
  )

const json = (value: object): string => fitting(JSON.stringify(value))

function fitting(text: string): string {
  if (text.length * 3 > MOST_BYTES && new TextEncoder().encode(text).length > MOST_BYTES) {
    throw new Error(`a row of ${text.length} characters is too large to store`)
  }
  return text
}

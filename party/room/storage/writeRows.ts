import { LIMITS } from '@robot-night/protocol'
import { logStumble } from '../../shell/log.ts'
import type { Told } from '../frames/listing.ts'
import { SNAPSHOT_FORMAT } from './format.ts'
import { append, makeJournal } from './journal.ts'
import { json } from './json.ts'
import { hasTable, type Sql } from './tables.ts'
import type { RowChange } from './changedRows.ts'

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
/** Made with the first line that a watcher says, and with the first match that is to be archived. */
const WATCHER_CHAT = 'create table if not exists watcher_chat (number integer primary key, json text not null);'
const ARCHIVE_QUEUE = `
  create table if not exists archive_queue (match text primary key, tries integer not null, at integer not null) without rowid;
`
/** Made with the first gallery. */
const GALLERIES = 'create table if not exists gallery (number integer primary key, count integer not null)'
/** A row as long as those who watch have not been shown everything. Made when it is first so. */
const DELAYED = 'create table if not exists delayed (one integer primary key check (one = 1))'
const PUBLISHED = 'create table if not exists published (one integer primary key check (one = 1), json text not null)'
/** Made with the first ticket. In the order in which they were made. */
const TICKETS = `create table if not exists ticket (at integer primary key, hash text unique, json text not null)`
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
/** Has this code ever been claimed? Looks only, so that an unknown code leaves no trace. */
export function isClaimed(sql: Sql): boolean {
  return hasTable(sql, 'facts')
}

function makeTables(sql: Sql): void {
  sql.exec(TABLES)
  makeJournal(sql)
}

/** A room that has just been made, in the place of what may be left of one that had its code before. */
export function writeNewRoom(
  storage: Pick<DurableObjectStorage, 'sql' | 'transactionSync'>,
  rows: readonly RowChange[],
): void {
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
export function writeRows(
  storage: Pick<DurableObjectStorage, 'sql' | 'transactionSync'>,
  rows: readonly RowChange[],
): void {
  const [first, ...more] = rows
  if (first?.kind === 'entry' && more.length === 0) storeRow(storage.sql, first)
  else if (first) storage.transactionSync(() => store(storage.sql, rows))
}

export function store(sql: Sql, rows: readonly RowChange[]): void {
  for (const row of rows) storeRow(sql, row)
}

type Rows = { [Kind in RowChange['kind']]: Extract<RowChange, { kind: Kind }> }
const ROWS: { [Kind in keyof Rows]: (sql: Sql, row: Rows[Kind]) => void } = {
  facts: (sql, { facts }) => sql.exec('insert or replace into facts values (1, ?)', json(facts)),
  device: (sql, { device }) => sql.exec('insert or replace into device values (?, ?)', device.hash, json(device)),
  deviceForgotten: (sql, { hash }) => sql.exec('delete from device where hash = ?', hash),
  talk: (sql, { line }) => {
    sql.exec('insert into talk values (?, ?)', line.number, json(line))
    if (line.number % TALK_CLEARED_EVERY === 0) sql.exec(CLEAR_TALK)
  },
  whisper: (sql, { chair, line }) => {
    sql.exec(WHISPERS)
    sql.exec('insert into whisper values (?, ?, ?)', chair, line.number, json(line))
    sql.exec('delete from whisper where chair = ? and number <= ?', chair, line.number - LIMITS.whispersKept)
  },
  whispersForgotten: (sql, { chair }) => sql.exec('delete from whisper where chair = ?', chair),
  watcherLine: (sql, { line }) => {
    sql.exec(WATCHER_CHAT)
    sql.exec('insert into watcher_chat values (?, ?)', line.number, json(line))
    sql.exec('delete from watcher_chat where number <= ?', line.number - LIMITS.watcherLinesKept)
  },

  match: (sql, { head }) => sql.exec('insert or replace into match values (?, ?)', head.id, json(head)),
  entry: append,
  snapshot: (sql, { match, seq, position }) =>
    sql.exec(
      'insert or replace into snapshot values (?, ?, ?)',
      match,
      seq,
      json({ format: SNAPSHOT_FORMAT, position }),
    ),
  night: (sql, { match }) => {
    sql.exec(NIGHT)
    sql.exec('insert or replace into night values (?, ?)', match.number, json(match))
  },
  archiveJob: (sql, { job: { match, tries, at } }) => {
    sql.exec(ARCHIVE_QUEUE)
    sql.exec('insert or replace into archive_queue values (?, ?, ?)', match, tries, at)
  },
  archived: (sql, { match }) => sql.exec('delete from archive_queue where match = ?', match),

  ticket: (sql, { ticket }) => {
    sql.exec(TICKETS)
    const replacing = 'on conflict (hash) do update set json = excluded.json'
    sql.exec(`insert into ticket (hash, json) values (?, ?) ${replacing}`, ticket.hash, json(ticket))
  },
  ticketForgotten: (sql, { hash }) => sql.exec('delete from ticket where hash = ?', hash),
  gallery: (sql, { number, count }) => {
    sql.exec(GALLERIES)
    sql.exec('insert or replace into gallery values (?, ?)', number, count)
  },
  galleryGone: (sql, { gallery }) => sql.exec('delete from gallery where number = ?', gallery),
  delayed: (sql, { isDelayed }) => {
    sql.exec(DELAYED)
    sql.exec(isDelayed ? 'insert or ignore into delayed values (1)' : 'delete from delayed')
  },
}

function storeRow<Kind extends RowChange['kind']>(sql: Sql, row: Rows[Kind] & { kind: Kind }): void {
  ROWS[row.kind](sql, row)
}

/** What the list was told last. Made when it is told first. */
export function storePublished(sql: Sql, told: Told): void {
  sql.exec(PUBLISHED)
  sql.exec('insert or replace into published values (1, ?)', json(told))
}

import type { Entry, Head } from '../state/match.ts'
import { json } from './json.ts'
import type { Sql, Tables } from './tables.ts'

// Where a match is written down: each move and what was told of it, one row, before anybody hears of it.

/** Matches have fewer entries. */
const APART = 2 ** 20

/** Where an entry stands in the journal of the room: behind all before it, so that the database only ever appends. */
const placeIn = (match: number, seq: number): number => match * APART + seq

export function makeJournal(sql: Sql): void {
  sql.exec('create table entry (place integer primary key, json text not null)')
}

/** `number`: of the match. */
export function append(sql: Sql, { number, entry }: { number: number; entry: Entry }): void {
  sql.exec('insert into entry values (?, ?)', placeIn(number, entry.seq), json(entry))
}

/** All that happened in a match, in order. */
export function journalOf(sql: Sql, { number }: Pick<Head, 'number'>): Entry[] {
  const [from, to] = [placeIn(number, 0), placeIn(number + 1, 0)]
  const query = 'select json from entry where place >= ? and place < ? order by place'
  return [...sql.exec<{ json: string }>(query, from, to)].map(({ json }): Entry => JSON.parse(json))
}

/** Rooms from before had theirs by the name of the match. */
export function bringForward(sql: Sql, tables: Tables): void {
  if (!tables.has('journal')) return
  makeJournal(sql)
  sql.exec(
    `insert into entry select json_extract(match.json, '$.number') * ${APART} + journal.seq, journal.json
     from journal join match on match.id = journal.match order by 1`,
  )
  sql.exec('drop table journal')
}

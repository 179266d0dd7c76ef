// What is left of a room that was cleared away.

import { hasTable, type Sql } from './tables.ts'

/** Until when a code that was cleared away is not given out again; 0: it is free. */
export function restsUntil(sql: Sql): number {
  return hasTable(sql, 'rest') ? (sql.exec<{ until: number }>('select until from rest').toArray()[0]?.until ?? 0) : 0
}

/** All that is left of a room: that its code is not to be used for a while. */
export function layToRest(sql: Sql, until: number): void {
  sql.exec('create table rest (until integer not null)')
  sql.exec('insert into rest values (?)', until)
}

/** The archive still has matches of a room that was cleared away. */
export function layOutToForget(sql: Sql, room: string): void {
  sql.exec('create table forgetting (room text not null)')
  sql.exec('insert into forgetting values (?)', room)
}

export function toForget(sql: Sql): string | null {
  if (!hasTable(sql, 'forgetting')) return null
  return sql.exec<{ room: string }>('select room from forgetting').one().room
}

export function hasForgotten(sql: Sql): void {
  sql.exec('drop table if exists forgetting')
}

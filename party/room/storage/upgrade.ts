import type { Facts, RoomSettings } from '../state/facts.ts'
import { usualSettings } from '../state/access.ts'
import { person } from '../state/seats.ts'
import { ROOM_FORMAT } from './format.ts'
import { bringForward } from './journal.ts'
import type { Sql, Tables } from './tables.ts'
import type { StoredFacts } from './changedRows.ts'

/** What was called otherwise in format 1. */
const TABLES = { murmur: 'watcher_chat', late: 'delayed', herald: 'published', outbox: 'archive_queue' }
const NOTES = { tinSat: 'botSat', tinLeft: 'botLeft', lamp: 'host', substituted: 'botSteppedIn' }

/** The room's own row in format 1, as far as it was another. What came later than the first rooms may be missing. */
type Facts1 = Partial<Omit<Facts, 'chairs' | 'settings' | 'pauses'>> & {
  house?: Partial<Omit<RoomSettings, 'absence'>> & { absence?: string }
  stills?: Facts['pauses']
  chairs: readonly Chair1[]
}
type Chair1 = { kind: string; name?: string; substituteFrom?: number | null }

/** Brings a room of an earlier format to that of today: all of it or nothing. */
export function upgrade(storage: Pick<DurableObjectStorage, 'sql' | 'transactionSync'>, tables: Tables): void {
  const { sql } = storage
  storage.transactionSync(() => {
    const facts: Facts1 = JSON.parse(sql.exec<{ json: string }>('select json from facts').one().json)
    bringForward(sql, tables)
    for (const [was, is] of Object.entries(TABLES)) if (tables.has(was)) sql.exec(`alter table ${was} rename to ${is}`)
    renameNotes(sql)
    // Of before there were kinds of devices.
    sql.exec(`update device set json = json_insert(json, '$.kind', null, '$.since', 0)`)
    sql.exec('update facts set json = ?', JSON.stringify(factsNow(facts)))
  })
}

function renameNotes(sql: Sql): void {
  const rename = `update talk set json = json_set(json, '$.note', ?) where json ->> 'note' = ?`
  for (const [was, is] of Object.entries(NOTES)) sql.exec(rename, is, was)
  const isOfBots = `json ->> 'note' = 'absence' and json ->> 'about' = 'tin'`
  sql.exec(`update talk set json = json_set(json, '$.about', 'bot') where ${isOfBots}`)
}

function factsNow({ house = {}, stills = [], chairs, ...facts }: Facts1): object {
  const { absence = 'tin', ...settings } = house
  return {
    ...SINCE,
    guests: chairs.length,
    ...facts,
    format: ROOM_FORMAT,
    settings: { ...usualSettings(), ...settings, absence: botFor(absence) },
    pauses: stills,
    chairs: chairs.map(chairNow),
  }
}

/** What rooms of long ago lack. */
const SINCE: Partial<StoredFacts> = {
  ...{ id: '', peek: 'usual', publicFrom: null, shuffle: null, calledOff: [], played: [] },
  talk: { typed: true, filtered: true },
}

function chairNow({ kind, substituteFrom = null, ...chair }: Chair1, at: number): object {
  if (kind !== 'person') return { ...chair, kind: botFor(kind) }
  return { ...person(chair.name ?? '', at + 1), ...chair, botSince: substituteFrom }
}

const botFor = (word: string): string => (word === 'tin' ? 'bot' : word)

import { isRecord } from './patch.ts'

/**
 * What changed in a document, by places in it as it was. A record goes further in: its keys are paths, its values what
 * changed there. `[value]` sets a list or a record, and `[]` takes a key away; anything else is set as it stands.
 *
 * A path is places with `/` between them. In a list a place is the index; in a record, the number of the key among its
 * keys, sorted. A key that was not there is named, after a `+`: it ends its path.
 */
export type Change = unknown
type Parts = Record<string, Change>

/** What makes `after` of `before`, both plain JSON; undefined: they are equal. Parts that are shorter whole are set whole. */
export function difference(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after)
  if (isRecord(before) && isRecord(after)) return ofRecords(before, after)
  return set(after)
}

/** `before` with the changes made. Nothing is changed in place. */
export function changed<Document>(before: Document, change: Change): Document
export function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0]
  if (!isRecord(change)) return change
  return Array.isArray(before) ? listChanged(before, change) : recordChanged(before, change)
}

const set = (value: unknown): Change => (typeof value === 'object' && value !== null ? [value] : value)

/** As for patches: of one length piece by piece, one that only grew by its new end, any other whole. */
function ofLists(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const isLonger = before.length > 0 && after.length > before.length
  if (after.length !== before.length && !isLonger) return [after]
  const parts: Parts = {}
  let count = 0
  for (let at = 0; at < before.length; at++) {
    const change = difference(before[at], after[at])
    if (change === undefined) continue
    if (isLonger) return [after]
    put(parts, String(at), change)
    count++
  }
  for (let at = before.length; at < after.length; at++) parts[at] = set(after[at])
  return isLonger ? parts : shorter(parts, after, { count, of: after.length })
}

function ofRecords(before: Parts, after: Parts): Change | undefined {
  const parts: Parts = {}
  let [count, keys] = [0, 0]
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(after, key)) continue
    parts[placeOf(key, before)] = []
    count++
  }
  for (const key of Object.keys(after)) {
    keys++
    const isNew = !Object.hasOwn(before, key)
    const change = isNew ? set(after[key]) : difference(before[key], after[key])
    if (change === undefined) continue
    if (isNew) parts[`+${key}`] = change
    else put(parts, String(placeOf(key, before)), change)
    count++
  }
  return shorter(parts, after, { count, of: keys })
}

/** Its number among all keys, sorted: as many as come before it. */
function placeOf(key: string, record: Parts): number {
  let place = 0
  for (const other of Object.keys(record)) if (other < key) place++
  return place
}

/** Where there is but one way on, the path goes on too. */
function put(parts: Parts, step: string, change: Change): void {
  const path = isRecord(change) ? onlyKey(change) : null
  if (path === null || !isRecord(change)) parts[step] = change
  else parts[path.startsWith('+') ? step + path : `${step}/${path}`] = change[path]
}

function onlyKey(parts: Parts): string | null {
  const keys = Object.keys(parts)
  return keys.length === 1 ? (keys[0] ?? null) : null
}

/** Where little has stayed as it was, it may be shorter to set it whole. */
function shorter(parts: Parts, after: unknown, { count, of }: { count: number; of: number }): Change | undefined {
  if (count === 0) return undefined
  if (count === 1 || count * 2 < of) return parts
  const length = lengthUpTo(Infinity, parts)
  return lengthUpTo(length, after) + 2 < length ? [after] : parts
}

/** About as long as it is as JSON; above the limit, only that it is: whole scenes are long, and changes short. */
function lengthUpTo(limit: number, value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return String(value).length
  let length = 1
  if (Array.isArray(value)) {
    for (const part of value) {
      if (length > limit) return length
      length += 1 + lengthUpTo(limit - length, part)
    }
  } else if (isRecord(value)) {
    for (const key of Object.keys(value)) {
      if (length > limit) return length
      length += key.length + 4 + lengthUpTo(limit - length, value[key])
    }
  }
  return Math.max(2, length)
}

function listChanged(list: readonly unknown[], change: Parts): unknown[] {
  const parts = [...list]
  for (const [path, inner] of Object.entries(change)) {
    const { step, rest } = split(path)
    parts[Number(step)] = changed(list[Number(step)], further(rest, inner))
  }
  return parts
}

function recordChanged(record: unknown, change: Parts): Parts {
  const had = isRecord(record) ? record : {}
  // The same order at both ends, however the record came about.
  const keys = Object.keys(had).sort()
  const parts = new Map(Object.entries(had))
  for (const [path, inner] of Object.entries(change)) {
    const { step, rest } = split(path)
    const key = step.startsWith('+') ? step.slice(1) : keys[Number(step)]
    if (key === undefined) throw new Error(`no place ${step} in ${JSON.stringify(record)}`)
    if (rest === '' && Array.isArray(inner) && inner.length === 0) parts.delete(key)
    else parts.set(key, changed(parts.get(key), further(rest, inner)))
  }
  return Object.fromEntries(parts)
}

function split(path: string): { step: string; rest: string } {
  const [step = path] = /^\d+/.exec(path) ?? []
  return { step, rest: path.slice(step.length).replace(/^\//, '') }
}

const further = (path: string, inner: Change): Change => (path === '' ? inner : { [path]: inner })

import { isRecord, isSame } from './patch.ts'

/**
 * What changed in a document: a way through it as it was, and the values that are set on it, in turn.
 *
 * The way is made of places: in a list the index; in a record, the number of the key among its keys, sorted. A place
 * that holds a list or a record leads into it. What else lies there, or nothing, gives way to the next value. Besides:
 * `<` leads out again, `.` sets the whole of where one is and leads out, `+` sets a new key (its name is a value too),
 * `-` and a place take away, `~` and a place add a value to a number. At the end of the way it leads out by itself.
 */
export interface Change {
  way: string
  values: readonly unknown[]
}

/** A place is one character; from 62 on its number, in brackets. */
const PLACES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const LARGE = 1_000_000_000

type Parts = Record<string, unknown>

/** What makes `after` of `before`, both plain JSON; undefined: they are equal. */
export function difference(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined
  const writer: Writer = { way: [], values: [] }
  if (!isHolding(before)) set(writer, after)
  else if (!goThrough(before, after, writer)) return undefined
  while (writer.way.at(-1) === '<') writer.way.pop()
  return { way: writer.way.join(''), values: writer.values }
}

/** `before` with the changes made. Nothing is changed in place. */
export function changed<Document>(before: Document, change: Change): Document
export function changed(before: unknown, { way, values }: Change): unknown {
  const reader = new Reader(way, values)
  return isHolding(before) ? follow(before, reader) : reader.value()
}

interface Writer {
  way: string[]
  values: unknown[]
}

const isHolding = (value: unknown): value is object => typeof value === 'object' && value !== null
/** Moments are told by how much later they are. */
const isMoment = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= LARGE
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const named = (place: number): string => PLACES[place] ?? `(${place})`

function set({ way, values }: Writer, value: unknown): void {
  way.push('.')
  values.push(value)
}

/** Writes what changed in a list or a record, and the way out of it; false: nothing did. */
function goThrough(before: object, after: unknown, writer: Writer): boolean {
  if (before === after) return false
  if (isList(before) && isList(after)) return throughList(before, after, writer)
  if (isRecord(before) && isRecord(after) && before['kind'] === after['kind'])
    return throughRecord(before, after, writer)
  set(writer, after)
  return true
}

/** Keeps room for a place, and writes what changed there behind it; false: nothing did, and no room is kept. */
function step(before: unknown, after: unknown, writer: Writer): boolean {
  const { way, values } = writer
  way.push('')
  if (isHolding(before)) {
    if (goThrough(before, after, writer)) return true
  } else if (before !== after) {
    const isLater = isMoment(before) && isMoment(after)
    if (isLater) way[way.length - 1] = '~'
    values.push(isLater ? after - before : after)
    return true
  }
  way.pop()
  return false
}

/**
 * Every scene goes through here with every move, so nothing is made for what stayed the same, no list of keys and no
 * function, and what is the same in both is not asked for twice.
 */
function throughRecord(before: Parts, after: Parts, writer: Writer): boolean {
  const { way, values } = writer
  const from = way.length
  let kept = 0
  for (const key in after) {
    const was = before[key]
    const is = after[key]
    const at = way.length
    if ((was === is && is !== undefined) || Object.hasOwn(before, key)) {
      kept++
      if (was !== is && step(was, is, writer)) way[at] += named(placeOf(key, before))
    } else {
      way.push('+')
      values.push(key, is)
    }
  }
  if (kept < countOf(before)) {
    for (const key in before) if (!Object.hasOwn(after, key)) way.push('-', named(placeOf(key, before)))
  }
  return leadsOut(way, from)
}

function countOf(record: Parts): number {
  let count = 0
  for (const _ in record) count++
  return count
}

/** Leads out of where the way has come to since `from`; false: it has come nowhere. */
function leadsOut(way: string[], from: number): boolean {
  if (way.length === from) return false
  way.push('<')
  return true
}

/** Its number among all keys, sorted: as many as come before it. */
function placeOf(key: string, record: Parts): number {
  let place = 0
  for (const other in record) if (other < key) place++
  return place
}

/** Of one length, piece by piece; of another, whole, but where it only grew at its end, or lost a few. */
function throughList(before: readonly unknown[], after: readonly unknown[], writer: Writer): boolean {
  if (after.length === before.length) return throughPieces(before, after, writer)
  const lost = after.length < before.length ? lostIn(before, after) : []
  const isGrown = after.length > before.length && before.every((each, at) => isSame(each, after[at]))
  if (isGrown) {
    for (let at = before.length; at < after.length; at++) writer.way.push(named(at))
    writer.values.push(...after.slice(before.length))
  } else if (lost.length > 0 && lost.length <= after.length) {
    for (const at of lost) writer.way.push('-', named(at))
  } else {
    set(writer, after)
    return true
  }
  writer.way.push('<')
  return true
}

function throughPieces(before: readonly unknown[], after: readonly unknown[], writer: Writer): boolean {
  const { way } = writer
  const from = way.length
  for (let place = 0; place < before.length; place++) {
    const at = way.length
    if (before[place] !== after[place] && step(before[place], after[place], writer)) way[at] += named(place)
  }
  return leadsOut(way, from)
}

/** Where those lay that are not there any more; none, if that is not all that changed. */
function lostIn(before: readonly unknown[], after: readonly unknown[]): number[] {
  const lost: number[] = []
  for (let at = 0; at < before.length; at++) {
    const next = at - lost.length
    if (next >= after.length || !isSame(before[at], after[next])) lost.push(at)
  }
  return lost.length === before.length - after.length ? lost : []
}

/** Goes along a way. */
class Reader {
  readonly #way: string
  readonly #values: readonly unknown[]
  #at = 0
  #taken = 0

  constructor(way: string, values: readonly unknown[]) {
    this.#way = way
    this.#values = values
  }

  value(): unknown {
    if (this.#taken >= this.#values.length) throw new Error(`no value ${this.#taken}`)
    return this.#values[this.#taken++]
  }

  /** Null: it leads out. */
  sign(): string | null {
    const sign = this.#way[this.#at++]
    return sign === undefined || sign === '<' ? null : sign
  }

  place(sign = this.#way[this.#at++]): number {
    if (sign !== '(') return PLACES.indexOf(sign ?? '?')
    const end = this.#way.indexOf(')', this.#at)
    const place = Number(this.#way.slice(this.#at, end))
    this.#at = end + 1
    return place
  }
}

/** Parts by the places that they had: a list's by index, a record's in the order of its keys, the same at both ends. */
function follow(before: object, reader: Reader): unknown {
  const keys = isList(before) ? null : Object.keys(before).sort()
  const parts = new Map<string | number, unknown>(isList(before) ? before.entries() : Object.entries(before))
  for (let sign = reader.sign(); sign !== null; sign = reader.sign()) {
    if (sign === '.') return reader.value()
    if (sign === '+') {
      parts.set(String(reader.value()), reader.value())
      continue
    }
    const place = reader.place(sign === '-' || sign === '~' ? undefined : sign)
    const key = keys ? keys[place] : place
    if (key === undefined || !(parts.has(key) || key === parts.size)) throw new Error(`no place ${place}`)
    const had = parts.get(key)
    if (sign === '-') parts.delete(key)
    else if (sign === '~') parts.set(key, Number(had) + Number(reader.value()))
    else parts.set(key, isHolding(had) ? follow(had, reader) : reader.value())
  }
  return keys ? Object.fromEntries(parts) : [...parts.values()]
}

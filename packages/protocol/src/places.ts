import { isRecord, stepsOf, type Patch } from './patch.ts'

/**
 * What changed in a document, by places in it as it was. A record goes further in: its keys are paths, its values what
 * changed there. `[value]` sets a list or a record, and `[]` takes a key away; anything else is set as it stands.
 *
 * A path is places with `/` between them. In a list a place is the index; in a record, the number of the key among its
 * keys, sorted. A key that was not there is named, after a `+`: it ends its path.
 */
export type Change = unknown

/** A patch from `before` to `after`, by places in `before`; parts that are shorter whole are set whole. */
export function inPlaces(patch: Patch, before: unknown, after: unknown): Change {
  return written(treeOf(patch), before, after)
}

/** `before` with the changes made. Nothing is changed in place. */
export function changed<Document>(before: Document, change: Change): Document
export function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0]
  if (!isRecord(change)) return change
  return Array.isArray(before) ? listChanged(before, change) : recordChanged(before, change)
}

interface Node {
  /** What is set here; empty: it is taken away. */
  set?: readonly unknown[]
  inner: Map<string, Node>
}

function treeOf(patch: Patch): Node {
  const root: Node = { inner: new Map() }
  for (const [pointer, ...set] of patch) nodeAt(root, stepsOf(pointer)).set = set
  return root
}

function nodeAt(root: Node, steps: readonly string[]): Node {
  return steps.reduce((node, step) => {
    const next = node.inner.get(step) ?? { inner: new Map() }
    node.inner.set(step, next)
    return next
  }, root)
}

function written({ set, inner }: Node, before: unknown, after: unknown): Change {
  if (set) return set.length === 0 ? [] : valueOf(set[0])
  const stepTo = Array.isArray(before) ? (key: string) => key : placesIn(before)
  const changes = [...inner].map(([key, node]) =>
    joined(stepTo(key), written(node, partOf(before, key), partOf(after, key))),
  )
  const change = Object.fromEntries(changes)
  return changes.length > 1 && isShorterThan(JSON.stringify(change).length - 2, after) ? [after] : change
}

const valueOf = (value: unknown): Change => (typeof value === 'object' && value !== null ? [value] : value)

function placesIn(record: unknown): (key: string) => string {
  const keys = keysOf(record)
  return (key) => {
    const place = keys.indexOf(key)
    return place < 0 ? `+${key}` : String(place)
  }
}

/** Where there is but one way on, the path goes on too. */
function joined(step: string, change: Change): [string, Change] {
  const [only, another] = isRecord(change) ? Object.entries(change) : []
  if (!only || another) return [step, change]
  const [path, inner] = only
  return [path.startsWith('+') ? step + path : `${step}/${path}`, inner]
}

function listChanged(list: readonly unknown[], change: Record<string, Change>): unknown[] {
  const parts = [...list]
  for (const [path, inner] of Object.entries(change)) {
    const { step, rest } = split(path)
    parts[Number(step)] = changed(list[Number(step)], further(rest, inner))
  }
  return parts
}

function recordChanged(record: unknown, change: Record<string, Change>): Record<string, unknown> {
  const keys = keysOf(record)
  const parts = new Map(isRecord(record) ? Object.entries(record) : [])
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

/** The same order at both ends, however the record came about. */
const keysOf = (record: unknown): string[] => (isRecord(record) ? Object.keys(record).sort() : [])

function partOf(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value[Number(step)]
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

/** Whole scenes are long and changes short: no more is counted than it takes to know. */
const isShorterThan = (limit: number, value: unknown): boolean => lengthUpTo(limit, value) < limit

/** About as long as it is as JSON; above the limit, only that it is. */
function lengthUpTo(limit: number, value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return String(value).length
  let length = 1
  for (const [key, part] of Object.entries(value)) {
    if (length > limit) return length
    length += (Array.isArray(value) ? 1 : key.length + 4) + lengthUpTo(limit - length, part)
  }
  return Math.max(2, length)
}

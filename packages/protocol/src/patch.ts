/** Where in a JSON document: a JSON Pointer (RFC 6901). */
export type Pointer = string
type Steps = readonly (string | number)[]
/** Sets a value, or without one, removes a key. An index equal to an array's length appends. */
export type Change = readonly [Pointer, unknown] | readonly [Pointer]
export type Patch = readonly Change[]

/** The changes that turn `before` into `after`, both plain JSON. Empty if they're equal. */
export function diff(before: unknown, after: unknown): Patch {
  const changes: Change[] = []
  compare(before, after, { path: [], changes })
  return changes
}

/** `before` with the changes applied. Unchanged parts stay the same objects; nothing is changed in place. */
export function patched<Document>(before: Document, patch: Patch): Document
export function patched(before: unknown, patch: Patch): unknown {
  return patch.reduce((value: unknown, [pointer, ...set]) => changed(value, stepsOf(pointer), set), before)
}

/** Joined rather than added: V8 keeps a sum as its pieces, and takes its slow path to JSON for anything with one in it. */
export function pointerTo(steps: Steps): Pointer {
  return ['', ...steps.map((step) => (typeof step === 'number' ? step : escaped(step)))].join('/')
}

/** Hardly any key contains these. */
const escaped = (key: string): string =>
  NEEDS_ESCAPE.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
const NEEDS_ESCAPE = /[~/]/

function stepsOf(pointer: Pointer): string[] {
  const [, ...steps] = pointer.split('/')
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

interface Walk {
  path: (string | number)[]
  changes: Change[]
}

function compare(before: unknown, after: unknown, walk: Walk): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, walk)
  else if (isRecord(before) && isRecord(after)) compareRecords(before, after, walk)
  else note(walk, after)
}

/** Lists of equal length piece by piece; a list that only grew, but not from nothing, by its new end; any other is replaced. */
function compareLists(before: unknown[], after: unknown[], walk: Walk): void {
  if (before.length === after.length) {
    for (let at = 0; at < before.length; at++) {
      walk.path.push(at)
      compare(before[at], after[at], walk)
      walk.path.pop()
    }
    return
  }
  const grew = before.length > 0 && after.length > before.length && before.every((each, at) => isSame(each, after[at]))
  if (!grew) note(walk, after)
  else for (let at = before.length; at < after.length; at++) noteAt(at, after[at], walk)
}

function compareRecords(before: Record<string, unknown>, after: Record<string, unknown>, walk: Walk): void {
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) walk.changes.push([pointerTo([...walk.path, key])])
  }
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) noteAt(key, after[key], walk)
    else if (before[key] !== after[key]) {
      walk.path.push(key)
      compare(before[key], after[key], walk)
      walk.path.pop()
    }
  }
}

function note({ path, changes }: Walk, value: unknown): void {
  changes.push([pointerTo(path), value])
}

function noteAt(step: string | number, value: unknown, { path, changes }: Walk): void {
  changes.push([pointerTo([...path, step]), value])
}

/** Are they equal as plain JSON? Stops at the first difference. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]))
  }
  if (!isRecord(one) || !isRecord(other)) return false
  for (const key in one) if (!Object.hasOwn(other, key) || !isSame(one[key], other[key])) return false
  for (const key in other) if (!Object.hasOwn(one, key)) return false
  return true
}

function changed(value: unknown, [step, ...rest]: readonly string[], set: readonly unknown[]): unknown {
  if (step === undefined) return set[0]
  if (Array.isArray(value) && INDEX.test(step)) {
    const at = Number(step)
    return [...value.slice(0, at), changed(value[at], rest, set), ...value.slice(at + 1)]
  }
  if (!isRecord(value)) throw new Error(`no ${step} in ${JSON.stringify(value)}`)
  if (rest.length === 0 && set.length === 0) return without(value, step)
  return { ...value, [step]: changed(value[step], rest, set) }
}

const INDEX = /^(0|[1-9]\d*)$/

function without(record: Record<string, unknown>, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

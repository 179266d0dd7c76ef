/** A deep copy of plain JSON data. Several times faster than `structuredClone`, which has to handle more. */
export function copy<T>(value: T): T
export function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? copyList(value) : copyObject(value)
}

// The shallow copy has taken everything that isn't an object: a call for each of those would take half the time.
function copyList(value: readonly unknown[]): unknown[] {
  const list = value.slice()
  for (let at = 0; at < list.length; at++) {
    const each = list[at]
    if (typeof each === 'object' && each !== null) list[at] = copy(each)
  }
  return list
}

function copyObject(value: object): object {
  const fields: Record<string, unknown> = { ...value }
  for (const name in fields) {
    const each = fields[name]
    if (typeof each === 'object' && each !== null) fields[name] = copy(each)
  }
  return fields
}

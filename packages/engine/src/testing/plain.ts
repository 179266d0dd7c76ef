/** Where a value is not plain JSON data, or null if all of it is. */
export function notPlain(value: unknown, path = '$'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${value}`
  if (typeof value !== 'object') return `${path} is ${typeof value}`
  if (Array.isArray(value)) return first(Array.from(value, (each: unknown, at) => notPlain(each, `${path}[${at}]`)))
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is not a plain object`
  return first(Object.entries(value).map(([name, each]) => notPlain(each, `${path}.${name}`)))
}

const first = (faults: readonly (string | null)[]): string | null => faults.find((fault) => fault !== null) ?? null

/** The same value, frozen all through. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

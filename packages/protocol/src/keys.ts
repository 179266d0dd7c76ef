import { isRecord } from './patch.ts'

/**
 * The keys of records that are told again and again, so that they are named once and not each time: `seat,from,until`,
 * or with the kind that it is, `kind=played,seat,card`.
 */
export type Keys = readonly string[]

/**
 * A value without the keys that both ends know: a record is its number among the keys, and its values, up to the last
 * that is not null. A list that begins with a number has -1 before it; records of other keys, and all else, stay.
 */
export function packed(value: unknown, keys: Keys): unknown {
  return pack(value, treeOf(keys))
}

export function unpacked(value: unknown, keys: Keys): unknown {
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, unpacked(each, keys)]))
  if (!Array.isArray(value)) return value
  const [number, ...rest]: unknown[] = value
  if (typeof number !== 'number') return value.map((each) => unpacked(each, keys))
  const values = rest.map((each) => unpacked(each, keys))
  return number < 0 ? values : record(keys[number], values)
}

function record(keys: string | undefined, values: readonly unknown[]): object {
  if (keys === undefined) throw new Error('no keys')
  const rest = values.values()
  const entries = keys.split(',').map((key) => {
    const [name = key, kind] = key.split('=')
    return [name, kind ?? rest.next().value ?? null]
  })
  return Object.fromEntries(entries)
}

/** Keys by those that come before them. */
interface Tree {
  number: number
  next: Map<string, Tree>
  kinds: Map<string, Tree>
}

const trees = new WeakMap<Keys, Tree>()

function treeOf(keys: Keys): Tree {
  const known = trees.get(keys)
  if (known) return known
  const root = twig()
  for (const [number, each] of keys.entries()) {
    let tree = root
    for (const key of each.split(',')) {
      const [name = key, kind] = key.split('=')
      const [all, by] = kind === undefined ? [tree.next, name] : [tree.kinds, kind]
      const next = all.get(by) ?? twig()
      all.set(by, next)
      tree = next
    }
    tree.number = number
  }
  trees.set(keys, root)
  return root
}

const twig = (): Tree => ({ number: -1, next: new Map(), kinds: new Map() })

function pack(value: unknown, tree: Tree): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const parts = value.map((each) => pack(each, tree))
    return typeof value[0] === 'number' ? [-1, ...parts] : parts
  }
  return isRecord(value) ? packRecord(value, tree) : value
}

function packRecord(value: Record<string, unknown>, tree: Tree): unknown {
  const parts: unknown[] = [0]
  let found: Tree | undefined = tree
  for (const key in value) {
    const each = value[key]
    // As JSON has it.
    if (each === undefined) continue
    const kind: Tree | undefined = key === 'kind' && typeof each === 'string' ? found.kinds.get(each) : undefined
    if (!kind) parts.push(pack(each, tree))
    found = kind ?? found.next.get(key)
    if (!found) break
  }
  if (!found || found.number < 0) return packParts(value, tree)
  parts[0] = found.number
  while (parts.at(-1) === null) parts.pop()
  return parts
}

/** Copied before it is filled: a key of its own called `__proto__` is then one like all others. */
function packParts(value: Record<string, unknown>, tree: Tree): unknown {
  const parts = { ...value }
  for (const key in parts) parts[key] = pack(parts[key], tree)
  return parts
}

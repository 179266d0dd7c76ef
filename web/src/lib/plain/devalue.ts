/**
 * What Kit takes from `devalue` in a browser, for pages whose data is plain: a twentieth of every page otherwise. Data
 * of any other kind (a Date, a Map) is refused aloud.
 */

type Revivers = Readonly<Record<string, (value: unknown) => unknown>>

/** How it writes what JSON has no word for. */
const UNDEFINED = -1
const NUMBERS: Readonly<Record<number, number>> = { [-3]: NaN, [-4]: Infinity, [-5]: -Infinity, [-6]: -0 }

export function unflatten(flat: unknown, revivers: Revivers = {}): unknown {
  if (typeof flat === 'number') return special(flat)
  if (!Array.isArray(flat)) throw new Error('Invalid input')
  const values: readonly unknown[] = flat
  const had = new Map<number, unknown>()

  function at(index: unknown): unknown {
    if (typeof index !== 'number' || index >= values.length) throw new Error('Invalid input')
    if (index < 0) return special(index)
    if (had.has(index)) return had.get(index)
    const value = values[index]
    if (Array.isArray(value)) return typeof value[0] === 'string' ? revived(index, value) : list(index, value)
    if (typeof value === 'object' && value !== null) return object(index, value)
    return kept(index, value)
  }
  function kept<T>(index: number, value: T): T {
    had.set(index, value)
    return value
  }
  function revived(index: number, [kind, inner]: readonly unknown[]): unknown {
    const revive = revivers[String(kind)]
    if (!revive) throw new Error(`Pages send plain data, and this is a ${String(kind)}`)
    return kept(index, revive(at(inner)))
  }
  function list(index: number, entries: readonly unknown[]): unknown[] {
    const made = kept<unknown[]>(index, [])
    for (const entry of entries) made.push(at(entry))
    return made
  }
  function object(index: number, entries: object): object {
    const made = kept<Record<string, unknown>>(index, {})
    for (const [key, entry] of Object.entries(entries)) {
      if (key === '__proto__') throw new Error('Invalid input')
      made[key] = at(entry)
    }
    return made
  }
  return at(0)
}

function special(index: number): unknown {
  if (index === UNDEFINED) return undefined
  if (!(index in NUMBERS)) throw new Error('Invalid input')
  return NUMBERS[index]
}

export const parse = (text: string, revivers?: Revivers): unknown => unflatten(JSON.parse(text), revivers)

/** Kit looks with it whether a page's state can be kept. */
export const stringify = (value: unknown): string => JSON.stringify(value)

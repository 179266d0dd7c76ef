import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'
import { isBefore, type Target } from './targets.ts'

const { api } = bcd
const { builtins } = bcd.javascript

/** What some of the browsers lack, by the data of MDN. What the data do not know counts as there. */
export class Support {
  readonly #targets: readonly Target[]

  constructor(targets: readonly Target[]) {
    this.#targets = targets
  }

  /** What stands at a place in the data. */
  lacks(entry: Identifier | undefined): boolean {
    return this.#lack([entry])
  }

  /** Something that is there without an object: `requestIdleCallback`, `URLPattern`. */
  lacksGlobal(name: string): boolean {
    return this.#lack([own(api, name) ?? own(builtins, name) ?? own(api['Window'], name)])
  }

  /** Of a class itself: `AbortSignal.any`, `Map.groupBy`. */
  lacksStatic(owner: string, name: string): boolean {
    return this.#lack([own(own(api, owner), `${name}_static`) ?? own(own(builtins, owner), name)])
  }

  /**
   * Of objects, where their kind is there at all. What the data do not know of a kind is lacking where all the heirs lack
   * it that they know.
   */
  lacksMember(kind: string, heirs: readonly string[], name: string): boolean {
    const memberOf = (owner: string) => own(own(api, owner), name) ?? own(own(builtins, owner), name)
    return this.#lack([memberOf(kind) ?? heirs.map(memberOf)].flat(), own(api, kind)?.__compat)
  }

  #lack(found: readonly (Identifier | undefined)[], within?: CompatStatement): boolean {
    const targets = within ? this.#targets.filter((target) => isIn(target, within)) : this.#targets
    const known = found.flatMap((each) => each?.__compat ?? [])
    return known.length > 0 && known.every((each) => !targets.every((target) => isIn(target, each)))
  }
}

const isIn = ({ browser, version }: Target, { support }: CompatStatement): boolean => isThere(support[browser], version)

const own = (all: Readonly<Record<string, Identifier>> | undefined, name: string): Identifier | undefined =>
  all && Object.hasOwn(all, name) ? all[name] : undefined

type Statement = SimpleSupportStatement | readonly SimpleSupportStatement[] | undefined

function isThere(statement: Statement, version: string): boolean {
  if (statement === undefined) return true
  return [statement]
    .flat()
    .some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
        ![removed, flags, prefix, other].some(Boolean) && isSince(added, version),
    )
}

const isSince = (added: SimpleSupportStatement['version_added'], version: string): boolean =>
  typeof added === 'string' && added !== 'preview' && !isBefore(version, added.replace('≤', ''))

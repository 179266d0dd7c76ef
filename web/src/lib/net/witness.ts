import { canonical, chainFrom, digest, linked, MARK, markOf, type Witness } from '@robot-night/engine/fair'
import type { Heard } from '@robot-night/protocol'
import type { Store } from '../kept/store.ts'
import { keepWitness, witnessAt } from './witnessStore.ts'
import type { Table, World } from './world.ts'

/** Events whose marks are kept: some 16 kB. Later ones are in the chain alone. */
const MOST_MARKS = 4000

/**
 * This device's own account of a match: a running hash of all that it is told, which the record is held against once it
 * is published. The room works out the same and sends a mark of it along.
 */
export class WitnessKeeper {
  readonly #store: Store
  #mine: Witness | null = null
  /** The last event that is in it. */
  #last: Heard | undefined
  /** Which match lay on the table when it last looked; undefined: it has not looked yet. */
  #lay: string | null | undefined

  constructor(store: Store) {
    this.#store = store
  }

  /** The table stands like this now. */
  sees({ me, table, room }: Pick<World, 'me' | 'table' | 'room'>): void {
    if (table) this.#hears(table, { viewer: me.seat ?? 'spectator', isOver: room.stage === 'over' })
    this.#lay = table?.match ?? null
  }

  #hears(table: Table, { viewer, isOver }: { viewer: Witness['viewer']; isOver: boolean }): void {
    const had = this.#mineOf(table, viewer)
    if (had.strayed !== null) return this.#keep(had)
    const isSameLog = had.told === 0 || (this.#last !== undefined && table.log[had.told - 1] === this.#last)
    const strayed = isSameLog ? null : strayedAt(had, table.log)
    const now = strayed === null ? withEvents(had, table.log.slice(had.told)) : had
    const isAgreed = table.mark === undefined || now.told === 0 || markOf(now.chain) === table.mark
    const seen = isOver || table.scene.outcome !== null ? digest(table.scene.view) : now.seen
    this.#last = table.log[now.told - 1]
    this.#keep({ ...now, seen, strayed: strayed ?? (isAgreed ? null : now.told) })
  }

  /** What was kept before this page was loaded goes on. */
  #mineOf({ match, n, log }: Table, viewer: Witness['viewer']): Witness {
    if (this.#mine?.match === match && this.#mine.viewer === viewer) return this.#mine
    this.#last = undefined
    const kept = witnessAt({ match, viewer }, this.#store)
    if (kept) return kept
    const wasHere = this.#lay !== undefined && this.#lay !== match
    const from = wasHere || n <= 1 ? 0 : log.length
    const chain = chainFrom(viewer)
    return { form: 1, match, viewer, from, told: 0, chain, marks: '', seen: null, strayed: null }
  }

  #keep(witness: Witness): void {
    const had = this.#mine
    this.#mine = witness
    const isSame = had?.match === witness.match && had.viewer === witness.viewer && had.told === witness.told
    if (!isSame || had.seen !== witness.seen || had.strayed !== witness.strayed) keepWitness(witness, this.#store)
  }
}

function withEvents(witness: Witness, events: readonly Heard[]): Witness {
  let { chain, marks, told } = witness
  for (const event of events) {
    chain = linked(chain, canonical(event))
    told += 1
    if (told <= MOST_MARKS) marks += markOf(chain)
  }
  return { ...witness, chain, marks, told }
}

/** The room tells from the beginning what it has told before: at which event it is something else; null: it is the same. */
function strayedAt(had: Witness, log: readonly Heard[]): number | null {
  const fresh = { ...had, told: 0, marks: '', chain: chainFrom(had.viewer) }
  const again = withEvents(fresh, log.slice(0, had.told))
  if (again.chain === had.chain) return null
  for (let at = 0; at < had.told; at++) {
    const [was, is] = [had.marks, again.marks].map((marks) => marks.slice(at * MARK, at * MARK + MARK))
    if (was !== is) return at + 1
  }
  return had.told
}

import { witnessFrom, type Witness } from '@robot-night/engine/fair'
import { keepJson, keptJson } from '../kept/json.ts'
import type { Store } from '../kept/store.ts'

/** What this device was told of the last matches: one entry each, and a list of them. */
const LIST = 'told'
const MOST = 24

const nameOf = ({ match, viewer }: Pick<Witness, 'match' | 'viewer'>): string => `${LIST} ${match} ${viewer}`

/** What this device was told of a match as this viewer; null: nothing, or it has been forgotten since. */
export function witnessAt(of: Pick<Witness, 'match' | 'viewer'>, store: Store): Witness | null {
  const witness = witnessFrom(keptJson(store, nameOf(of)))
  return witness?.match === of.match && witness.viewer === of.viewer ? witness : null
}

/** What it was told of a match: at a seat, if it ever had one in it. */
export function witnessOf(match: string, store: Store): Witness | null {
  const about = `${LIST} ${match} `
  const viewers = namesIn(store).flatMap((name) => (name.startsWith(about) ? [name.slice(about.length)] : []))
  const seat = viewers.find((viewer) => viewer !== 'spectator')
  return witnessAt({ match, viewer: seat === undefined ? 'spectator' : Number(seat) }, store)
}

/** The oldest match gives way. */
export function keepWitness(witness: Witness, store: Store): void {
  const name = nameOf(witness)
  const names = namesIn(store)
  if (!names.includes(name)) {
    const kept = [...names, name]
    for (const old of kept.splice(0, Math.max(0, kept.length - MOST))) store.write(old, null)
    keepJson(store, LIST, kept)
  }
  keepJson(store, name, witness)
}

function namesIn(store: Store): string[] {
  const list = keptJson(store, LIST)
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []
}

import { readJson } from '@robot-night/engine/json'
import { witnessFrom, type Witness } from '@robot-night/engine/fair'

/** What this device was told of the last matches, in the browser's own drawer: one entry each, and a list of them. */
const LIST = 'told'
const MOST = 24

const nameOf = ({ match, viewer }: Pick<Witness, 'match' | 'viewer'>): string => `${LIST} ${match} ${viewer}`

/** What this device was told of a match as this viewer; null: nothing, or it has been forgotten since. */
export function witnessAt(of: Pick<Witness, 'match' | 'viewer'>, drawer: Storage | null): Witness | null {
  try {
    const witness = witnessFrom(readJson(drawer?.getItem(nameOf(of)) ?? 'null'))
    return witness?.match === of.match && witness.viewer === of.viewer ? witness : null
  } catch {
    return null
  }
}

/** What it was told of a match: at a seat, if it ever had one in it. */
export function witnessOf(match: string, drawer: Storage | null): Witness | null {
  const about = `${LIST} ${match} `
  const viewers = namesIn(drawer).flatMap((name) => (name.startsWith(about) ? [name.slice(about.length)] : []))
  const seat = viewers.find((viewer) => viewer !== 'spectator')
  return witnessAt({ match, viewer: seat === undefined ? 'spectator' : Number(seat) }, drawer)
}

/** The oldest match gives way. */
export function keepWitness(witness: Witness, drawer: Storage | null): void {
  const name = nameOf(witness)
  try {
    const names = namesIn(drawer)
    if (!names.includes(name)) {
      const kept = [...names, name]
      for (const old of kept.splice(0, Math.max(0, kept.length - MOST))) drawer?.removeItem(old)
      drawer?.setItem(LIST, JSON.stringify(kept))
    }
    drawer?.setItem(name, JSON.stringify(witness))
  } catch {
    // Full or forbidden: then it cannot be compared in the end.
  }
}

function namesIn(drawer: Storage | null): string[] {
  try {
    const list: unknown = readJson(drawer?.getItem(LIST) ?? '[]')
    return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

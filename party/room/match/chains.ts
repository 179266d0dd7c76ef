import { hear, type Viewer } from '@robot-night/engine'
import { canonical, chainFrom, linked, markOf } from '@robot-night/engine/fair'
import type { TableFrame } from '@robot-night/protocol'
import { viewersOf, type Chains, type Match } from '../state/match.ts'

type Working = Pick<Match, 'head' | 'log' | 'chains'>

export const unknownChains = (match: Pick<Match, 'head'>): Chains => viewersOf(match).map(() => null)

/** `heard`: by viewer, what they are told now. Of those who are told nothing it stays as it is. */
export function chainsAfter(match: Working, heard: readonly (readonly object[])[]): Chains {
  const known = new Map<object, string>()
  const written = (event: object): string => {
    const text = known.get(event) ?? canonical(event)
    known.set(event, text)
    return text
  }
  return match.chains.map((_, place) => {
    const chain = knownAt(match, place)
    return chain && (heard[place] ?? []).reduce<string>((last, event) => linked(last, written(event)), chain)
  })
}

/** What one viewer has been told so far: a function of that alone. */
export function chainOf(match: Working, viewer: Viewer): string {
  const place = viewersOf(match).indexOf(viewer)
  const known = knownAt(match, place)
  if (known !== null) return known
  const told = match.log.flatMap((entry) => hear(entry.told, viewer))
  const chain = told.reduce<string>((last, event) => linked(last, canonical(event)), chainFrom(viewer))
  foundOut.set(match.chains, new Map([...(foundOut.get(match.chains) ?? []), [place, chain]]))
  return chain
}
const foundOut = new WeakMap<Chains, ReadonlyMap<number, string>>()

const knownAt = ({ chains }: Working, place: number): string | null =>
  chains[place] ?? foundOut.get(chains)?.get(place) ?? null

/** With each frame that tells something goes the mark of all that its viewer has been told: no frame is made for it. */
export function withMark<Frame extends TableFrame>(match: Working, viewer: Viewer, table: Frame): Marked<Frame> {
  return table.told.length === 0 ? { table } : { table, mark: markOf(chainOf(match, viewer)) }
}

interface Marked<Frame> {
  table: Frame
  mark?: string
}

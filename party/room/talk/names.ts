import { lookalikes } from '../../wordFilter/lookalike/lookalikes.ts'
import { nameUnlike } from '../../wordFilter/nameUnlike.ts'
import type { ChairState } from '../state/chair.ts'

const TIN_NAMES = [
  'Bolt',
  'Cog',
  'Dynamo',
  'Gasket',
  'Piston',
  'Ratchet',
  'Rivet',
  'Solder',
  'Tappet',
  'Valve',
] as const

/** A name that looks like nobody else's here: the second Mara is "Mara 2", whatever letters she writes it with. */
export function ownName(wanted: string, chairs: readonly ChairState[]): string {
  return nameUnlike(
    wanted,
    chairs.flatMap((chair) => (chair.kind === 'free' ? [] : [chair.name])),
  )
}

/** The next name of a tin robot that is free, starting at some place in their list. */
export function botName(chairs: readonly ChairState[], from: number): string {
  const names = TIN_NAMES.map((_, at) => TIN_NAMES[(at + from) % TIN_NAMES.length] ?? TIN_NAMES[0])
  const isTaken = lookalikes(chairs.flatMap((chair) => (chair.kind === 'free' ? [] : [chair.name])))
  return names.find((name) => !isTaken(name)) ?? ownName(TIN_NAMES[0], chairs)
}

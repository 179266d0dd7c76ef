import { lengthOf, NAME_LENGTH } from '@robot-night/protocol'
import type { ChairState } from './shapes.ts'

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

/** A name that nobody else here has: the second Mara is "Mara 2". */
export function ownName(wanted: string, chairs: readonly ChairState[]): string {
  const taken = new Set(chairs.map((chair) => (chair.kind === 'free' ? '' : fold(chair.name))))
  let name = wanted
  for (let number = 2; taken.has(fold(name)); number++) name = `${shortened(wanted, ` ${number}`)} ${number}`
  return name
}

/** The next name of a tin robot that is free, starting at some place in their list. */
export function tinName(chairs: readonly ChairState[], from: number): string {
  const names = TIN_NAMES.map((_, at) => TIN_NAMES[(at + from) % TIN_NAMES.length] ?? TIN_NAMES[0])
  const taken = new Set(chairs.map((chair) => (chair.kind === 'free' ? '' : fold(chair.name))))
  return names.find((name) => !taken.has(fold(name))) ?? ownName(TIN_NAMES[0], chairs)
}

const fold = (name: string): string => name.normalize('NFKC').toLowerCase()

/** As much of a name as leaves room for its number. */
function shortened(name: string, suffix: string): string {
  let kept = name
  while (lengthOf(kept + suffix) > NAME_LENGTH) kept = [...kept].slice(0, -1).join('').trimEnd()
  return kept
}

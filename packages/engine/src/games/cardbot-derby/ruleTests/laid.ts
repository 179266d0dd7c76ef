import type { Stream } from '../../../core/rng.ts'
import { begun, streamFor } from '../../../testing/index.ts'
import { cardbotDerby, RANKS, USUAL_OPTIONS, type Options } from '../index.ts'
import { cardsIn, given, indexOf, letterOf, standing, type DerbyScenario, type Given } from '../testing.ts'

/** Usually the first robot stands on its slot, and so do all that are not told of. */
export type Laid = Partial<Given>

/** A round that has begun, with a seat for each robot and no drones if it is not told otherwise. */
export const laid = (told: Laid, stream?: Stream): DerbyScenario =>
  given({ robots: 'a (2,0)S', afterRace: (told.round ?? 1) > 1, ...told }, stream)

/** A match that begins now, with these piles before anybody draws; those not told of lie in order, the ace on top. */
export function dealt(
  piles: Readonly<Record<string, string>>,
  { seats = 2, options = {} }: { seats?: number; options?: Partial<Options> } = {},
): DerbyScenario {
  const table = { seats, options: { ...USUAL_OPTIONS, robotsPerPlayer: 1, drones: 0, ...options } } as const
  const shuffles = cardbotDerby.setup(seats, table.options).robots.map((_, robot) => {
    const pile = piles[letterOf(robot)]
    return { shuffle: RANKS, into: pile === undefined ? RANKS : cardsIn(pile) }
  })
  return begun(cardbotDerby, table, streamFor(shuffles))
}

export function handsIn(table: DerbyScenario, letter: string, order: string): void {
  const robot = indexOf(letter)
  table.answer(table.state.robots[robot]?.seat ?? 0, 'program', { robot, order: cardsIn(order) })
}

/** Everybody lets the time run out, and takes the sides that are told; then the default. */
export function raced(told: Laid, { sides = '', stream }: { sides?: string; stream?: Stream } = {}): DerbyScenario {
  const table = laid(told, stream)
  table.close()
  runOut(table, sides)
  return table
}

export function runOut(table: DerbyScenario, sides = ''): void {
  const chosen = sides.split(' ')
  for (let phase = table.state.phase; phase.kind === 'ping'; phase = table.state.phase)
    table.answer(phase.seat, 'ping', { dir: chosen.shift() || phase.sides[0] })
}

/** `'(3,2)E'` */
export const at = ({ state }: DerbyScenario, letter: string): string => {
  const own = state.robots[indexOf(letter)]
  return own ? standing(own) : 'nowhere'
}

export const pileOf = ({ state }: DerbyScenario, letter: string): string =>
  (state.robots[indexOf(letter)]?.pile ?? []).join(' ')

export const kindsOf = (events: readonly { kind: string }[]): string[] => events.map(({ kind }) => kind)

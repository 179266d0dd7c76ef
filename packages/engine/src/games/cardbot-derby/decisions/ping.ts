import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { choosePing } from '../flow.ts'
import type { CardbotDerby, Decisions, Direction, Phase } from '../shapes.ts'

/** CD-46: the side right of the movement, unless another is chosen. */
export const ping: DecisionRules<CardbotDerby, Decisions['ping']> = {
  schema: v.strictObject({ dir: v.pipe(v.string(), v.maxLength(8)) }),
  shows: 'asked',
  single: {
    clock: ({ afterRace }) => (afterRace ? 'pingAfterRace' : 'ping'),
    fallback: ({ sides: [right] }) => ({ dir: right }),
  },
  asked: ({ phase }) => (phase.kind === 'ping' ? [{ seat: phase.seat, prompt: promptOf(phase) }] : []),
  refuse: ({ sides }, { dir }) => (sideIn(sides, dir) ? null : { code: 'bad_direction' }),
  sample: ({ sides }, rng) => ({ dir: rng.pick(sides) }),
  resolve(table, _seat, { dir }) {
    const { phase } = table.state
    if (phase.kind !== 'ping') throw new Error(`no side is chosen in phase ${phase.kind}`)
    choosePing(table, phase, sideIn(phase.sides, dir) ?? phase.sides[0])
  },
}

const sideIn = (sides: readonly Direction[], dir: string): Direction | undefined => sides.find((side) => side === dir)

function promptOf(phase: Extract<Phase, { kind: 'ping' }>): Decisions['ping']['prompt'] {
  const { robot, pinged, square, dir, sides, afterRace } = phase
  return { robot, pinged, square, dir, sides: [...sides], afterRace }
}

import type { Figure } from '../../../report.ts'
import { quantile } from '../../../speed/room/window.ts'
import type { Fared } from './siege.ts'

/** What a flood may cost the honest: so many times what a move takes otherwise. */
const WORST_RATIO = 3
/** And the server, in MB: about what two hundred connections and what they are sent take. */
const MOST_MEMORY = 256

export function figuresOf({ calm, flooded, lost, before, most, rooms }: Fared): Figure[] {
  const quiet = quantile(calm, 0.99)
  // Nobody was answered at all: that is endless, and no figure that is missing.
  const loud = flooded.length === 0 ? Infinity : quantile(flooded, 0.99)
  const memory = before === null || most === null ? [] : [(most - before) / 2 ** 20]
  return [
    { name: 'honest p99 without a flood', value: quiet, unit: 'ms' },
    { name: 'honest p99 with 200 hostile sockets', value: loud, unit: 'ms' },
    { name: 'honest p99, ratio', value: loud / quiet, unit: '', bound: WORST_RATIO, better: 'less' },
    { name: 'honest moves under the flood', value: flooded.length, unit: 'moves' },
    { name: 'honest answers lost', value: lost, unit: '', bound: 0, better: 'less' },
    { name: 'changes to the room', value: rooms[0] === rooms[1] ? 0 : 1, unit: '', bound: 0, better: 'less' },
    ...memory.map((value) => ({
      name: 'memory that a flood takes',
      value,
      unit: 'MB',
      bound: MOST_MEMORY,
      better: 'less' as const,
    })),
  ]
}

import type { Plant } from '../../wire/bundle.ts'
import { coresOf, LOOKING, MEMORY, p99Of, WAKING_AND_WRITING } from './figures.ts'

/** Something that slows down many rooms, and the figures that must show it. */
export interface Flaw extends Plant {
  name: string
  shows: readonly string[]
  rooms: number
  waking: { rooms: number; groups: number } | null
}

const SPIN = 'for (let at = 0, sum = 0; at < 5e6; at++) if ((sum += Math.sqrt(at)) < 0) throw sum'
const MANY = 400
const SOME = 20

export const FLAWS: readonly Flaw[] = [
  {
    name: 'milliseconds of work for each move',
    shows: [p99Of(MANY), coresOf(MANY)],
    rooms: MANY,
    waking: null,
    file: 'party/room/commands/step.ts',
    find: '  const taken = taking(concluded(room, at), input, at)',
    replace: `  ${SPIN}\n  const taken = taking(concluded(room, at), input, at)`,
  },
  {
    name: 'each room keeps something large at hand',
    shows: [MEMORY],
    rooms: SOME,
    waking: null,
    file: 'party/room/Room.ts',
    find: '    this.#usual = usualConditions(env)',
    replace:
      '    this.#usual = usualConditions(env)\n    Object.assign(this, { ballast: new Uint8Array(4e6).fill(1) })',
  },
  {
    name: 'a room thinks for a while before it is awake',
    shows: [LOOKING, WAKING_AND_WRITING],
    rooms: SOME,
    waking: { rooms: SOME / 2, groups: 2 },
    file: 'party/room/storage/readRows.ts',
    find: '  const { format, facts, head, snapshot } = present(sql)',
    replace: `  ${SPIN}\n  const { format, facts, head, snapshot } = present(sql)`,
  },
]

import type { Plant } from '../wire/bundle.ts'

/** Something that makes moves dearer, and the figure that must say so. */
export interface Flaw extends Plant {
  name: string
  shows: string
  watchers: number
}

const SPIN = 'for (let at = 0, sum = 0; at < 4e6; at++) if ((sum += Math.sqrt(at)) < 0) throw sum'

export const FLAWS: readonly Flaw[] = [
  {
    name: 'milliseconds of work before the seats are told',
    shows: 'ok p50 ratio to bare object',
    watchers: 0,
    file: 'party/room/step.ts',
    find: '  const taken = taking(concluded(room, at), input, at)',
    replace: `  ${SPIN}\n  const taken = taking(concluded(room, at), input, at)`,
  },
  {
    name: 'milliseconds of work after they have been told',
    shows: 'server CPU a move, ratio to bare object',
    watchers: 0,
    file: 'party/room/Room.ts',
    find: '    this.#audience.tell(taken.room, acting)',
    replace: `    this.#audience.tell(taken.room, acting)\n    setTimeout(() => { ${SPIN} })`,
  },
  {
    name: 'the whole scene in every frame',
    shows: 'bytes per move for a player, median',
    watchers: 0,
    file: 'party/room/stream.ts',
    find: 'if (length > SURELY_LESS && length >= JSON.stringify(scene).length) {',
    replace: 'if (length >= 0) {',
  },
  {
    name: 'a frame more that says nothing',
    shows: 'frames per move for a player',
    watchers: 0,
    file: 'party/room/Audience.ts',
    find: '  line.tellIfAny({ ...ok, ...down, ',
    replace: '  line.tell({ talk: [] })\n  line.tellIfAny({ ...ok, ...down, ',
  },
  {
    name: 'the watchers are told in the same event, and first',
    shows: 'ok p50 ratio to bare object, 256 watchers',
    watchers: 256,
    file: 'party/room/Audience.ts',
    find: '    if (acting) tellOne(acting.line, ',
    replace: '    this.#tellWatchers()\n    if (acting) tellOne(acting.line, ',
  },
]

import type { Plant } from '../../../wire/bundle.ts'

/** Something that a flood can use, and the figure that must say so. */
export interface Flaw extends Plant {
  name: string
  shows: 'honest p99, ratio' | 'honest answers lost' | 'changes to the room' | 'memory that a flood takes'
}

const REBUFF = '    this.tally.refused(no)\n'

export const FLAWS: readonly Flaw[] = [
  {
    name: 'milliseconds of work for each frame that cannot be taken',
    shows: 'honest p99, ratio',
    file: 'party/room/Room.ts',
    find: REBUFF,
    replace: `${REBUFF}    for (let at = 0, sum = 0; at < 4e6; at++) if ((sum += Math.sqrt(at)) < 0) throw sum\n`,
  },
  {
    name: 'who speaks where many listen is not always heard',
    shows: 'honest answers lost',
    file: 'party/room/Room.ts',
    find: '    this.#obey(line, reading.up)\n',
    replace: '    if (this.ctx.getWebSockets().length < 60) this.#obey(line, reading.up)\n',
  },
  {
    name: 'frames that cannot be taken change the room',
    shows: 'changes to the room',
    file: 'party/room/Room.ts',
    find: REBUFF,
    replace: `${REBUFF}    const state = this.#mustState()\n    this.#state = { ...state, facts: { ...state.facts, pace: 'week' } }\n`,
  },
  {
    name: 'all that cannot be taken is kept',
    shows: 'memory that a flood takes',
    file: 'party/room/Room.ts',
    find: REBUFF,
    replace: `${REBUFF}    Reflect.set(globalThis, Math.random(), new Uint8Array(400_000).fill(1))\n`,
  },
]

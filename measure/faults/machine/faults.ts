import type { Plant } from '../../wire/bundle.ts'

/** What a machine does to a room that is all right itself. */
export interface Fault {
  name: string
  plants: readonly Plant[]
}

const WRITE = 'write(this.ctx.storage, writes(before, taken.room))'
const inRoom = (find: string, replace: string): Plant => ({ file: 'party/room/Room.ts', find, replace })

/** Of what is done at somebody's command in the middle of a match, one in twelve. */
const IS_FULL = "acting !== null && before.facts.stage === 'playing' && Math.random() < 1 / 12"
const FAILS = `if (${IS_FULL}) throw new Error('database or disk is full')`

export const FAULTS: readonly Fault[] = [
  { name: 'a full disk', plants: [inRoom(WRITE, `${FAILS}\n    ${WRITE}`)] },
  {
    name: 'a slow disk',
    plants: [inRoom(WRITE, `for (const end = Date.now() + 25; Date.now() < end; ) Math.random()\n    ${WRITE}`)],
  },
  {
    // To and fro by seconds: an alarm that is set meanwhile rings too early, or late.
    name: 'a clock that jumps',
    plants: [inRoom('return Date.now()', 'return Date.now() + [0, 900, -700, 1500][Math.floor(Date.now() / 250) % 4]')],
  },
]

/** What a room may not make of it. Each must show. */
export const FLAWS: readonly Fault[] = [
  {
    name: 'what could not be written is told all the same',
    plants: [inRoom(WRITE, `try { ${FAILS}; ${WRITE} } catch { /* never mind */ }`)],
  },
  {
    name: 'what could not be written stays in memory',
    plants: [
      {
        file: 'party/room/Room.ts',
        find: `${WRITE}
    this.#state = taken.room
    this.#audience.tell(taken.room, acting)`,
        replace: `this.#state = taken.room
    this.#audience.tell(taken.room, acting)
    ${FAILS}
    ${WRITE}`,
      },
    ],
  },
]

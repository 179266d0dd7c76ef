import type { Plant } from '../../../wire/bundle.ts'

/** What a machine does to a room that is all right itself. */
export interface Fault {
  name: string
  plants: readonly Plant[]
  /** It strikes some of what is written, and says so. */
  isCounted: boolean
}

const ROOM = 'party/room/Room.ts'
const SHELL = 'party/shell/HibernatingServer.ts'
const STORAGE = 'party/room/storage/writeRows.ts'
const WRITE = 'writeRows(this.ctx.storage, changedRows(before, taken.room))'
/** Of what is written in a match. */
const ONE_IN = 8

const inRoom = (find: string, replace: string): Plant => ({ file: ROOM, find, replace })
/** Planted code knows the dice by these names. */
const withDice = (file: string, first: string): Plant => ({
  file,
  find: first,
  replace: `import { isStruck, leap } from '${'../'.repeat(file.split('/').length - 1)}measure/proofs/faults/machine/fate.ts'\n${first}`,
})
const DICE_IN_ROOM = withDice(ROOM, "import { step } from './commands/step.ts'")
const DICE_IN_SHELL = withDice(SHELL, "import type { Ending } from './ending.ts'")
const DICE_IN_STORAGE = withDice(STORAGE, "import type { Told } from '../frames/listing.ts'")

const struck = (seed: string, machine: string): string =>
  `isStruck(${machine}, { seed: ${JSON.stringify(seed)}, oneIn: ${ONE_IN} })`

/** What is done at somebody's command, and cannot be written. */
const fails = (seed: string): string =>
  `if (acting !== null && ${struck(seed, 'this.ctx')}) throw new Error('database or disk is full')`

/** A database that will not have what it was given, and says so only when all is done: as one whose disk is full. */
const UNSOUND = `['create table if not exists one (a integer primary key)',
      'create table if not exists two (a integer references one (a) deferrable initially deferred)',
      'insert into two values (7)'].forEach((query) => void this.ctx.storage.sql.exec(query))`

const SYNCED = 'ctx.storage.sync().then('
const unsaid = (seed: string): Plant[] => [
  DICE_IN_STORAGE,
  {
    file: STORAGE,
    find: SYNCED,
    replace: `(${struck(seed, 'ctx')} ? Promise.reject(new Error('disk I/O error')) : ctx.storage.sync()).then(`,
  },
]

/** Where the same seed strikes at the same places of the same matches. */
export const faultsBy = (seed: string): readonly Fault[] => [
  {
    name: 'a full disk',
    isCounted: true,
    plants: [DICE_IN_ROOM, inRoom(WRITE, `${fails(seed)}\n    ${WRITE}`)],
  },
  {
    name: 'a disk that fills up at the end',
    isCounted: true,
    plants: [DICE_IN_ROOM, inRoom(WRITE, `if (${struck(seed, 'this.ctx')}) ${UNSOUND}\n    ${WRITE}`)],
  },
  { name: 'a disk that does not say whether it has written', isCounted: true, plants: unsaid(seed) },
  {
    name: 'a slow disk',
    isCounted: false,
    plants: [inRoom(WRITE, `for (const end = Date.now() + 25; Date.now() < end; ) Math.random()\n    ${WRITE}`)],
  },
  {
    // To and fro by seconds, with each move: an alarm that is set meanwhile rings too early, or late.
    name: 'a clock that jumps',
    isCounted: false,
    plants: [
      DICE_IN_SHELL,
      {
        file: SHELL,
        find: 'return Date.now()',
        replace: `return Date.now() + leap(this.ctx, ${JSON.stringify(seed)})`,
      },
    ],
  },
]

/** What a room may not make of it. Each must show. */
export const flawsBy = (seed: string): readonly Fault[] => [
  {
    name: 'what could not be written is told all the same',
    isCounted: true,
    plants: [DICE_IN_ROOM, inRoom(WRITE, `try { ${fails(seed)}; ${WRITE} } catch { /* never mind */ }`)],
  },
  {
    name: 'what could not be written stays in memory',
    isCounted: true,
    plants: [
      DICE_IN_ROOM,
      {
        file: ROOM,
        find: `${WRITE}
    this.#state = taken.room
    this.#broadcaster.tell(taken.room, acting)`,
        replace: `this.#state = taken.room
    this.#broadcaster.tell(taken.room, acting)
    ${fails(seed)}
    ${WRITE}`,
      },
    ],
  },
  {
    name: 'where nobody knows what was written, nobody is told anything',
    isCounted: true,
    plants: [...unsaid(seed), { file: STORAGE, find: "ctx.abort('what was written may be lost')", replace: '' }],
  },
]

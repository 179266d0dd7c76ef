import type { Plant } from '../../wire/bundle.ts'
import {
  CPU,
  CROWD,
  FRAMES,
  NOBODY,
  okFigure,
  OK_TO_COLYSEUS,
  PLAYER_BYTES,
  SOME,
  TO_COLYSEUS,
  WATCHER_BYTES,
} from './figures.ts'
import type { Scene } from './scenes.ts'

/** Something that makes moves slower, and the figures that must show it. */
export interface Flaw extends Plant {
  name: string
  shows: readonly string[]
  /** The scenes that these figures need. */
  scenes: readonly Scene[]
}

const SPIN = 'for (let at = 0, sum = 0; at < 4e6; at++) if ((sum += Math.sqrt(at)) < 0) throw sum'

export const FLAWS: readonly Flaw[] = [
  {
    name: 'milliseconds of work before the seats are told',
    shows: [okFigure('p50', NOBODY), okFigure('p99', NOBODY)],
    scenes: ['quiet'],
    file: 'party/room/commands/step.ts',
    find: '  const taken = taking(concluded(room, at), input, at)',
    replace: `  ${SPIN}\n  const taken = taking(concluded(room, at), input, at)`,
  },
  {
    name: 'milliseconds of work after they have been told',
    shows: [CPU],
    scenes: ['quiet'],
    file: 'party/room/Room.ts',
    find: '    this.#broadcaster.tell(taken.room, acting)',
    replace: `    this.#broadcaster.tell(taken.room, acting)\n    setTimeout(() => { ${SPIN} })`,
  },
  {
    name: 'the whole scene in every frame',
    shows: [PLAYER_BYTES, WATCHER_BYTES],
    scenes: ['weighed'],
    file: 'party/room/match/scenes.ts',
    find: 'const patch = diff(had.scene, scene)',
    replace: "const patch: ReturnType<typeof diff> = [['', scene]]",
  },
  {
    name: 'a frame more that says nothing',
    shows: [FRAMES],
    scenes: ['quiet'],
    file: 'party/room/Broadcaster.ts',
    find: '  line.tellIfAny({ ...ok, ...down, ',
    replace: '  line.tell({ talk: [] })\n  line.tellIfAny({ ...ok, ...down, ',
  },
  {
    name: 'the watchers are told in the same event, and first',
    shows: [
      ...[SOME, CROWD].flatMap((watchers) => [okFigure('p50', watchers), okFigure('p99', watchers)]),
      TO_COLYSEUS,
      OK_TO_COLYSEUS,
    ],
    scenes: ['watched', 'crowded', 'hurried'],
    file: 'party/room/Broadcaster.ts',
    find: '    if (acting) tellOne(acting.line, ',
    replace: '    this.#tellWatchers()\n    if (acting) tellOne(acting.line, ',
  },
]

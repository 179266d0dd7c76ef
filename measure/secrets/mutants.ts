import { probe } from '@robot-night/engine/testing'
import type { Mutant } from './mutants/mutant.ts'
import { PAGE_LEAKS } from './mutants/pages.ts'
import { ROOM_LEAKS } from './mutants/room.ts'
import { TITLE } from './mutants/title.ts'
import { WINDOW_LEAKS } from './mutants/windows.ts'

/** All planted leaks, by the title in which they are looked for. */
export const MUTANTS: Readonly<Record<string, readonly Mutant[]>> = {
  'robot-revolution': [...TITLE, ...ROOM_LEAKS, ...PAGE_LEAKS],
  [probe.id]: WINDOW_LEAKS,
}

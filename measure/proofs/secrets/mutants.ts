import { probe } from '@robot-night/engine/testing'
import { CLASSIC_LEAKS } from './mutants/classic.ts'
import { COMPANY_LEAKS } from './mutants/company.ts'
import { DERBY_LEAKS } from './mutants/derby.ts'
import { BESIDE_LEAKS } from './mutants/beside.ts'
import { INFLUENCE_LEAKS } from './mutants/influence.ts'
import type { Mutant } from './mutants/mutant.ts'
import { NAR_LEAKS } from './mutants/nar.ts'
import { PAGE_LEAKS } from './mutants/pages.ts'
import { ROOM_LEAKS } from './mutants/room.ts'
import { STREAM_LEAKS } from './mutants/stream.ts'
import { TITLE } from './mutants/title.ts'
import { WHISPER_LEAKS } from './mutants/whispers.ts'
import { WINDOW_LEAKS } from './mutants/windows.ts'

/** All planted leaks, by the title in which they are looked for. */
export const MUTANTS: Readonly<Record<string, readonly Mutant[]>> = {
  'robot-revolution': [
    ...[...TITLE, ...ROOM_LEAKS, ...PAGE_LEAKS, ...WHISPER_LEAKS, ...BESIDE_LEAKS, ...COMPANY_LEAKS],
    ...STREAM_LEAKS,
  ],
  'evil-robots-classic': CLASSIC_LEAKS,
  'cardbot-derby': DERBY_LEAKS,
  'evil-robots-influence': INFLUENCE_LEAKS,
  'not-a-robot': NAR_LEAKS,
  [probe.id]: WINDOW_LEAKS,
}

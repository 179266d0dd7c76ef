import type { Plant } from '../../../wire/bundle.ts'

export type Build = readonly Plant[]

const version = (to: number): Plant => ({
  file: 'packages/protocol/src/version.ts',
  find: 'export const PROTOCOL = 2',
  replace: `export const PROTOCOL = ${to}`,
})

/** Says more of a room than clients know of. */
const SAYS_MORE: Plant = {
  file: 'party/room/frames/roomFacts.ts',
  find: 'watchers: room.crowd.told',
  replace: 'watchers: room.crowd.told, ...{ lights: 9 }',
}
const otherRules = (title: string): Plant => ({
  file: `packages/engine/src/games/${title}/index.ts`,
  find: '\n  version: ',
  replace: '\n  version: 90 + ',
})

/** As of some time ago: its snapshots have a form that nobody knows any more. */
export const FORMER: Build = [
  {
    file: 'party/room/storage/writeRows.ts',
    find: 'json({ format: SNAPSHOT_FORMAT, position })',
    replace: 'json({ format: 0, position: { place: position } })',
  },
]
/** One version of the protocol further. */
export const NEXT: Build = [version(3), SAYS_MORE]
export const NEXT_BUT_ONE: Build = [version(4), SAYS_MORE]
export const ofOtherRules = (title: string): Build => [otherRules(title)]
export const OF_OTHER_RULES = ofOtherRules('robot-revolution')

export const FLAWS = {
  snapshots: {
    name: 'a snapshot of any form is believed',
    build: [
      ...NEXT,
      {
        file: 'party/room/storage/readRows.ts',
        find: 'return format === SNAPSHOT_FORMAT ?',
        replace: 'return format !== undefined ?',
      },
    ],
  },
  rules: {
    name: 'a match goes on under other rules',
    build: [
      otherRules('robot-revolution'),
      {
        file: 'party/room/storage/wake.ts',
        find: 'if (!game || game.version !== head.version) return null',
        replace: 'if (!game) return null',
      },
    ],
  },
  skew: {
    name: 'clients of the version before are turned away',
    build: [
      SAYS_MORE,
      {
        file: 'packages/protocol/src/version.ts',
        find: 'Math.abs(version - PROTOCOL) <= 1',
        replace: 'version === 3',
      },
    ],
  },
} as const satisfies Record<string, { name: string; build: Build }>

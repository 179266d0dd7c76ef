import type { Planted } from './fault.ts'

const PROTOCOL = 'packages/protocol/src'

export const WIRE: readonly Planted[] = [
  {
    name: 'negative-beats',
    about: 'a command with a number that makes no sense gets past the door',
    file: `${PROTOCOL}/command.ts`,
    was: 'const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))',
    becomes: 'const Count = v.number()',
    hint: { test: `${PROTOCOL}/command.test.ts` },
  },
  {
    name: 'unknown-keys',
    about: 'a command with keys that nobody knows is taken',
    file: `${PROTOCOL}/command.ts`,
    was: 'export const Say = v.strictObject({',
    becomes: 'export const Say = v.looseObject({',
    hint: { test: `${PROTOCOL}/command.test.ts` },
  },
  {
    name: 'patch-loses-removals',
    about: 'what is taken away on the table stays on every screen',
    file: `${PROTOCOL}/patch.ts`,
    was: 'if (!Object.hasOwn(after, key)) walk.changes.push([pointerTo([...walk.path, key])])',
    becomes: '',
    hint: { test: `${PROTOCOL}/patch.test.ts` },
  },
  {
    name: 'any-version',
    about: 'a client of a version long gone is let in instead of being asked to reload',
    file: `${PROTOCOL}/version.ts`,
    was: 'return version >= OLDEST && Math.abs(version - PROTOCOL) <= 1',
    becomes: 'return version >= 0',
    hint: { test: `${PROTOCOL}/version.test.ts` },
  },
  {
    name: 'no-frame-limit',
    about: 'a frame of any size is read',
    file: 'party/room/commands/reading.ts',
    was: "if (isTooLarge(message)) return { unread: 'too_large' }",
    becomes: '',
    hint: { test: 'party/test/limits.test.ts', named: 'over 16 KiB' },
  },
  {
    name: 'resume-tells-twice',
    about: 'who comes back is told again what they heard last',
    file: 'party/room/match/scenes.ts',
    was: '(entry.ns[place] ?? 0) <= since)',
    becomes: '(entry.ns[place] ?? 0) < since)',
    hint: { test: 'party/room/match/scenes.test.ts' },
  },
  {
    name: 'other-origins',
    about: 'a page of another site acts in the name of whoever reads it',
    file: 'party/api/origin.ts',
    was: 'return isSet ? new URL(said).origin === origin : new URL(said).host === new URL(origin).host',
    becomes: 'return isSet ? new URL(said).origin === origin : true',
    hint: { test: 'party/test/api.test.ts', named: 'may not act for a visitor' },
  },
]

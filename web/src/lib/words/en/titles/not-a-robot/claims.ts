import { ENTRIES, SERVER } from '#games/not-a-robot/claimable.ts'
import type { ClaimKind } from '#lib/talk/claiming.ts'

export const claims: readonly ClaimKind[] = [
  {
    kind: 'role',
    about: 'I’m …',
    values: [
      { value: 'human', button: 'Human', said: 'I’m Human', sign: 'human' },
      { value: 'robot', button: 'the Robot', said: 'I’m the Robot', sign: 'robot' },
    ],
  },
  {
    kind: 'doubt',
    about: 'This word sounds like a robot:',
    values: [
      ...ENTRIES.map((entry) => ({
        value: entry,
        button: entry,
        said: `Word ${entry} sounds like a robot`,
        sign: { number: entry },
      })),
      { value: SERVER, button: 'Server', said: 'I think it’s the Server', sign: 'robot' },
    ],
  },
]

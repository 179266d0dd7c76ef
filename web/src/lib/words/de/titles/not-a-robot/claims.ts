import { ENTRIES, SERVER } from '#games/not-a-robot/claimable.ts'
import type { ClaimKind } from '#lib/talk/claiming.ts'

export const claims: readonly ClaimKind[] = [
  {
    kind: 'role',
    about: 'Ich bin …',
    values: [
      { value: 'human', button: 'Mensch', said: 'Ich bin ein Mensch', sign: 'human' },
      { value: 'robot', button: 'der Roboter', said: 'Ich bin der Roboter', sign: 'robot' },
    ],
  },
  {
    kind: 'doubt',
    about: 'Klingt nach Roboter:',
    values: [
      ...ENTRIES.map((entry) => ({
        value: entry,
        button: entry,
        said: `Wort ${entry} klingt nach Roboter`,
        sign: { number: entry },
      })),
      { value: SERVER, button: 'Server', said: 'Ich glaube, es ist der Server', sign: 'robot' },
    ],
  },
]

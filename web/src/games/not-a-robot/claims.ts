import type { TitleClaims } from '#lib/talk/claiming.ts'

const ENTRIES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
/** In a vote the Server has the number after the words. */
const SERVER = '9'

export default {
  en: [
    {
      kind: 'role',
      about: 'I am …',
      values: [
        { value: 'human', button: 'human', said: 'I am human', sign: 'human' },
        { value: 'robot', button: 'the robot', said: 'I am the robot', sign: 'robot' },
      ],
    },
    {
      kind: 'doubt',
      about: 'It sounds like a robot:',
      values: [
        ...ENTRIES.map((entry) => ({
          value: entry,
          button: entry,
          said: `Word ${entry} sounds like a robot`,
          sign: { number: entry },
        })),
        { value: SERVER, button: 'Server', said: 'I think it is the Server', sign: 'robot' as const },
      ],
    },
  ],
  de: [
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
        { value: SERVER, button: 'Server', said: 'Ich glaube, es ist der Server', sign: 'robot' as const },
      ],
    },
  ],
} satisfies TitleClaims

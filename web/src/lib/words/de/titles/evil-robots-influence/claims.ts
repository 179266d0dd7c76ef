import type { ClaimKind } from '#lib/talk/claiming.ts'

export const claims: readonly ClaimKind[] = [
  {
    kind: 'side',
    about: 'Ich bin …',
    values: [
      { value: 'good', button: 'Gut', said: 'Ich bin gut', sign: 'good' },
      { value: 'evil', button: 'Böse', said: 'Ich bin böse', sign: 'evil' },
      { value: 'neutral', button: 'Neutral', said: 'Ich bin neutral', sign: 'neutral' },
    ],
  },
  {
    kind: 'coin',
    about: 'Meine verdeckte Münze ist …',
    values: [
      { value: 'H', button: 'Gut', said: 'Meine verdeckte Münze ist gut', sign: 'good' },
      { value: 'T', button: 'Böse', said: 'Meine verdeckte Münze ist böse', sign: 'evil' },
    ],
  },
]

import type { ClaimKind } from '#lib/talk/claiming.ts'

export const claims: readonly ClaimKind[] = [
  {
    kind: 'side',
    about: 'I’m …',
    values: [
      { value: 'good', button: 'Good', said: 'I’m Good', sign: 'good' },
      { value: 'evil', button: 'Evil', said: 'I’m Evil', sign: 'evil' },
      { value: 'neutral', button: 'Neutral', said: 'I’m Neutral', sign: 'neutral' },
    ],
  },
  {
    kind: 'coin',
    about: 'My hidden coin is …',
    values: [
      { value: 'H', button: 'Good', said: 'My hidden coin is Good', sign: 'good' },
      { value: 'T', button: 'Evil', said: 'My hidden coin is Evil', sign: 'evil' },
    ],
  },
]

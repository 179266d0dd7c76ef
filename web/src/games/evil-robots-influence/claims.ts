import type { TitleClaims } from '#lib/talk/claiming.ts'

export default {
  en: [
    {
      kind: 'side',
      about: 'I am …',
      values: [
        { value: 'good', button: 'Good', said: 'I am Good', sign: 'good' },
        { value: 'evil', button: 'Evil', said: 'I am Evil', sign: 'evil' },
        { value: 'neutral', button: 'Neutral', said: 'I am Neutral', sign: 'neutral' },
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
  ],
  de: [
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
  ],
} satisfies TitleClaims

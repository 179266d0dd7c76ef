import { beforeAll, expect, it } from 'vitest'
import { WORDS } from '../words/words.ts'

beforeAll(() => Promise.all([WORDS.fetch('en'), WORDS.fetch('de')]))

const SAID = [
  [
    'en',
    ['Ann'],
    9,
    'The most Influence wins now, unless a card changes that: Ann 11, you 9. Cards are free, and all are revealed together.',
  ],
  [
    'en',
    ['You', 'Bob'],
    null,
    'The most Influence wins now, unless a card changes that: You and Bob 11. Cards are free, and all are revealed together.',
  ],
  [
    'de',
    ['Ann'],
    9,
    'Jetzt gewinnt der meiste Einfluss, wenn keine Karte das ändert: Ann 11, du 9. Zeigen kostet nichts und bleibt geheim, bis alle geantwortet haben.',
  ],
] as const

it('the question for Endgame cards says what counts', () => {
  for (const [language, leaders, mine, said] of SAID) {
    expect(WORDS.in(language).turn.endgame.detail(leaders, 11, mine)).toBe(said)
  }
})

import { expect, it } from 'vitest'
import type { TitlePieces } from '#lib/stage/titlePieces.ts'
import { textsOf } from './asked.ts'

const square = { name: 'Square', text: 'An ordinary square.' }
const words: TitlePieces = {
  kinds: ['tile', 'card'],
  fetchWords: () => Promise.resolve(),
  said(piece) {
    if (piece.startsWith('tile')) return square
    return piece === 'card' ? { name: 'Card', text: 'A card.' } : null
  },
}

it('says the same of two pieces once, and nothing of what has no words', () => {
  const table = { language: 'en' as const, view: {}, players: [] }
  expect(textsOf(words, ['tile:plain', 'card', 'tile:gear', 'teapot'], table)).toEqual([
    square,
    { name: 'Card', text: 'A card.' },
  ])
  expect(textsOf(null, ['card'], table)).toEqual([])
})

import { isCardId, strength, USUAL_OPTIONS, type CardId } from '@robot-night/engine/games/robot-revolution'
import { readFileSync } from 'node:fs'
import { marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { pictureOf, type Piece } from '#lib/reading/picture.ts'

const TEXT = readFileSync(new URL('../../lib/words/en/titles/robot-revolution/howto.md', import.meta.url), 'utf8')

describe('how to play', () => {
  const rows = marked
    .lexer(TEXT)
    .flatMap((token) => (token.type === 'code' ? pictureOf(String(token['text'])).panels : []))
    .flatMap(({ rows: found }) => found)
    .filter((row) => totalIn(row) !== undefined && cardsIn(row).length > 0)

  it.each(rows.map((row) => ({ cards: cardsIn(row), total: totalIn(row) })))(
    'adds up $cards to $total',
    ({ cards, total }) => {
      expect(strength(cards, USUAL_OPTIONS).total).toBe(total)
    },
  )
})

function totalIn(row: readonly Piece[]): number | undefined {
  return row.find((piece) => piece.kind === 'total')?.total
}
function cardsIn(row: readonly Piece[]): CardId[] {
  return row.flatMap((piece) => (piece.kind === 'card' && isCardId(piece.card) ? [piece.card] : []))
}

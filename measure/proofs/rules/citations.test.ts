import { expect, it } from 'vitest'
import { idsIn, idsNamed } from './citations.ts'

it('rules and scenarios are known by their ids, cards are not', () => {
  expect(idsIn('RR-3 and RR-3a, S12; 2S, 10C#2, R4.2, RR-')).toEqual(['RR-3', 'S12'])
})

it('a test cites rules in its name, not in a comment', () => {
  const source = `
    // RR-1
    describe('RR-2 the deck', () => {
      it("RR-3's second deck", () => { expect('RR-4') })
      it.each([[1], [2]])('RR-5 with %d', () => {})
      test(\`RR-6 \${x}\`, () => {})
    })`
  expect(idsNamed(source)).toEqual(['RR-2', 'RR-3', 'RR-5', 'RR-6'])
})

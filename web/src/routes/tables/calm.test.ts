import type { PublicTable } from '@robot-night/protocol'
import { expect, it } from 'vitest'
import { calm } from './calm.ts'

const table = (code: string, seatsFree = 1): PublicTable => ({
  code,
  title: 'probe',
  stage: seatsFree > 0 ? 'lobby' : 'playing',
  pace: 'normal',
  chairs: ['person', 'free'],
  watchers: 0,
  seatsFree,
  needed: 0,
  language: null,
  beginners: false,
  round: null,
  since: 0,
})
const codes = (tables: readonly PublicTable[]) => tables.map(({ code }) => code).join('')

it('what is on the board stays where it is, whatever the order of the news', () => {
  const board = calm([], [table('A'), table('B'), table('C')])
  expect(codes(calm(board, [table('C'), table('A'), table('B')]))).toBe('ABC')
})

it('what is new comes last, what has gone leaves no gap', () => {
  const board = calm([], [table('A'), table('B')])
  expect(codes(calm(board, [table('N'), table('M'), table('B')]))).toBe('BNM')
})

it('free seats come before none', () => {
  const board = calm([], [table('A'), table('B')])
  expect(codes(calm(board, [table('N'), table('A', 0), table('B')]))).toBe('BNA')
})

it('shows a table as it was told last', () => {
  expect(calm([table('A', 3)], [table('A', 2)])[0]?.seatsFree).toBe(2)
})

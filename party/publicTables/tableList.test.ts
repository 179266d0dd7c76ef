import { ANY_TABLE, LIMITS, type PublicTable } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { heard, openTables, rowNow, shown, shownToEach, swept, type Board } from './tableList.ts'

const table = (code: string, more: Partial<PublicTable> = {}): PublicTable => ({
  code,
  title: 'probe',
  stage: 'lobby',
  pace: 'normal',
  chairs: ['person', 'free', 'free', 'free'],
  watchers: 0,
  seatsFree: 3,
  needed: 1,
  language: 'en',
  beginners: false,
  round: null,
  since: 0,
  ...more,
})
const boardOf = (...tables: PublicTable[]): Board =>
  tables.reduce<Board>((board, each) => heard(board, { code: each.code, at: 1, table: each }, 0), [])
const codes = (board: Board) => shown(board).tables.map(({ code }) => code)

describe('a board', () => {
  it('shows a room as it said last, once', () => {
    const board = heard(boardOf(table('A')), { code: 'A', at: 2, table: table('A', { watchers: 5 }) }, 0)
    expect(shown(board)).toEqual({ tables: [table('A', { watchers: 5 })], count: 1 })
  })

  it('knows what rooms of an earlier build say, in its place', () => {
    const { needed: _needed, language: _language, beginners: _beginners, ...older } = table('OLD')
    const told: unknown = older
    const board = heard(boardOf(table('A')), { code: 'OLD', at: 1, table: told as PublicTable }, 0)
    expect(shown(board).tables).toEqual([{ ...table('OLD'), needed: 0, language: null }, table('A')])
  })

  it('leaves aside what comes late', () => {
    const board = heard([], { code: 'A', at: 9, table: table('A') }, 0)
    expect(heard(board, { code: 'A', at: 8, table: null }, 0)).toBe(board)
  })

  it('takes a room off that is public no more; what it never had changes nothing', () => {
    const board = boardOf(table('A'), table('B'))
    expect(codes(heard(board, { code: 'A', at: 2, table: null }, 0))).toEqual(['B'])
    expect(heard(board, { code: 'C', at: 2, table: null }, 0)).toBe(board)
  })

  it('loses who has been silent for too long', () => {
    const board = heard(boardOf(table('A')), { code: 'B', at: 1, table: table('B') }, 500)
    expect(codes(swept(board, { now: 1000, patience: 1000 }))).toEqual(['B'])
    expect(swept(board, { now: 999, patience: 1000 })).toBe(board)
  })

  it('has open seats first, gathering first, the fullest first, the longest waiting first', () => {
    const board = boardOf(
      table('playing', { stage: 'playing', seatsFree: 0 }),
      table('over', { stage: 'over', seatsFree: 1 }),
      table('wide', { seatsFree: 5 }),
      table('full', { seatsFree: 1, since: 9 }),
      table('fuller', { seatsFree: 1, since: 3 }),
    )
    expect(codes(board)).toEqual(['fuller', 'full', 'wide', 'over', 'playing'])
  })

  it('leads to open seats only, of one title or of all', () => {
    const board = boardOf(table('A', { seatsFree: 0 }), table('B', { title: 'other' }), table('C', { seatsFree: 1 }))
    expect(openTables(board)).toEqual(['C', 'B'])
    expect(openTables(board, { ...ANY_TABLE, title: 'other' })).toEqual(['B'])
  })

  it('shows first what starts soon: those that miss the fewest players', () => {
    const board = boardOf(table('A', { needed: 3, seatsFree: 3 }), table('B', { needed: 0, seatsFree: 5 }), table('C'))
    expect(codes(board)).toEqual(['B', 'C', 'A'])
  })

  it('shows to each what they look for, and counts that', () => {
    const board = boardOf(
      table('A', { language: 'de', beginners: true }),
      table('B', { pace: 'day', needed: 2 }),
      table('C', { needed: 0, seatsFree: 0, stage: 'playing' }),
    )
    const german = { ...ANY_TABLE, language: 'de' } as const
    expect(shown(board, german)).toEqual({ tables: [table('A', { language: 'de', beginners: true })], count: 1 })
    expect(shown(board, { ...ANY_TABLE, beginners: true }).count).toBe(1)
    expect(shown(board, { ...ANY_TABLE, pace: 'day' }).tables.map(({ code }) => code)).toEqual(['B'])
    // Where nobody may sit down nobody is needed.
    expect(shown(board, { ...ANY_TABLE, needed: 1 }).tables.map(({ code }) => code)).toEqual(['A'])
    const each = shownToEach(board, new Map([['de', german]]))
    expect(each.get('de')).toBe(JSON.stringify(shown(board, german)))
  })

  it('takes in what an earlier build has stored', () => {
    const { needed: _, language: __, beginners: ___, ...older } = table('A')
    const row = rowNow({ table: { ...older, chairs: ['person', 'tin'] }, saidAt: 1, heardAt: 1 })
    expect(row.table).toMatchObject({ chairs: ['person', 'bot'], needed: 0, language: null, beginners: false })
  })

  it('is cut where it is long, and says how long it is; what it cannot hold waits', () => {
    const many = Array.from({ length: LIMITS.publicTables }, (_, at) => table(`${at}`))
    const board = boardOf(...many, table('late'))
    expect(shown(board).tables).toHaveLength(LIMITS.publicTablesShown)
    expect(shown(board).count).toBe(LIMITS.publicTables)
    expect(board.some((row) => row.table.code === 'late')).toBe(false)
    const told = { code: '0', at: 2, table: table('0', { watchers: 1 }) }
    expect(heard(board, told, 0)).not.toBe(board)
  })
})

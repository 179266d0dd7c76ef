import { TITLES } from '@robot-night/engine'
import { ANY_TABLE, STILL_NEEDED, TABLE_LANGUAGES, type PublicTable, type TableWish } from '@robot-night/protocol'
import { heard, shown, shownToEach, type Board } from '../../party/publicTables/tableList.ts'
import { calm } from '../../web/src/routes/tables/calm.ts'
import type { Args } from '../args.ts'
import type { Figure, Report } from '../report.ts'

const TABLES = 500
const ROUNDS = 60

/** What 500 public tables cost: to show them, and to tell those who look for different ones of a change. */
export function run(args: Args, report: Report): Promise<void> {
  const tables = args.rooms ?? TABLES
  const board = boardOf(tables)
  const wishes = new Map(wishesAsked().map((wish) => [JSON.stringify(wish), wish]))
  const changed = { ...anyTable(tables - 1), seatsFree: 1 }
  const timed = (name: string, bound: number, deed: () => void): Figure => ({
    ...timesOf(deed),
    ...{ name: `${name}, ${tables} tables`, bound, unit: 'ms', better: 'less' },
  })
  report.figure(timed('one who looks at all, from scratch', 20, () => void JSON.stringify(shown(board))))
  report.figure(
    timed(`a change, told to lookers with ${wishes.size} different wishes`, 60, () => {
      const after = heard(board, { code: changed.code, at: Number.MAX_SAFE_INTEGER, table: changed }, 1)
      shownToEach(after, wishes)
    }),
  )
  const [before, after] = [shown(board).tables, shown(boardOf(tables + 1)).tables]
  report.figure(timed('the page takes in a change', 5, () => void calm(before, after)))
  const bytes = Buffer.byteLength(JSON.stringify(shown(board)))
  report.figure({ name: `one message, ${tables} tables`, value: bytes / 1000, unit: 'kB', bound: 20, better: 'less' })
  return Promise.resolve()
}

/** The middle of many, after some to warm up. */
function timesOf(deed: () => void): Pick<Figure, 'value' | 'spread'> {
  const times = Array.from({ length: 2 * ROUNDS }, () => {
    const from = performance.now()
    deed()
    return performance.now() - from
  })
  const sorted = times.slice(ROUNDS).toSorted((one, other) => one - other)
  const [least = 0, middle = 0, most = 0] = [sorted[0], sorted[ROUNDS / 2], sorted.at(-1)]
  return { value: middle, spread: [least, most] }
}

const boardOf = (tables: number): Board =>
  Array.from({ length: tables }, (_, at) => ({ table: anyTable(at), saidAt: at, heardAt: at }))

function anyTable(at: number): PublicTable {
  const title = TITLES[at % TITLES.length]
  const seatsFree = at % 7
  return {
    ...{ code: `T${at}`, title: title?.id ?? '', stage: 'lobby', pace: at % 3 === 0 ? 'day' : 'normal' },
    chairs: Array.from({ length: title?.seats.max ?? 4 }, (_, chair) => (chair < seatsFree ? 'free' : 'person')),
    ...{ watchers: at % 5, seatsFree, needed: seatsFree % 4, language: at % 2 === 0 ? 'en' : 'de' },
    ...{ beginners: at % 4 === 0, round: null, since: at * 1000 },
  }
}

/** As different as people may look for them: by title, language and players still needed. */
const wishesAsked = (): TableWish[] =>
  [null, ...TITLES.map(({ id }) => id)].flatMap((title) =>
    [null, ...TABLE_LANGUAGES].flatMap((language) =>
      [null, ...STILL_NEEDED].map((needed) => ({ ...ANY_TABLE, title, language, needed })),
    ),
  )

import { isKnown, summed, WRITTEN, type Counts } from './catalogue.ts'

/** What a room tells: what has been counted since it told last, and how many are there. */
export interface Report {
  /** The platform's name of its object. It stays in the ledger's memory. */
  room: string
  counts: Counts
  people: number
  watchers: number
  galleries: number
  /** A match runs there. Absent: a room of the version before told this. */
  isPlaying?: boolean
}

/** How many there are just now. */
interface Gauges {
  /** Rooms that have been awake lately. */
  rooms: number
  /** Those of them in which a match runs. */
  playing: number
  people: number
  watchers: number
  galleries: number
}

export interface Page {
  /** Since when it has been counted, ms. */
  since: number
  counts: Counts
  gauges: Gauges
  /** How long commands took in the last minutes. */
  lately: Counts
}

type Here = Omit<Report, 'counts' | 'room'> & { at: number }

export interface Book {
  since: number
  counts: Counts
  /** By the rooms' names. */
  here: ReadonlyMap<string, Here>
  /** How long commands took, by the minute in which that was told. */
  lately: ReadonlyMap<number, Counts>
}

/** Ms. A room that is awake speaks up every minute. */
const PATIENCE = 150_000
/** How many minutes count as the last ones. */
export const LATELY = 15
/** More rooms than one ledger ever hears of at a time. */
const MOST = 50_000

export const emptyBook = (now: number): Book => ({ since: now, counts: {}, here: new Map(), lately: new Map() })

export function heard(book: Book, { room, counts, ...here }: Report, now: number): Book {
  const known = Object.fromEntries(
    Object.entries(counts).filter(([series, by]) => isKnown(series) && Number.isFinite(by) && by >= 0),
  )
  const present = new Map([...book.here].filter(([, { at }]) => at > now - PATIENCE))
  if (present.size < MOST) present.set(room, { ...here, at: now })
  const lately = new Map(lastOnes(book.lately, now))
  const minute = minuteOf(now)
  lately.set(minute, summed([lately.get(minute) ?? {}, timesIn(known)]))
  return { ...book, counts: summed([book.counts, known]), here: present, lately }
}

const minuteOf = (ms: number): number => Math.floor(ms / 60_000)
const lastOnes = (lately: Book['lately'], now: number): [number, Counts][] =>
  [...lately].filter(([minute]) => minute > minuteOf(now) - LATELY)
const timesIn = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([series]) => series.startsWith(`${WRITTEN} `)))

export function pageOf({ since, counts, here, lately }: Book, now: number): Page {
  const present = [...here.values()].filter(({ at }) => at > now - PATIENCE)
  const sum = (what: 'people' | 'watchers' | 'galleries') => present.reduce((all, each) => all + each[what], 0)
  const playing = present.filter(({ isPlaying }) => isPlaying).length
  const gauges = { playing, people: sum('people'), watchers: sum('watchers'), galleries: sum('galleries') }
  return {
    since,
    counts,
    gauges: { rooms: present.length, ...gauges },
    lately: summed(lastOnes(lately, now).map(([, times]) => times)),
  }
}

/** The pages of all ledgers as one; null: none could be read. */
export function together(pages: readonly Page[]): Page | null {
  const [first] = pages
  if (!first) return null
  const sum = (what: keyof Gauges) => pages.reduce((all, { gauges }) => all + gauges[what], 0)
  return {
    since: Math.min(...pages.map(({ since }) => since)),
    counts: summed(pages.map(({ counts }) => counts)),
    gauges: {
      rooms: sum('rooms'),
      playing: sum('playing'),
      people: sum('people'),
      watchers: sum('watchers'),
      galleries: sum('galleries'),
    },
    lately: summed(pages.map(({ lately }) => lately)),
  }
}

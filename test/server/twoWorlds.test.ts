import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TITLES, type Game } from '@robot-night/engine'
import { probe } from '@robot-night/engine/testing'
import { ALL_MET, GUISES } from '../../measure/proofs/secrets/course.ts'
import { LATE_LEAKS } from '../../measure/proofs/secrets/late/flaws.ts'
import { huntLate } from '../../measure/proofs/secrets/late/run.ts'
import { MUTANTS } from '../../measure/proofs/secrets/mutants.ts'
import { SECRETS } from '../../measure/proofs/secrets/pieces.ts'
import { hunt, type Hunt, type Servers } from '../../measure/proofs/secrets/run.ts'
import { Workerd } from '../../measure/wire/Workerd.ts'
import { bundleWorker } from '../../measure/wire/bundle.ts'
import { bundleSite } from '../../measure/wire/site.ts'

const ALL: readonly Game[] = [...TITLES, probe]
/** Of each title one for each kind of viewer, with two moments of pages in each. `npm run measure -- secrets` runs hundreds. */
const PAIRS = GUISES.length - 1

/** One for each layer (views, pages, counters, talk, presence, devices, coming back), to show that this test would notice; `measure -- secrets` plants them all. */
const FEW = [
  'a face-down card is as wide as its name',
  'a page is drawn with the deck beside it',
  'frames are counted for the whole table',
  'everybody is told that somebody whispered',
  'the host is told how much somebody absent holds',
  'a device that was signed out goes on seeing the seat',
  'whoever takes up their seat again gets what others were dealt meanwhile',
]

/** Tables that are watched with a delay; and a leak to those who watch them. */
const LATE_PAIRS = 4
const FEW_LATE = ['a gallery begins with the table as it is']

const hunted = async (game: Game, given: Pick<Hunt, 'pairs' | 'until' | 'script' | 'atOnce'> & Partial<Hunt>) =>
  hunt({ game, secrets: SECRETS[game.id]!, seats: null, seed: 'worlds', progress: () => undefined, ...given })

/** With nothing planted, for all titles. */
let servers: Workerd[] = []
let sound: Servers = { a: '', b: '' }
beforeAll(async () => {
  const script = await bundleSite()
  servers = await Promise.all([Workerd.serving(script), Workerd.serving(script)])
  sound = { a: servers[0]!.url, b: servers[1]!.url }
}, 180_000)
afterAll(() => Promise.all(servers.map((server) => server.end())))

// Most of the time goes by waiting: for others to be away for long enough, for clocks.
describe.concurrent.each(ALL)('two rooms of $id that differ only in what a viewer may not know', (game) => {
  it('send that viewer the same bytes, over real sockets and on real pages', async () => {
    const found = await hunted(game, { pairs: PAIRS, until: 'all', script: sound, atOnce: 6 })
    expect(found.ways).toEqual({ socket: PAIRS, stream: 0 })
    expect(found).toMatchObject({ run: PAIRS, differing: [], failed: [], refused: 0 })
    expect(found.moved).toBeGreaterThan(PAIRS)
    expect(found.pages).toBe(7 * PAIRS)
    if (SECRETS[game.id]?.sealed !== undefined) expect(found.unsaid).toBeGreaterThan(0)
    expect(ALL_MET.filter((each) => found.met[each] === 0)).toEqual([])
  })

  const few = (MUTANTS[game.id] ?? []).filter(({ name }) => FEW.includes(name))
  it.each(few)('are told apart where $name', async (leak) => {
    const { deal, guise } = leak
    // Where it does not leak from a page, none need be drawn. From three others on somebody whispers behind one's back.
    const hasPages = leak.layer === 'page'
    const script = hasPages ? await bundleSite([leak]) : await bundleWorker([leak])
    const until = { pairs: 100, until: 'differing', atOnce: 2, seats: 4 } as const
    const found = await hunted(game, { ...until, deal, guise, hasPages, script })
    expect(found.differing).not.toEqual([])
  })
})

describe.concurrent('two rooms where no socket comes through', () => {
  const game = TITLES[0]!
  const streamed = { way: 'stream', until: 'all', atOnce: 6 } as const

  it('send all kinds of viewers the same bytes as events, and take what they say alike', async () => {
    const found = await hunted(game, { ...streamed, pairs: PAIRS, script: sound })
    expect(found).toMatchObject({ run: PAIRS, differing: [], failed: [], refused: 0 })
    expect(found.ways).toEqual({ socket: 0, stream: PAIRS })
    expect(ALL_MET.filter((each) => found.met[each] === 0)).toEqual([])
  })

  const few = MUTANTS[game.id]!.filter(({ layer }) => layer === 'stream')
  it.each(few)('are told apart where $name', async ({ deal, guise, ...leak }) => {
    const script = await bundleWorker([leak])
    const until = { pairs: 100, until: 'differing', atOnce: 2 } as const
    const found = await hunted(game, { ...streamed, ...until, deal, guise, hasPages: false, script })
    expect(found.differing).not.toEqual([])
  })
})

describe.concurrent('two tables at which it went differently only just now', () => {
  const game = TITLES[0]!
  const watched = async (until: 'all' | 'differing', script: string | Servers) =>
    huntLate({ game, secrets: SECRETS[game.id]!, script, pairs: LATE_PAIRS, seed: 'worlds', until })

  it('are the same to all who watch them later, until it is time', async () => {
    const found = await watched('all', sound)
    expect(found).toMatchObject({ run: LATE_PAIRS, differing: [], failed: [], shown: LATE_PAIRS })
    expect(found.deeds).toBeGreaterThan(LATE_PAIRS)
  })

  const few = LATE_LEAKS.filter(({ name }) => FEW_LATE.includes(name))
  it.each(few)('are told apart where $name', async (leak) => {
    const found = await watched('differing', await bundleSite([leak]))
    expect(found.differing).not.toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { TITLES, type Game } from '@robot-night/engine'
import { probe } from '@robot-night/engine/testing'
import { LATE_LEAKS } from '../measure/secrets/late/flaws.ts'
import { huntLate } from '../measure/secrets/late/run.ts'
import { MUTANTS } from '../measure/secrets/mutants.ts'
import { SECRETS } from '../measure/secrets/pieces.ts'
import { hunt, type Hunt } from '../measure/secrets/run.ts'
import type { Plant } from '../measure/wire/bundle.ts'
import { bundleSite } from '../measure/wire/site.ts'

const ALL: readonly Game[] = [...TITLES, probe]
/** Of each title, with two moments of pages in each. */
const PAIRS = 16

/** A handful over the layers; `npm run measure -- secrets` plants them all. */
const FEW = [
  'a face-down card is as wide as its name',
  'who comes late hears what the first seat heard',
  'a page is drawn with the deck beside it',
  'a window closes early when all who could answer have',
  'an offer is shown to a third',
  'frames are counted for the whole table',
  'a patch says how much changed for all',
  'a standing order shows as an answer',
  'a show to some is told to all',
  'that somebody arranges cards is told',
  'everybody is told that somebody whispered',
  'a Reveal window is opened for Reveal cards alone',
]

/** Tables that are watched later; and leaks to those who do. */
const LATE_PAIRS = 12
const FEW_LATE = ['the list of public tables is not late', 'a gallery begins with the table as it is']

const hunted = async (game: Game, given: Pick<Hunt, 'pairs' | 'until'>, plants: readonly Plant[] = []) =>
  hunt({
    ...given,
    game,
    secrets: SECRETS[game.id]!,
    script: await bundleSite(plants),
    seats: null,
    seed: 'worlds',
    atOnce: 6,
    progress: () => undefined,
  })

describe.each(ALL)('two rooms of $id that differ only in what a viewer may not know', (game) => {
  it('send that viewer the same bytes, over real sockets and on real pages', async () => {
    const found = await hunted(game, { pairs: PAIRS, until: 'all' })
    expect(found).toMatchObject({ run: PAIRS, differing: [], failed: [], refused: 0 })
    expect(found.moved).toBeGreaterThan(PAIRS)
    expect(found.pages).toBe(7 * PAIRS)
    if (SECRETS[game.id]?.sealed) expect(found.unsaid).toBeGreaterThan(0)
  })

  const few = MUTANTS[game.id]!.filter(({ name }) => FEW.includes(name))
  it.each(few)('are told apart where $name', async (leak) => {
    const found = await hunted(game, { pairs: 100, until: 'differing' }, [leak])
    expect(found.differing).not.toEqual([])
  })
})

describe('two tables at which it went differently only just now', () => {
  const game = TITLES[0]!
  const watched = async (until: 'all' | 'differing', plants: readonly Plant[] = []) => {
    const script = await bundleSite(plants)
    return huntLate({ game, secrets: SECRETS[game.id]!, script, pairs: LATE_PAIRS, seed: 'worlds', until })
  }

  it('are the same to all who watch them later, until it is time', async () => {
    const found = await watched('all')
    expect(found).toMatchObject({ run: LATE_PAIRS, differing: [], failed: [], shown: LATE_PAIRS })
    expect(found.deeds).toBeGreaterThan(LATE_PAIRS)
  })

  const few = LATE_LEAKS.filter(({ name }) => FEW_LATE.includes(name))
  it.each(few)('are told apart where $name', async (leak) => {
    const found = await watched('differing', [leak])
    expect(found.differing).not.toEqual([])
  })
})

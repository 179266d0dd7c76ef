import { describe, expect, it } from 'vitest'
import { safeParse } from 'valibot'
import type { Game } from '../core/game.ts'
import { finalOf, goldenIn, recordGolden } from './golden.ts'
import { playAll, tables, type Given, type Played } from './played.ts'
import { faultsIn, PROPERTIES, type PropertyName } from './properties/index.ts'

export interface ContractGiven extends Given {
  /**
   * The folder of golden matches, `new URL('./replays/', import.meta.url)`. `RECORD=1 npx vitest run --project unit
   * <folder of the title>` records them again: on purpose only, with the version of the title raised.
   */
  replays: URL
}

/** For a machine that has much else to do: alone they take a second or two, all together. */
const PATIENCE_MS = 60_000

/** Declares the tests that every title must pass. */
export function contract(game: Game, given: ContractGiven): void {
  describe(`${game.id} keeps the contract`, () => {
    let played: Played[] | null = null
    const matches = () => (played ??= playAll(game, given))

    it('is defined soundly', () => expect(unsound(game, given)).toEqual([]))
    for (const property of propertyNames()) {
      it(property, () => expect(faultsIn(game, property, { matches: matches(), given })).toEqual([]), PATIENCE_MS)
    }
    describe('golden matches replay to the same end', () => goldenMatches(game, given))
  })
}

function goldenMatches(game: Game, given: ContractGiven): void {
  if (isRecording()) recordGolden(game, given.replays, tables(game, given))
  const all = goldenIn(given.replays)
  it('are there: else RECORD=1 makes them', () => expect(all).not.toEqual([]))
  it.each(all)('$file', ({ match }) => {
    expect({ title: match.title, version: match.version }).toEqual({ title: game.id, version: game.version })
    expect(finalOf(game, match)).toEqual(match.final)
  })
}

/** What can be seen without playing. */
function unsound(game: Game, given: Given): string[] {
  const faults: string[] = []
  const { options, seats, pause, decisions, bot, offers } = game
  for (const each of [options.usual, ...given.optionSets]) {
    if (!safeParse(options.schema, each).success) faults.push(`schema refuses ${JSON.stringify(each)}`)
    if (safeParse(options.schema, { ...each, unknown: 1 }).success) faults.push('the options take unknown fields')
  }
  if (given.seatCounts.some((count) => count < seats.min || count > seats.max))
    faults.push('a seat count that is not offered')
  if (options.refuse(options.usual, seats.min)) faults.push('the usual options do not go with the fewest seats')
  for (const kind of Object.keys(decisions)) {
    const [from, to] = pause[kind] ?? [1, 0]
    if (from < 0 || to < from) faults.push(`pause of ${kind}`)
  }
  for (const [kind, values] of Object.entries(game.claims ?? {}))
    if (values.length === 0 || values.some((value) => value === '' || value.length > 40))
      faults.push(`claims of ${kind}`)
  for (const kind of [...Object.keys(decisions), ...Object.keys(offers)])
    if (!bot[kind]) faults.push(`no bot for ${kind}`)
  return faults
}

const propertyNames = (): PropertyName[] =>
  Object.keys(PROPERTIES).filter((name): name is PropertyName => name in PROPERTIES)

const isRecording = (): boolean => process.env['RECORD'] === '1'

import type { Game, Move, Viewer } from '../core/game.ts'
import { keyOf, keyStream, rngOf, type Stream } from '../core/rng.ts'
import { atRandom, byBots, byPlayersAtRandom, playout, type Chooser, type Step } from './playout.ts'
import type { Secrets } from './worlds.ts'

/** What a title says about itself to be checked. */
export interface Given {
  /** How many matches at each of the `tables`. */
  matches: number
  seatCounts: readonly number[]
  optionSets: readonly object[]
  secrets: Secrets
  /** No match may take more moves. */
  most?: number
}

/** One table's matches: everything legal mixed up, persons who always answer, bots. */
export interface Played {
  name: string
  seats: number
  options: object
  stream: Stream
  viewers: readonly Viewer[]
  atRandom: readonly Step[]
  byPlayers: readonly Step[]
  byBots: readonly Step[]
}

export const MOST_MOVES = 2000

/** All matches that the given numbers ask for. */
export function playAll(game: Game, given: Given): Played[] {
  return tables(game, given).flatMap(({ seats, options }) =>
    Array.from({ length: given.matches }, (_, at) =>
      playTable(game, { seats, options }, { at, most: given.most ?? MOST_MOVES }),
    ),
  )
}

/** Every seat count with the first options, and each of the other options with one seat count that they go with. */
export function tables(game: Game, { seatCounts, optionSets }: Given): { seats: number; options: object }[] {
  const [first, ...others] = optionSets
  if (!first) throw new Error(`${game.id}: no options to play with`)
  const goes = (seats: number, options: object): boolean => !game.options.refuse(options, seats)
  const usual = seatCounts.filter((seats) => goes(seats, first)).map((seats) => ({ seats, options: first }))
  const further = others.flatMap((options, at) => {
    const possible = seatCounts.filter((seats) => goes(seats, options))
    return possible
      .slice(at % possible.length)
      .slice(0, 1)
      .map((seats) => ({ seats, options }))
  })
  return [...usual, ...further]
}

function playTable(game: Game, table: { seats: number; options: object }, match: { at: number; most: number }): Played {
  const name = `${table.seats} seats ${JSON.stringify(table.options)} match ${match.at}`
  const stream = keyStream(keyOf(`${game.id} ${name}`))
  const play = (choose: Chooser) => atMost(match.most, playout(game, { ...table, stream }, choose))
  return {
    name,
    ...table,
    stream,
    viewers: ['spectator', ...Array(table.seats).keys()],
    atRandom: play(atRandom(rngOf(`random ${name}`))),
    byPlayers: play(byPlayersAtRandom(rngOf(`players ${name}`))),
    byBots: play(byBots(rngOf(`bots ${name}`))),
  }
}

function atMost(most: number, steps: Iterable<Step>): Step[] {
  const taken: Step[] = []
  for (const step of steps) {
    if (taken.length > most) break
    taken.push(step)
  }
  return taken
}

export const movesOf = (steps: readonly Step[]): Move[] => steps.flatMap(({ move }) => (move ? [move] : []))

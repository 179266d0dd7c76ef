import { safeParse } from 'valibot'
import { titleOf, TITLES, type Game } from '@robot-night/engine'
import { BadArgs, type Args } from './args.ts'

export function titleFor({ title }: Args): Game {
  const game = titleOf(title)
  if (game) return game
  throw new BadArgs(`There is no title called ${title}, only ${TITLES.map(({ id }) => id).join(', ')}.`)
}

/** The numbers of seats to play with: one, or all that the title allows. */
export function seatCounts({ seats }: Args, game: Game): number[] {
  const { min, max } = game.seats
  if (seats === null) return Array.from({ length: max - min + 1 }, (_, more) => min + more)
  if (seats >= min && seats <= max) return [seats]
  throw new BadArgs(`${game.id} takes ${min} to ${max} seats, not ${seats}.`)
}

/** Options to play with, and what a figure calls them. */
export interface Played {
  options: object
  about: { options?: string }
}

/** The given options, or the defaults. */
export function optionSets({ options }: Args, game: Game): Played[] {
  if (options.length === 0) return [{ options: game.options.usual, about: {} }]
  return options.map((given) => {
    const chosen = { ...game.options.usual, ...given }
    const parsed = safeParse(game.options.schema, game.options.renewed?.(chosen) ?? chosen)
    if (!parsed.success) throw new BadArgs(`${game.id} does not know the options ${JSON.stringify(given)}.`)
    return { options: parsed.output, about: { options: JSON.stringify(given) } }
  })
}

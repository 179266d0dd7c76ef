import { titleOf, TITLES, type Game } from '@robot-night/engine'
import { BadArgs, type Args } from './args.ts'

export function titleFor({ title }: Args): Game {
  const game = titleOf(title)
  if (game) return game
  throw new BadArgs(`There is no title called ${title}, only ${TITLES.map(({ id }) => id).join(', ')}.`)
}

/** The seat counts asked for: one, or all that the title knows. */
export function seatCounts({ seats }: Args, game: Game): number[] {
  const { min, max } = game.seats
  if (seats === null) return Array.from({ length: max - min + 1 }, (_, more) => min + more)
  if (seats >= min && seats <= max) return [seats]
  throw new BadArgs(`${game.id} takes ${min} to ${max} seats, not ${seats}.`)
}

import type { Game } from '@robot-night/engine'
import type { Company } from './Night.ts'

const MOST_PEOPLE = 8

/** Tables of all the sizes that a title knows, one after another: with bots and without, with a second device and without. */
export function companyAt({ seats: { min, max } }: Game, number: number): Company {
  const seats = min + (number % (max - min + 1))
  const bots = Math.max(seats - MOST_PEOPLE, Math.min(seats - 1, [0, 1, 0, 2][number % 4] ?? 0))
  const people = seats - bots
  return { people, bots, isMirrored: number % 2 === 0 && people < MOST_PEOPLE }
}

/** Some of them, the smallest table first. */
export const companiesOf = (game: Game, count: number): Company[] =>
  Array.from({ length: count }, (_, number) => companyAt(game, number))

import type { Board } from '@robot-night/engine/games/evil-robots-influence'
import type { Seat } from '#lib/table/scene.ts'

/** All seats in their order at the table: who comes after me first, I last. */
export const seatsAround = ({ me, seats }: Pick<Board, 'me' | 'seats'>): Seat[] =>
  seats.map((_, step) => (me + 1 + step) % seats.length)

import type { Player } from '../table/title.ts'
import type { Room } from './words.ts'

/** That somebody at the table is away, or a tin robot plays, in words; empty: they are here, and play. */
export const presenceIn = (
  { room }: Pick<Room, 'room'>,
  { presence, botPlays }: Pick<Player, 'presence' | 'botPlays'>,
): string => [presence !== 'here' && room.presence[presence], botPlays && room.botPlays].filter(Boolean).join(', ')

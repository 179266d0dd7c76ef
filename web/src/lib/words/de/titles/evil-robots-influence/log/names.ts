import type { CardId, Holder } from '@robot-night/engine/games/evil-robots-influence'
import { strong } from '#lib/stage/telling.ts'
import type { Told } from '#games/evil-robots-influence/words/telling.ts'
import { cards } from '../cards.ts'
import { inside, listed } from '../grammar.ts'

export const names = (holders: readonly Holder[], { who }: Told): string =>
  listed(holders.map((holder) => inside(who(holder))))
/** Everybody with their number. */
export const counts = (all: readonly { seat: number; n: number }[], { who }: Told): string =>
  all.map(({ seat, n }) => `${inside(who(seat))} ${n}`).join(', ')
export const card = (id: CardId): { strong: string } => strong(cards.of[id].name)

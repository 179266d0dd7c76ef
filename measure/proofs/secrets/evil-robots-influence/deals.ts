import { USUAL_OPTIONS, type CardId } from '@robot-night/engine/games/evil-robots-influence'
import type { Deal } from '../manners.ts'
import { isInfluence } from './state.ts'

/** So many of these cards are held. */
const holding = (name: string, least: number, cards: readonly CardId[]): Deal => ({
  name,
  isSo: (state) =>
    isInfluence(state) &&
    state.seats.flatMap(({ left, right }) => [left?.card, right?.card]).filter((card) => isOneOf(cards, card)).length >=
      least,
})
const isOneOf = (cards: readonly CardId[], card: CardId | undefined): boolean =>
  card !== undefined && cards.includes(card)

/** What must be held for this or that to happen. */
export const DEALS: readonly Deal[] = [
  { name: 'any', isSo: () => true },
  holding('looks', 1, ['L01', 'L09', 'L13']),
  holding('coins', 2, ['L02', 'L03', 'L11', 'L12', 'L15']),
  holding('Muse', 1, ['L06']),
  holding('late cards', 2, ['L16', 'L17', 'R16', 'R17']),
  {
    name: 'to the end',
    isSo: () => true,
    options: () => ({ ...USUAL_OPTIONS, firstDealer: 0 }),
    moves: { least: 160, most: 320 },
  },
]

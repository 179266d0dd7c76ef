import {
  CARDS,
  refusePlay,
  refuseTurn,
  waysOf,
  type CardId,
  type Choices,
  type CoinName,
  type Play,
  type PlayPrompt,
  type Side,
} from '@robot-night/engine/games/evil-robots-influence'
import type { Refusal } from '#lib/table/scene.ts'
import { refuseCard, typesFor, type PlayKind } from './acts.ts'
import type { PlayDraft } from './draft.ts'
import { wayOf } from './picks.ts'

/** A card lying open to be played. */
export interface Plan {
  card: CardId
  ways: readonly Choices[]
  /** As far as its type and its cost allow; else why not. */
  refusal: Refusal | null
  /** Whether to use it or only to show it is for its owner to say. */
  mayChoose: boolean
  isUsed: boolean
  /** The whole of it; null as long as something is missing. */
  play: Play | null
}

export function planFor(prompt: PlayPrompt, side: Side, given: { kind: PlayKind; draft: PlayDraft }): Plan | null {
  const own = prompt.hand[side]
  if (!own) return null
  const { card } = own
  const ways = waysOf(card, prompt.board)
  const refusal = refuseCard(given.kind, prompt, side)
  const isActive = CARDS[card].type === 'A'
  const isUsed = isActive || (given.draft.isUsed && ways.length > 0)
  const choices = isUsed ? wayOf(ways, given.draft.picks) : {}
  const play: Play | null = choices ? { kind: 'play', side, use: isUsed, choices } : null
  const isLegal = play !== null && refusePlay(prompt, play, typesFor(given.kind)) === null
  return { card, ways, refusal, isUsed, mayChoose: !isActive && ways.length > 0, play: isLegal ? play : null }
}

/** EI-52: one shown coin, no matter whose. */
export const mayTurn = (prompt: PlayPrompt, coin: CoinName): boolean =>
  refuseTurn(prompt, { kind: 'turnAny', coin }) === null

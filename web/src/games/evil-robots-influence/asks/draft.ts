import type { CoinName, Side } from '@robot-night/engine/games/evil-robots-influence'
import type { Pick } from './picks.ts'

/** What lies open over the table: one of one's own cards, or what coins and cards there are to choose from. */
export type Opened = { kind: 'play'; side: Side } | { kind: 'own' | 'any' | 'change' }

/** A card in the making: used or only shown, and what is named for it. */
export interface PlayDraft {
  isUsed: boolean
  picks: readonly Pick[]
}

/** An answer in the making. What was named stays while something else is looked at. */
export interface TurnDraft {
  open: Opened | null
  plays: Readonly<Record<Side, PlayDraft>>
  /** To be turned. */
  coin: CoinName | null
  /** To be changed. */
  side: Side | null
  /** Of Muse of the Mill's: 0 is the present card. */
  keep: number | null
  /** To be kept; to be shown in the end. */
  keeps: readonly Side[] | null
  shows: readonly Side[]
}

const newPlay: PlayDraft = { isUsed: true, picks: [] }

export const newDraft = (): TurnDraft => ({
  open: null,
  plays: { left: newPlay, right: newPlay },
  coin: null,
  side: null,
  keep: null,
  keeps: null,
  shows: [],
})

export const toggled = (sides: readonly Side[], side: Side): Side[] =>
  sides.includes(side) ? sides.filter((each) => each !== side) : [...sides, side]

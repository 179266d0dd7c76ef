import type { Game, Move, Position, Rng, Seat, Viewer } from '@robot-night/engine'
import type { Counterpart, Match } from '@robot-night/engine/testing'
import { DEALS } from './evil-robots-classic/deals.ts'
import { MISTAKES } from './evil-robots-classic/mistakes.ts'
import { KINDS, kindsIn } from './evil-robots-classic/kinds.ts'
import { isDoubtful, isLaidOpen } from './evil-robots-classic/state.ts'
import { lively } from './evil-robots-classic/lively.ts'
import { derby } from './cardbot-derby/manners.ts'
import { influence } from './evil-robots-influence/manners.ts'
import { notARobot } from './not-a-robot/manners.ts'

/** A deal from which much can come. */
export interface Deal {
  name: string
  isSo(state: object): boolean
  /** What it is dealt with. Absent: the usual options. */
  options?(seats: number): object
  /** Through whose eyes it is worth looking. Absent: anybody's. */
  through?(state: object): Seat
  /** How many moves a match has. Absent: as many as the title says. */
  moves?: { least: number; most: number }
}

/** How a title is played to reach the secrets that lie deep in it, and which those are. */
export interface Manners {
  /** Deals that are wanted, one after another. */
  deals: readonly Deal[]
  /** How many moves a match has. Absent: many. */
  moves?: { least: number; most: number }
  /** What somebody might do now; null: anything. */
  lively(game: Game, position: Position, rng: Rng): Move | null
  /** A match may as well end here: much is hidden that will come out soon. Absent: nowhere. */
  isSuspense?(state: object, rng: Rng): boolean
  /** All has come out: a match that goes on from here has little left to hide. */
  isLaidOpen(state: object): boolean
  /** What has been said and what is so are two things in it. */
  isDoubtful(match: Match, game: Game): boolean
  /** By question: what is refused to who may not. */
  mistakes: Readonly<Record<string, readonly object[]>>
  /** In what two worlds may differ, and in what these do. */
  kinds: readonly string[]
  kindsIn(moves: readonly Move[], other: Counterpart, viewer: Viewer): ReadonlySet<string>
}

export const MANNERS: Readonly<Record<string, Manners>> = {
  'evil-robots-classic': {
    deals: DEALS,
    lively,
    isLaidOpen,
    isDoubtful,
    mistakes: MISTAKES,
    kinds: Object.keys(KINDS),
    kindsIn,
  },
  'cardbot-derby': derby,
  'evil-robots-influence': influence,
  'not-a-robot': notARobot,
}

import type { Seat } from '../../core/game.ts'

export const ROBOTS = [
  'BadBot',
  'BlockBot',
  'CheatBot',
  'CopyBot',
  'DoOverBot',
  'ForceBot',
  'FreeBot',
  'GandalfBot',
  'GroupBot',
  'JudasBot',
  'LockBot',
  'MiseryBot',
  'PassBot',
  'PlusBot',
  'PushBot',
  'RandomBot',
  'ScaredyBot',
  'SumoBot',
] as const
export type Robot = (typeof ROBOTS)[number]

/** Good, Evil, Neutral. */
export const ALLEGIANCES = ['G', 'E', 'N'] as const
export type Allegiance = (typeof ALLEGIANCES)[number]
/** What a coin may fall on, and what one may convert oneself to. */
export const SIDES = ['G', 'E'] as const
export type Side = (typeof SIDES)[number]

export const POWERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type Power = (typeof POWERS)[number]
/** 9 is "9 or more". */
export type Call = Power
/** What PlusBot may add. */
export const BONUSES = [0, 1, 2, 3] as const
export type Bonus = (typeof BONUSES)[number]
/** The last level there is: a 9 and PlusBot's 3. */
export const TOP_LEVEL = 12

/** The robots whose action CopyBot may do again (ERC-715). */
export const COPIED = ['PushBot', 'RandomBot', 'GroupBot', 'GandalfBot'] as const
export type Copied = (typeof COPIED)[number]

/** A seat, or the extra robot. */
export type Target = Seat | 'npc'

/** How a claim will be proved (ERC-304). `level`: 10 to 12 are called at 9 as well. */
export type Claim = { as: 'power' } | { as: 'plus'; level: number } | { as: 'free'; showPower: boolean }
/** ERC-306 */
export type CallOrder = { kind: 'auto' } | { kind: 'manual' } | { kind: 'at'; call: Call; claim: Claim }
/** What proves that a conversion failed. An allegiance by name is CheatBot's to choose; `allegiance` is the true one. */
export type IfFails = 'power' | 'allegiance' | Allegiance
/** ERC-802: all but PassBot and FreeBot have `power` alone. */
export type LineUp =
  | { as: 'power' }
  | { as: 'first' }
  | { as: 'inOrder' }
  | { as: 'hidden' }
  | { as: 'position'; position: number; showPower: boolean }

/** A seat's standing orders, which nobody else sees. */
export interface Orders {
  call: CallOrder
  dial: Bonus
  ifFails: IfFails
  /** Null: the truth. */
  ifSucceeds: Allegiance | null
  lockShow: boolean
  lineUp: LineUp
}

/** When in a round something was shown: a call, or what comes before or after them all. */
export type Moment = 'discussion' | Call | 'pass'
export const STATUSES = ['waiting', 'passed', 'acted', 'reacted', 'noTurn', 'excluded'] as const
export type Status = (typeof STATUSES)[number]

export const REACTIONS = ['fail', 'rebound', 'force', 'doOver'] as const
/** BlockBot's two, ForceBot's and DoOverBot's. */
export type Reaction = (typeof REACTIONS)[number]

/** What was shown. */
export type Showed =
  { what: 'robot'; value: Robot } | { what: 'power'; value: Power } | { what: 'allegiance'; value: Allegiance }

/** What all have seen come of a conversion: a reaction, what proved how it went, and how that was judged. */
export type ChainStep =
  | { kind: 'reacted'; seat: Seat; robot: Robot; reaction: Reaction }
  | { kind: 'proved'; seat: Seat; showed: Showed }
  | { kind: 'judged'; stands: boolean }

/** What one adds to an action, for all to see; true but for CheatBot's value (null: the truth). */
export type Show = { what: 'robot' } | { what: 'power' } | { what: 'allegiance'; value: Allegiance | null }
/** Untrusted: `refuse` knows who may do what. */
export type Action =
  | {
      act: 'robot'
      targets: Target[]
      allegiance: Allegiance | null
      copyOf: Robot | null
      alsoShow: Show[]
    }
  /** `shown` null: the true allegiance. */
  | { act: 'convert'; target: Target; shown: Allegiance | null; alsoShow: Show[] }
  | { act: 'self'; to: Allegiance; shown: Allegiance | null; alsoShow: Show[] }
  /** `secret`: the side that JudasBot changes to. */
  | { act: 'pass'; secret: Allegiance | null; alsoShow: Show[] }

export type Recipient = Seat | 'npc' | 'spectator'
/** One standing order. */
export type Ordering =
  | { about: 'call'; call: CallOrder }
  | { about: 'dial'; dial: Bonus }
  | { about: 'ifFails'; ifFails: IfFails }
  | { about: 'ifSucceeds'; ifSucceeds: Allegiance | null }
  | { about: 'lockShow'; lockShow: boolean }
  | { about: 'lineUp'; lineUp: LineUp }

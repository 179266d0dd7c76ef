import type { Decks, Options } from './options.ts'
import { COPIED, type Copied, type Power, type Robot } from './shapes.ts'

export type RobotType = 'permanent' | 'action' | 'reaction'

/** When a robot's ability works: always, as its turn, or in answer to a conversion. */
export const TYPES: Readonly<Record<Robot, RobotType>> = {
  BadBot: 'permanent',
  BlockBot: 'reaction',
  CheatBot: 'permanent',
  CopyBot: 'action',
  DoOverBot: 'reaction',
  ForceBot: 'reaction',
  FreeBot: 'permanent',
  GandalfBot: 'action',
  GroupBot: 'action',
  JudasBot: 'action',
  LockBot: 'permanent',
  MiseryBot: 'permanent',
  PassBot: 'permanent',
  PlusBot: 'permanent',
  PushBot: 'action',
  RandomBot: 'action',
  ScaredyBot: 'permanent',
  SumoBot: 'permanent',
}

/** ERC-123: two of each value. */
export const COPIES_OF_POWER = 2
export const SEATS = { min: 3, max: 9 } as const
/** ERC-125 */
export const NPC_POWER: Power = 5
const SMALL_TABLE = 4
export const GROUP_MOST = 2
export const BAD_POINTS = 1
export const MISERY_POINTS = 2
export const SCAREDY_POINTS = 1
export const TARGET = { min: 4, max: 30 } as const
export const ROUND_CAP = { min: 10, max: 99 } as const

export const isReaction = (robot: Robot): boolean => TYPES[robot] === 'reaction'
export const isCopied = (robot: Robot): robot is Copied => COPIED.some((each) => each === robot)

/** ERC-124: one deck for all, two of them shuffled together, or one for each seat; in the order before shuffling. */
export function decksOf<T>(cards: readonly T[], decks: Decks, seats: number): T[][] {
  if (decks === 'own') return Array.from({ length: seats }, () => [...cards])
  return [decks === 'two' ? [...cards, ...cards] : [...cards]]
}

/** Does the extra robot play? `auto`: at small tables. */
export const hasNpc = ({ npc }: Options, seats: number): boolean =>
  npc === 'on' || (npc === 'auto' && seats <= SMALL_TABLE)

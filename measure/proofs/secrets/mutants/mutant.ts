import type { Plant } from '../../../wire/bundle.ts'
import type { Guise } from '../course.ts'

/** Where something could leak. */
export const LAYERS = [
  'view',
  'event',
  'question',
  'refusal',
  'window',
  'offer',
  'clock',
  'bot',
  'frame',
  'counter',
  'patch',
  'resync',
  'log',
  'talk',
  'whisper',
  'watcherSay',
  'gallery',
  'replay',
  'room',
  'page',
  'embed',
  'cache',
  'HTTP',
  'presence',
  'device',
  'return',
  'time',
  'delay',
  'stream',
] as const
type Layer = (typeof LAYERS)[number]

/** A known leak. Each must show as two worlds that differ, or the measure does not see what it says it sees. */
export interface Mutant extends Plant {
  name: string
  layer: Layer
  /** Of the title's deals the one after which it shows; without it, all. */
  deal?: string
  /** Only such a viewer can notice it; without it, any. */
  guise?: Guise
}

export const CORE = 'packages/engine/src/core'
export const PROBE = 'packages/engine/src/testing/probe'
export const CLASSIC = 'packages/engine/src/games/evil-robots-classic'
export const DERBY = 'packages/engine/src/games/cardbot-derby'
export const INFLUENCE = 'packages/engine/src/games/evil-robots-influence'
export const NAR = 'packages/engine/src/games/not-a-robot'
export const ROBOT_REVOLUTION = 'packages/engine/src/games/robot-revolution'
export const ROOM = 'party/room'
export const SHELL = 'party/shell'
export const PAGES = 'web/src/routes'

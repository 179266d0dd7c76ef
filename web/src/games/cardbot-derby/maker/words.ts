import type { Direction, FaultCode } from '@robot-night/engine/games/cardbot-derby'
import type { ShareWords } from '#lib/table/address.ts'
import { perLanguage } from '#lib/words/perLanguage.ts'
import type { Tool } from './editor.svelte.ts'

/** What the board maker says; the squares are called as they are at the table. Start slots count from 1. */
export interface MakerWords {
  title: string
  summary: string
  /** The link held no board. */
  garbled: string
  board: string
  /** How to draw without a mouse. */
  keys: string
  tools: string
  tool: Readonly<Record<Tool, { name: string; hint: string }>>
  direction: string
  directions: Readonly<Record<Direction, string>>
  /** Of a wall, and the way through a gate. */
  side: string
  through: string
  start: string
  facing: string
  undo: string
  redo: string
  from: string
  bare: string
  /** A square with something to mend on it. */
  faulty(square: string): string
  check: string
  good: string
  faults(count: number): string
  fault: Readonly<Record<FaultCode, (sign: string) => string>>
  fair: {
    title: string
    even(commands: number): string
    near(nearest: number, farthest: number): string
    uneven(nearest: number, farthest: number): string
    cutOff(starts: readonly string[]): string
    pending: string
    list: string
    /** A row of the list: start 3, 5 commands. */
    start(slot: string, commands: number | null): string
  }
  share: ShareWords & { act: string; title: string }
  play: string
  playAt(code: string): string
  opening: string
}

export const MAKER_WORDS = perLanguage<MakerWords>({
  en: async () => (await import('#lib/words/en/titles/cardbot-derby/maker.ts')).words,
  de: async () => (await import('#lib/words/de/titles/cardbot-derby/maker.ts')).words,
})

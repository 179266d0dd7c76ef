import type { DeviceKind } from '@robot-night/protocol'
import { words as de } from '#lib/words/de/room/handOff.ts'
import { words as en } from '#lib/words/en/room/handOff.ts'
import type { Language } from '#lib/words/language.ts'
import { sentences } from '#lib/words/sentences.ts'

/** A seat on another device: they lie with the sheets that say them, which nobody needs at first. */
export const WORDS: Readonly<Record<Language, typeof en>> = sentences({ en, de })

export const kindIn = <T>(words: Record<DeviceKind | 'unknown', T>, kind: DeviceKind | null): T =>
  words[kind ?? 'unknown']

import type { Ended } from '#lib/net/line.ts'
import { words as de } from '#lib/words/de/room/closed.ts'
import { words as en } from '#lib/words/en/room/closed.ts'
import type { Language } from '#lib/words/language.ts'

export type Closed = Record<Ended, { title: string; text: string; act: string }>

/** What is said where a room is left for good or for now. */
export const CLOSED: Readonly<Record<Language, Closed>> = { en, de }

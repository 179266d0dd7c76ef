import type { Note, ProblemCode, RefusalCode } from '@robot-night/protocol'
import type { room } from './en/room.ts'
import type { site } from './en/site.ts'
import type { Language } from './language.ts'

/** Every sentence of the shell. English sets the form; a word missing in another language is a type error. */
export type Site = typeof site & { problems: Record<ProblemCode | 'offline', string> }
export type Room = typeof room & {
  /** `about`: more of it, as the protocol has it. */
  notes: Record<Note, (name: string, about: string) => string>
  refusals: Record<RefusalCode | 'other', string>
}
export type Words = Site & Room

const SITES: Record<Language, () => Promise<Site>> = {
  en: async () => (await import('./en/site.ts')).site,
  de: async () => (await import('./de/site.ts')).site,
}
const ROOMS: Record<Language, () => Promise<Room>> = {
  en: async () => (await import('./en/room.ts')).room,
  de: async () => (await import('./de/room.ts')).room,
}

/** What every page says, in one language; only that one is loaded. */
export function siteWords(language: Language): Promise<Site> {
  return SITES[language]()
}

/** What is said in a room besides. */
export function roomWords(language: Language): Promise<Room> {
  return ROOMS[language]()
}

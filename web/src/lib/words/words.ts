import type { Note, ProblemCode, RefusalCode } from '@robot-night/protocol'
import type { aside } from './en/room/aside.ts'
import type { room } from './en/room/room.ts'
import type { site } from './en/shell/site.ts'
import type { Language } from './language.ts'

/** Every sentence of the shell. English sets the form; a word missing in another language is a type error. */
export type Site = typeof site & { problems: Record<Exclude<ProblemCode, Unheard> | 'offline' | 'forgetful', string> }
/** No page of ours asks for anything in a way that these would be the answer. */
type Unheard =
  | 'wrong_token'
  | 'bad_token'
  | 'wrong_method'
  | 'not_found'
  | 'no_such_title'
  | 'upgrade_required'
  | 'not_json'
  | 'no_such_stream'
  | 'out_of_turn'
export type Shown = typeof room
export type Aside = typeof aside & {
  /** `about`: more of it, as the protocol has it. */
  notes: Record<Note, (name: string, about: string) => string>
  /** Our ids are drawn: none is used twice. */
  refusals: Record<Exclude<RefusalCode, 'id_used'> | 'other', string>
}
export type Room = Shown & Aside
export type Words = Site & Room

const SITES: Record<Language, () => Promise<Site>> = {
  en: async () => (await import('./en/shell/site.ts')).site,
  de: async () => (await import('./de/shell/site.ts')).site,
}

/** What every page says, in one language; only that one is loaded. It speaks of nobody, so it needs no `sentences`. */
export function siteWords(language: Language): Promise<Site> {
  return SITES[language]()
}

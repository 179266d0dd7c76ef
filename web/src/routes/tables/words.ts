import type { Pace } from '@robot-night/engine'
import type { TableLanguage } from '@robot-night/protocol'
import { perLanguage } from '#lib/words/perLanguage.ts'

/** What is said about the public tables. */
export interface Words {
  title: string
  summary: string
  lead: string
  /** Before the link to the house rules, where somebody gives their first name here. */
  house: string
  /** Over the list: how many tables, how many free seats. */
  count(tables: number, seats: number): string
  /** In its place while the line is down; or when it is not called again. */
  calling: string
  still: string
  list: string
  /** What somebody looks for. */
  wish: {
    label: string
    title: string
    language: string
    languages: Record<TableLanguage, string>
    pace: string
    /** Players for whom a table still waits. */
    needed: string
    needs(most: number): string
    beginners: string
    any: string
    /** Looks again, where that doesn't happen by itself. */
    look: string
    all: string
    /** No table is like this. */
    none: string
  }
  /** On a table's card. */
  needsYet(players: number): string
  more(tables: number): string
  gathering: string
  playing(round: number | null): string
  over: string
  seatsFree(seats: number): string
  watching(watchers: number, isMore: boolean): string
  paces: Record<Pace, string>
  /** Who sits there, for those who do not see it. */
  seated(people: number, bots: number): string
  sit: string
  sitAt(code: string): string
  watch: string
  watchAt(code: string): string
  any: string
  open: string
  empty: { title: string; text: string; bots: string }
  none: { title: string; text: string }
  pick: { title: string; open: string; bots: string }
  opening: string
}

export const WORDS = perLanguage<Words>({
  en: async () => (await import('#lib/words/en/pages/tables.ts')).words,
  de: async () => (await import('#lib/words/de/pages/tables.ts')).words,
})

import type { Allegiance, Entry, Part } from '@robot-night/companion'
import type { ShareWords } from '#lib/table/address.ts'
import { perLanguage } from '#lib/words/perLanguage.ts'

/** What the companion dealer says. */
export interface Words {
  title: string
  summary: string
  intro: { points: readonly string[]; deal: string; lesson: string; rules: string }
  head: { info: string; shuffle: string; game: string }
  again: { title: string; text: string; yes: string; no: string }
  parts: Record<Part, string>
  cover: Record<Part, string>
  uncover: Record<Part, string>
  /** The coin as a button: what it is, and what a tap makes of it. */
  turn: Record<Allegiance, string>
  flip: { short: string; whole: string }
  neutral: { short: string; whole: string }
  /** Several phones around one deck. */
  table: {
    title: string
    offer: { title: string; text: string; act: string; opening: string }
    join: { title: string; act: string; busy: string; full: string }
    share: ShareWords
    phones: string
    count(phones: number): string
    host: string
    you: string
    away: string
    round(round: number): string
    shuffle: string
    waiting(host: string): string
    nobody: string
    runOut: string
    again: { title: string; text: string; yes: string; no: string }
    npc: { name: string; on: string; hint: string }
    leave: { act: string; title: string; text: string; no: string }
    close: string
    calling: string
    dropped: string
    gone: { title: string; text: string; act: string }
  }
  info: {
    title: string
    back: string
    lead: string
    entries: Record<Exclude<Entry, 'everything' | 'nothing'>, { name: string; text: string }>
    everything: string
    nothing: string
    shows(parts: readonly string[]): string
  }
}

export const WORDS = perLanguage<Words>({
  en: async () => (await import('#lib/words/en/pages/companion.ts')).words,
  de: async () => (await import('#lib/words/de/pages/companion.ts')).words,
})

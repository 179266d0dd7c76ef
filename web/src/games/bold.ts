import type { Bold } from '@robot-night/protocol'
import type { TitleBold } from '../lib/table/night/bold.ts'
import type { Language } from '../lib/words/language.ts'

const BOLD = import.meta.glob<{ default: TitleBold }>('./*/bold.ts', { eager: true })

/** A title's boldest move as a sentence; null: this client has no words for it. */
export function boldIn(title: string, { kind, amount, against = 0 }: Bold, by: { name: string; language: Language }) {
  const words = BOLD[`./${title}/bold.ts`]?.default[by.language] ?? {}
  return Object.hasOwn(words, kind) ? (words[kind]?.({ name: by.name, amount, against }) ?? null) : null
}

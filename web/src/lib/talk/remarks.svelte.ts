import { SvelteMap } from 'svelte/reactivity'
import { loadRemarks } from '../../games/loading/loadRemarks.ts'
import type { Language } from '../words/language.ts'
import type { RemarkWords } from './remarking.ts'

const known = new SvelteMap<string, RemarkWords>()
const keyOf = (title: string, language: Language): string => `${language} ${title}`

/** What a title's tin robots say, in words; null: not fetched yet. */
export const remarksOf = (title: string, language: Language): RemarkWords | null =>
  known.get(keyOf(title, language)) ?? null

/** Fetched when the first of them has been said. Offline the plain text of a line has to do, until the next one. */
export async function fetchRemarks(title: string, language: Language): Promise<void> {
  const key = keyOf(title, language)
  if (known.has(key)) return
  const words = await loadRemarks(title, language).catch(() => null)
  if (words) known.set(key, words)
}

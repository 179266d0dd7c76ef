import { Part } from '../ui/part.svelte.ts'
import { ASIDE } from '../words/words.ts'

/** What talk has besides lines and a field to type in; fetched once the page can be used. */
export const TOOLS = new Part(async () => (await import('./Tools.svelte')).default)
export const WATCHERS = new Part(async () => (await import('./Watchers.svelte')).default)
export const CLAIMING = new Part(async () => (await import('./Claiming.svelte')).default)
export const CLAIMED = new Part(async () => (await import('./Claimed.svelte')).default)
export const HEARING = new Part(async () => (await Promise.all([import('./Hearing.svelte'), ASIDE.fetch()]))[0].default)

export function fetchTalk(): void {
  for (const part of [HEARING, CLAIMED, TOOLS, CLAIMING, WATCHERS]) part.fetchSoon()
}

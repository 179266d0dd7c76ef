import type { TitleScreen } from '../lib/table/title.ts'

const SCREENS = import.meta.glob<TitleScreen>('./*/Screen.svelte', { import: 'default', eager: true })

/** The tables of all titles at once, for a page that the server draws and no script takes over. */
export const staticScreenOf = (id: string): TitleScreen | null => SCREENS[`./${id}/Screen.svelte`] ?? null

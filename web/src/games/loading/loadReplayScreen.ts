import type { TitleScreen } from '../../lib/table/title.ts'

/** Nothing that the server draws fetches a table: its styles would be linked by every page that might. */
const SCREENS = import.meta.env.SSR ? {} : import.meta.glob<{ default: TitleScreen }>('../*/Screen.svelte')

/**
 * A title's table for pages other than its own route: a replay. In a file of its own, because SvelteKit leaves out a
 * component's styles on the server where a page reaches it by a pattern, even if the page also imports it directly.
 */
export async function loadReplayScreen(id: string): Promise<TitleScreen | null> {
  return (await SCREENS[`../${id}/Screen.svelte`]?.())?.default ?? null
}

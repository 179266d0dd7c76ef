import type { TitleScreen } from '../../lib/table/title.ts'

/** Nothing that the server draws fetches a table: its styles would be linked by every page that might. */
const SCREENS = import.meta.env.SSR ? {} : import.meta.glob<{ default: TitleScreen }>('../*/Screen.svelte')

/**
 * A title's table, where a page comes to it without its route: in a replay. In a file of its own, since a page that
 * reaches a table by such an import is not drawn with its styles, though it may import it outright as well.
 */
export async function loadReplayScreen(id: string): Promise<TitleScreen | null> {
  return (await SCREENS[`../${id}/Screen.svelte`]?.())?.default ?? null
}

import type { View } from '@robot-night/engine/games/cardbot-derby'
import type { TitlePieces } from '$lib/table/title.ts'
import { Part } from '$lib/ui/part.svelte.ts'

/** The end of it: podium and laps. Nobody needs them before. */
export const OVER = new Part(async () => (await import('./parts/Over.svelte')).default)
/** Own cards, which watchers don't have. */
export const REGISTERS = new Part(async () => (await import('./asks/OwnRegisters.svelte')).default)
/** Where own robots would come: there is nothing of it before the first card lies. */
export const GHOSTS = new Part(async () => (await import('./board/Ghosts.svelte')).default)
/** How a round runs. What happens before it is there is shown as it stands. */
export const SHOWING = new Part(() => import('./showing.ts'))
/** The cards of a step while it is shown. */
export const ORDER = new Part(async () => (await import('./parts/OrderRow.svelte')).default)

/** What everybody sees sooner or later. */
export const SEEN: readonly Part<unknown>[] = [SHOWING, ORDER, OVER]
export const PIECES: readonly Part<unknown>[] = [REGISTERS, GHOSTS, ...SEEN]

/** What the table begins with, as it is found. */
function first(view: View | null): readonly Part<unknown>[] {
  if (!view) return []
  if (view.phase.kind === 'over') return [OVER]
  if (view.phase.kind === 'ping') return [SHOWING, ORDER]
  return view.own.length > 0 ? [REGISTERS] : []
}

export default {
  screen: new Part(async () => (await import('./Screen.svelte')).default),
  pieces: ({ view }: { seats: number; isOver: boolean; view: View | null }) => first(view),
} satisfies TitlePieces

import type { TitlePieces } from '$lib/table/title.ts'
import { Part } from '$lib/ui/part.svelte.ts'

/** The big pieces of the table; no match needs all of them at once. */
export const DUEL = new Part(async () => (await import('./parts/Duel.svelte')).default)
export const MATRIX = new Part(async () => (await import('./parts/Matrix.svelte')).default)
export const CAROUSEL = new Part(async () => (await import('./parts/Carousel.svelte')).default)
export const OVER = new Part(async () => (await import('./parts/Over.svelte')).default)

/** How things move. What happens before it is there is shown as it stands. */
export const STORYBOARD = new Part(async () => (await import('./storyboard.ts')).storyboard)
export const FLYING = new Part(async () => (await import('./flying.svelte.ts')).flying)

/** What a match is shown with from the start; the end of it is fetched while it is played. */
export const piecesFor = ({ seats, isOver }: { seats: number; isOver: boolean }): readonly Part<unknown>[] => [
  ...(seats === 2 ? [DUEL] : [MATRIX, CAROUSEL]),
  ...(isOver ? [OVER] : []),
]

export default {
  screen: new Part(async () => (await import('./Screen.svelte')).default),
  pieces: piecesFor,
} satisfies TitlePieces

import type { SeenPhase, View } from '@robot-night/engine/games/evil-robots-classic'
import type { TitlePieces } from '$lib/table/title.ts'
import { Part } from '$lib/ui/part.svelte.ts'

/** The big pieces of the table: a conversion, one's own turn, what is turned up at the end. */
export const CHAIN = new Part(async () => (await import('./parts/Chain.svelte')).default)
export const OPTIONS = new Part(async () => (await import('./asks/Options.svelte')).default)
export const REVEAL = new Part(async () => (await import('./parts/Reveal.svelte')).default)
export const OVER = new Part(async () => (await import('./parts/Over.svelte')).default)

/** Forms that some questions come with. */
export const ANSWER = new Part(async () => (await import('./asks/AnswerForm.svelte')).default)
export const LINE_UP = new Part(async () => (await import('./asks/LineUpForm.svelte')).default)
export const SORT = new Part(async () => (await import('./asks/Sort.svelte')).default)

/** Sheets that somebody has to open first. */
export const SHOW = new Part(async () => (await import('./asks/ShowSheet.svelte')).default)
export const ORDERS = new Part(async () => (await import('./asks/OrdersSheet.svelte')).default)
export const KNOWN = new Part(async () => (await import('./asks/KnownSheet.svelte')).default)
export const LOOK = new Part(async () => (await import('./asks/LookSheet.svelte')).default)
export const ALSO = new Part(async () => (await import('./asks/AlsoSheet.svelte')).default)

/** How things move. What happens before it is there is shown as it stands. */
export const STORYBOARD = new Part(async () => (await import('./storyboard.ts')).storyboard)

/** What everybody sees sooner or later. */
export const SEEN: readonly Part<unknown>[] = [STORYBOARD, CHAIN, LOOK, KNOWN, REVEAL, OVER]
export const PIECES: readonly Part<unknown>[] = [OPTIONS, ANSWER, LINE_UP, SORT, SHOW, ORDERS, ALSO, ...SEEN]

/** What a page begins with that is opened in the middle of a round. */
const FIRST: Readonly<Partial<Record<SeenPhase['kind'], readonly Part<unknown>[]>>> = {
  turn: [OPTIONS],
  passTurn: [OPTIONS],
  callOrder: [SORT],
  passOrder: [SORT],
  answer: [CHAIN, ANSWER],
  react: [CHAIN],
  lineUp: [LINE_UP],
  nextRound: [REVEAL],
  over: [OVER, REVEAL],
}

export default {
  screen: new Part(async () => (await import('./Screen.svelte')).default),
  pieces: ({ view }: { seats: number; isOver: boolean; view: View | null }) => (view && FIRST[view.phase.kind]) ?? [],
} satisfies TitlePieces

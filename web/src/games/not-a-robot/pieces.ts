import type { SeenPhase, View } from '@robot-night/engine/games/not-a-robot'
import type { TitlePieces } from '$lib/table/title.ts'
import { Part } from '$lib/ui/part.svelte.ts'

/** A picture by itself, once somebody taps one. */
export const ZOOM = new Part(async () => (await import('./grid/Zoom.svelte')).default)
/** What comes after the call. */
export const GUESS = new Part(async () => (await import('./talk/GuessPick.svelte')).default)
export const EXPLAIN = new Part(async () => (await import('./talk/Explain.svelte')).default)
export const DEBATE = new Part(async () => (await import('./talk/Debate.svelte')).default)
export const VOTE = new Part(async () => (await import('./talk/Vote.svelte')).default)
export const TALK_ACTS = new Part(async () => (await import('./talk/Acts.svelte')).default)
export const REVEAL = new Part(async () => (await import('./reveal/Reveal.svelte')).default)
export const OVER = new Part(async () => (await import('./score/Over.svelte')).default)
/** For those who only watch. */
export const MARKS = new Part(async () => (await import('./talk/Marks.svelte')).default)

export const PIECES: readonly Part<unknown>[] = [ZOOM, TALK_ACTS, GUESS, EXPLAIN, DEBATE, VOTE, REVEAL, OVER, MARKS]

/** What a page begins with that is opened in the middle of a round. */
const FIRST: Readonly<Partial<Record<SeenPhase['kind'], readonly Part<unknown>[]>>> = {
  guess: [GUESS, TALK_ACTS],
  explain: [EXPLAIN, TALK_ACTS],
  debate: [DEBATE, TALK_ACTS],
  vote: [VOTE, TALK_ACTS],
  result: [REVEAL, TALK_ACTS],
  over: [OVER],
}

function first(view: View | null): readonly Part<unknown>[] {
  if (!view) return []
  const pieces = FIRST[view.phase.kind] ?? []
  return view.me.viewer === 'spectator' ? [...pieces, MARKS] : pieces
}

export default {
  screen: new Part(async () => (await import('./Screen.svelte')).default),
  pieces: ({ view }: { seats: number; isOver: boolean; view: View | null }) => first(view),
} satisfies TitlePieces

import type { SeenPhase, View } from '@robot-night/engine/games/evil-robots-influence'
import type { TitlePieces } from '$lib/table/title.ts'
import { Part } from '$lib/ui/part.svelte.ts'
import type { LateWords } from '$lib/words/perLanguage.ts'
import { FINALE_WORDS, TURN_WORDS } from './words/words.ts'

/** With what it says. */
const saying = <T>(words: LateWords<unknown>, load: () => Promise<T>): Part<T> =>
  new Part(async () => (await Promise.all([load(), words.fetch()]))[0])
const ofTurns = <T>(load: () => Promise<T>): Part<T> => saying(TURN_WORDS, load)
const ofEnds = <T>(load: () => Promise<T>): Part<T> => saying(FINALE_WORDS, load)

/** What whoever sits here presses. */
export const ACTS = new Part(async () => (await import('./asks/Acts.svelte')).default)
/** What the Dealer chooses from. */
export const BIDS = new Part(async () => (await import('./parts/Bids.svelte')).default)
export const OFFER = new Part(async () => (await import('./asks/OfferForm.svelte')).default)
/** One's own turn and all that is done with cards. */
export const FORM = ofTurns(async () => (await import('./turn/Form.svelte')).default)
export const TURN_ACTS = ofTurns(async () => (await import('./turn/TurnActs.svelte')).default)
export const TURN_SAYING = ofTurns(async () => (await import('./turn/saying.ts')).turnSaying)
/** What comes of a round, and of the match. */
export const THEATRE = ofEnds(async () => (await import('./count/Theatre.svelte')).default)
export const LAST = ofEnds(async () => (await import('./count/LastCount.svelte')).default)
export const COUNT = ofEnds(async () => (await import('./count/Count.svelte')).default)
export const SPLIT = ofEnds(async () => (await import('./split/Split.svelte')).default)
export const SPLIT_ACTS = ofEnds(async () => (await import('./split/SplitActs.svelte')).default)
export const SPLIT_SAYING = ofEnds(async () => (await import('./split/saying.ts')).splitSaying)
export const PATH = ofEnds(async () => (await import('./over/Path.svelte')).default)
export const PATH_ACTS = ofEnds(async () => (await import('./over/PathActs.svelte')).default)
export const OVER = ofEnds(async () => (await import('./over/Over.svelte')).default)

/** Sheets that somebody has to open first. */
export const LOOK = new Part(async () => (await import('./parts/Look.svelte')).default)
export const CARD = new Part(async () => (await import('./cards/CardSheet.svelte')).default)

/** How things move. What happens before it is there is shown as it stands. */
export const STORYBOARD = new Part(async () => (await import('./storyboard.ts')).storyboard)

/** What everybody sees sooner or later. */
export const SEEN: readonly Part<unknown>[] = [
  ...[STORYBOARD, BIDS, LOOK, THEATRE, COUNT, LAST],
  ...[SPLIT, SPLIT_SAYING, PATH, OVER],
]
export const PIECES: readonly Part<unknown>[] = [
  ...[ACTS, FORM, TURN_ACTS, TURN_SAYING, OFFER, CARD, SPLIT_ACTS, PATH_ACTS],
  ...SEEN,
]

const TURN = [FORM, TURN_ACTS, TURN_SAYING]
/** What a page begins with that is opened in the middle of a round. */
const FIRST: Readonly<Partial<Record<SeenPhase['kind'], readonly Part<unknown>[]>>> = {
  offer: [OFFER],
  pick: [BIDS],
  giveZero: [BIDS],
  turn: TURN,
  cardChoice: TURN,
  reveal: TURN,
  retain: [COUNT, ...TURN],
  endgame: [COUNT, ...TURN],
  split: [SPLIT, SPLIT_ACTS, SPLIT_SAYING],
  path: [PATH, PATH_ACTS],
  over: [OVER],
}

export default {
  screen: new Part(async () => (await import('./Screen.svelte')).default),
  pieces({ isOver, view }: { seats: number; isOver: boolean; view: View | null }) {
    if (!view) return isOver ? [] : [ACTS]
    return [ACTS, ...(FIRST[view.phase.kind] ?? [])]
  },
} satisfies TitlePieces

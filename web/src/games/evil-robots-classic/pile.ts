import type {
  ChainStep,
  Judged,
  Reaction,
  Robot,
  SeenConversion,
  SeenFrame,
  Showed,
} from '@robot-night/engine/games/evil-robots-classic'
import type { Seat } from '#lib/table/scene.ts'

/** One card of the stack that all see: what was declared, what was played on it, what stopped it. */
export type PileCard = { mark: Judged } & (
  | { kind: 'declared'; conversion: SeenConversion; proof: Showed | null }
  | { kind: 'reacted'; seat: Seat; robot: Robot; reaction: Reaction }
  | { kind: 'held'; seat: Seat; robot: Robot }
)

/** From the bottom up: the conversion that began it, and all that has come of it. */
export function pileOf(frames: readonly SeenFrame[], steps: readonly ChainStep[]): PileCard[] {
  const [base] = frames
  const top = frames.at(-1)
  if (!base || !top) return []
  const { via, instigator, firstTarget, shown } = base
  const conversion = { via, instigator, target: firstTarget, allegiance: shown }
  const begun: PileCard[] = [{ kind: 'declared', conversion, proof: null, mark: 'pending' }]
  return marked(steps.reduce(withStep, begun), top.claim)
}

function withStep(cards: PileCard[], step: ChainStep): PileCard[] {
  switch (step.kind) {
    case 'judged':
      return marked(cards, step.stands ? 'ok' : 'fail')
    case 'reacted':
      return [...cards, { ...step, mark: MARKS[step.reaction] }]
    case 'proved':
      return withProof(cards, step)
    default:
      return step satisfies never
  }
}

const MARKS: Readonly<Record<Reaction, Judged>> = { fail: 'fail', rebound: 'ok', force: 'ok', doOver: 'pending' }

/** A verdict is on what is judged, not on the card that it was judged by. */
function marked(cards: PileCard[], mark: Judged): PileCard[] {
  const at = cards.findLastIndex(({ kind }) => kind !== 'held')
  return cards.map((card, each) => (each === at ? { ...card, mark } : card))
}

/** LockBot holds, SumoBot wins all the same; a power or another side proves why it failed. */
function withProof(cards: PileCard[], { seat, showed }: Extract<ChainStep, { kind: 'proved' }>): PileCard[] {
  if (showed.what === 'robot') {
    return [...cards, { kind: 'held', seat, robot: showed.value, mark: showed.value === 'SumoBot' ? 'ok' : 'fail' }]
  }
  return cards.map((card) => (card.kind === 'declared' ? { ...card, proof: showed } : card))
}

import type { Rng, Viewer } from '../../../core/game.ts'
import type { Stream } from '../../../core/rng.ts'
import type { Rank, RobotIndex } from '../shapes.ts'
import { dealings, type Reached, type Shuffle } from './dealings.ts'

interface Course {
  steps: readonly Reached[]
  stream: Stream
  viewer: Viewer
}

type Wish = { keep: number } | { shuffle: readonly Rank[]; into: readonly Rank[] }
/** What lies in another world where a card lies in this one. */
type Swap = ReadonlyMap<Rank, Rank>

/**
 * The same shuffles, but for cards that this viewer has not seen from one to the next: they lie in each other's places.
 * So whatever was revealed comes at the same time, and all that is hidden in the end may be otherwise.
 */
export function redeals({ steps, stream, viewer }: Course, rng: Rng): Wish[][] {
  const all = dealings({ steps, stream })
  const shuffles = all.flat().filter((each) => each.kind === 'shuffle')
  const oneIn = rng.pick(ONE_IN)
  const swaps = new Map<Shuffle, Swap>()
  const before = (shuffle: Shuffle): Shuffle | undefined =>
    shuffles.slice(0, shuffles.indexOf(shuffle)).findLast(({ robot }) => robot === shuffle.robot)
  for (const [at, shuffle] of shuffles.entries()) {
    const next = shuffles.slice(at + 1).find(({ robot }) => robot === shuffle.robot)
    const isLeft = rng.int(oneIn) > 0
    const seen = isLeft
      ? shuffle.into
      : seenOf(steps, { robot: shuffle.robot, viewer, from: shuffle.step, to: next?.step })
    swaps.set(shuffle, exchange(shuffle.into, { seen, rng }))
  }
  return all.map((drawings) =>
    drawings.map((drawing) => {
      if (drawing.kind === 'side') return { keep: SIDES }
      const last = before(drawing)
      const from = swapped(drawing.from, last && swaps.get(last))
      const isPaid = (card: Rank): boolean => drawing.paid.some((target) => target === card)
      return { shuffle: from.filter((card) => !isPaid(card)), into: swapped(drawing.into, swaps.get(drawing)) }
    }),
  )
}

const SIDES = 2
/** Of so many shuffles one may differ, and the rest more rarely. */
const ONE_IN = [1, 1, 2, 4] as const

const swapped = (cards: readonly Rank[], swap: Swap | undefined): Rank[] => cards.map((card) => swap?.get(card) ?? card)

/** The cards not seen, in each other's places. */
function exchange(cards: readonly Rank[], { seen, rng }: { seen: readonly Rank[]; rng: Rng }): Swap {
  const free = cards.filter((card) => !seen.includes(card))
  const into = [...free]
  rng.shuffle(into)
  return new Map(free.map((card, at) => [card, into[at] ?? card]))
}

interface Between {
  robot: RobotIndex
  viewer: Viewer
  /** The step with the shuffle that they come from. */
  from: number
  /** The step with the next one, after what is revealed in it and before what is drawn; absent: there is none. */
  to: number | undefined
}

/** A robot's cards that have been revealed, and if it is the viewer's own those that it has drawn. */
function seenOf(steps: readonly Reached[], { robot, viewer, from, to = steps.length }: Between): Rank[] {
  return steps.flatMap(({ told }, step) =>
    told.flatMap(({ to: hearers, event }): Rank[] => {
      if (event.kind === 'revealed' && step > from && step <= to)
        return event.order.flatMap((each) => (each.robot === robot ? [each.card] : []))
      const isHeard = hearers === 'all' || hearers.some((seat) => seat === viewer)
      return event.kind === 'drew' && event.robot === robot && isHeard && step >= from && step < to
        ? (event.cards ?? [])
        : []
    }),
  )
}

import type { Position, Rng, Told, Viewer } from '../../../core/game.ts'
import { rngFrom, type Stream } from '../../../core/rng.ts'
import { powersFor } from '../counts.ts'
import {
  LEFT_CARDS,
  RIGHT_CARDS,
  SIDES,
  type CardId,
  type Event,
  type EvilRobotsInfluence,
  type Side,
  type State,
} from '../shapes.ts'
import { clockwise } from '../table.ts'
import { mayKnow } from './mayKnow.ts'

/** A step of a match of this title, as it was reached. */
interface Reached {
  position: Position<EvilRobotsInfluence>
  told: Told<Event>[]
}
interface Course {
  steps: readonly Reached[]
  stream: Stream
  viewer: Viewer
}
type Wish = { keep: number } | { int: number } | { shuffle: readonly unknown[]; into: readonly unknown[] }

const DECKS: Readonly<Record<Side, readonly CardId[]>> = { left: LEFT_CARDS, right: RIGHT_CARDS }
const FACES = 2
const KEEP_FACE: Wish = { keep: FACES }

/** The same draws, but for cards that this viewer has not seen by the end, and hidden coins that are not shown yet. */
export function redeals({ steps, stream, viewer }: Course, rng: Rng): Wish[][] {
  const end = steps.at(-1)?.position.state
  if (!end) return []
  const seen = new Set(steps.flatMap(({ position: { state } }) => cardsIn(mayKnow(state, viewer))))
  return steps.map((step, at): Wish[] => {
    const { state } = step.position
    const isHidden = end.round === state.round && end.result?.round !== end.round
    const coin = (seat: number): Wish =>
      isHidden && seat !== viewer && rng.int(FACES) === 0 ? { int: rng.int(FACES) } : KEEP_FACE
    const tossed = tossedBySeats(step, coin)
    if (!step.told.some(({ event }) => event.kind === 'roundStarted')) return tossed
    const piles =
      at === 0 ? firstPiles({ stream, seen }, rng) : SIDES.flatMap((side) => shuffleOf(pileSize(step, side)))
    const dealer: Wish[] = at === 0 && state.options.firstDealer === 'random' ? [{ keep: state.seats.length }] : []
    return [
      ...tossed,
      ...piles,
      ...dealer,
      ...shuffleOf(powersFor(state.seats.length).length),
      ...dealtCoins(state, coin),
    ]
  })
}

/** Brass Acrobat is the only card whose toss is hidden. */
const tossedBySeats = ({ told }: Reached, coin: (seat: number) => Wish): Wish[] =>
  told.flatMap(({ event }) => {
    if (event.kind !== 'coinsTossed' || event.by === 'round') return []
    return [event.holder === 'idle' ? KEEP_FACE : coin(event.holder), KEEP_FACE]
  })

const dealtCoins = ({ seats, dealer }: State, coin: (seat: number) => Wish): Wish[] =>
  clockwise(seats.length, dealer).flatMap((seat) => [coin(seat), KEEP_FACE])

/** As many draws as a shuffle of so many takes. */
const shuffleOf = (size: number): Wish[] =>
  Array.from({ length: Math.max(0, size - 1) }, (_, at) => ({ keep: size - at }))

/** What lay on the pile before it was dealt from. */
const pileSize = ({ position: { state }, told }: Reached, side: Side): number =>
  state.piles[side].length + told.filter(({ event }) => event.kind === 'robotDealt' && event.side === side).length

function firstPiles({ stream, seen }: { stream: Stream; seen: ReadonlySet<string> }, rng: Rng): Wish[] {
  const real = rngFrom(stream, 0)
  return SIDES.map((side) => {
    const shuffled = [...DECKS[side]]
    real.shuffle(shuffled)
    const free = shuffled.filter((card) => !seen.has(card))
    rng.shuffle(free)
    return { shuffle: DECKS[side], into: shuffled.map((card) => (seen.has(card) ? card : (free.shift() ?? card))) }
  })
}

/** Every card that is named anywhere in this. */
function cardsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cardsIn) : []
}

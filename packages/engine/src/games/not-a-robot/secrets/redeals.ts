import type { Position, Rng, Told, Viewer } from '../../../core/game.ts'
import { rngFrom, type Stream } from '../../../core/rng.ts'
import { CARDS } from '../pictures.ts'
import type { Event, NotARobot, Role, State } from '../shapes.ts'

/** A step of a match of this title, as it was reached. */
interface Reached {
  position: Position<NotARobot>
  told: Told<Event>[]
}
interface Course {
  steps: readonly Reached[]
  stream: Stream
  viewer: Viewer
}
type Wish = { keep: number } | { int: number } | { shuffle: readonly unknown[]; into: readonly unknown[] }

const COIN = 2
const PLACES = 9
const ROUNDS_OF_A_DECK = 8

/** The same draws, but for pictures that nobody has seen by the end, and for the last deal as far as this viewer does not know it. */
export function redeals({ steps, stream, viewer }: Course, rng: Rng): Wish[][] {
  const end = steps.at(-1)?.position.state
  if (!end) return []
  return steps.map(({ position: { state }, told }, step) => {
    if (!told.some(({ event }) => event.kind === 'roundStarted')) return []
    const real = rngFrom(stream, steps[step - 1]?.position.drawn ?? 0)
    const wishes = [
      ...deckWishes({ state, end, isFirst: step === 0 }, { real, rng }),
      ...dealWishes({ state, end, viewer }, rng),
    ]
    return wishes
  })
}

/** The cards as shuffled, with the unseen ones in each other's places; in the ninth round the same cards are shuffled again. */
function deckWishes(
  { state, end, isFirst }: { state: State; end: State; isFirst: boolean },
  { real, rng }: { real: Rng; rng: Rng },
): Wish[] {
  if (isFirst) {
    const shuffled = [...CARDS]
    real.shuffle(shuffled)
    return [{ shuffle: CARDS, into: exchanged(shuffled, seenIn(end), rng) }, ...CARDS.map(() => ({ keep: COIN }))]
  }
  if (state.round !== ROUNDS_OF_A_DECK + 1) return []
  return CARDS.slice(1).map((_, at) => ({ keep: CARDS.length - at }))
}

/** How many cards from the top have lain on the table: of a second deck, all of the first. */
const seenIn = ({ round }: State): number => Math.min(round * PLACES, CARDS.length)

function exchanged(cards: readonly string[], seen: number, rng: Rng): string[] {
  const free = cards.slice(seen)
  rng.shuffle(free)
  return [...cards.slice(0, seen), ...free]
}

interface Deal {
  state: State
  end: State
  viewer: Viewer
}

function dealWishes(deal: Deal, rng: Rng): Wish[] {
  const { state } = deal
  const cards: Role[] = ['robot', ...Array<Role>(state.seats - (state.serverRole ? 0 : 1)).fill('human')]
  return [{ int: otherAnswer(deal, rng) - 1 }, { shuffle: cards, into: otherRoles(deal, rng) }]
}

const isOpen = ({ state, end }: Deal): boolean =>
  end.round > state.round || end.phase.kind === 'result' || end.phase.kind === 'over'

function otherAnswer(deal: Deal, rng: Rng): number {
  const { state, end, viewer } = deal
  const isHuman = viewer !== 'spectator' && state.roles[viewer] === 'human'
  const isShown = !['associate', 'review', 'call', 'guess'].includes(end.phase.kind)
  return isOpen(deal) || isHuman || isShown ? state.answer : rng.int(PLACES) + 1
}

/** The Robot card with somebody else, unless this viewer knows where it lies. */
function otherRoles(deal: Deal, rng: Rng): Role[] {
  const { state, end, viewer } = deal
  const cards = [...state.roles, ...(state.serverRole ? [state.serverRole] : [])]
  const isKnown = end.phase.kind === 'guess' || (viewer !== 'spectator' && state.roles[viewer] === 'robot')
  if (isOpen(deal) || isKnown) return cards
  const robot = rng.pick([...cards.keys()].filter((at) => at !== viewer))
  return cards.map((_, at) => (at === robot ? 'robot' : 'human'))
}

import type { Rng } from '../../core/game.ts'
import { PROGRAM_LENGTH } from './material.ts'
import { placementOf } from './race.ts'
import { RANKS, type OwnRobot, type Rank, type Robot, type SeenRobot, type State, type View } from './shapes.ts'
import { seenPhase, seenRace } from './view.ts'

/** A state that would look like this view: what the viewer knows stays, all other cards are dealt again. */
export function imagine(view: View, rng: Rng): State {
  const { board, robotsPerPlayer, drones, finishOnTarget, drawCount } = view.options
  return {
    options: { board, robotsPerPlayer, drones, finishOnTarget, drawCount },
    seats: view.seats,
    phase: seenPhase(view.phase),
    round: view.round,
    robots: view.robots.map((seen, robot) => robotAs(seen, cardsOf(view, robot, rng))),
    race: view.race ? seenRace(view.race) : null,
  }
}

type Cards = Pick<Robot, 'pile' | 'drawn' | 'draft' | 'program'>

const robotAs = (seen: SeenRobot, { pile, drawn, draft, program }: Cards): Robot => ({
  ...placementOf(seen),
  seat: seen.seat,
  suit: seen.suit,
  pile,
  drawn,
  draft,
  program,
  touched: [...seen.touched],
  reached: seen.reached.map(({ target, round }) => ({ target, round })),
})

function cardsOf(view: View, robot: number, rng: Rng): Cards {
  const open = view.open?.piles[robot]
  if (open) return { pile: [...open], drawn: [], draft: [], program: null }
  const own = view.own.find((each) => each.robot === robot) ?? null
  const seen = view.robots[robot]
  if (!seen) throw new Error(`no robot ${robot} in this view`)
  const given = { robot, seen, own }
  return view.phase.kind === 'ping' ? inRace(view, given, rng) : choosing(view, given, rng)
}

interface Given {
  robot: number
  seen: SeenRobot
  own: OwnRobot | null
}

/** In the middle of a race: what has been revealed, and any others after it. */
function inRace(view: View, { robot, seen, own }: Given, rng: Rng): Cards {
  const known = own?.program ?? view.race?.commands[robot] ?? []
  const rest = without(cardsIn(seen), known)
  rng.shuffle(rest)
  const program = [...known, ...rest.splice(0, PROGRAM_LENGTH - known.length)]
  return { pile: rest, drawn: [], draft: [], program }
}

/** Before it: of a pile as the table knows it, the top is drawn, and five of that are played. */
function choosing(view: View, given: Given, rng: Rng): Cards {
  const { seen, own } = given
  const known = own?.program ?? own?.drawn ?? []
  const deck = deckOf(view, given, rng).filter((card) => !known.includes(card))
  const count = seen.seat === null ? PROGRAM_LENGTH : view.options.drawCount
  if (own && !own.program) return { pile: deck, drawn: [...own.drawn], draft: [...own.draft], program: null }
  const drawn = deck.splice(0, count - known.length)
  if (!seen.hasProgram) return { pile: deck, drawn, draft: [...drawn], program: null }
  const program = own?.program ? [...own.program] : anyFive(drawn, rng)
  return { pile: [...deck, ...without(drawn, program)], drawn: [], draft: [], program }
}

/** A pile before the draw. What was played last lies at the bottom, unless the pile has been shuffled since (CD-68, CD-71). */
function deckOf({ race }: View, { robot, seen }: Given, rng: Rng): Rank[] {
  const isShuffled = seen.seat === null || seen.reached.some(({ round }) => round === race?.round)
  const played = (isShuffled ? null : race?.commands[robot]) ?? []
  const others = without(cardsIn(seen), played)
  rng.shuffle(others)
  return [...others, ...played]
}

function anyFive(cards: readonly Rank[], rng: Rng): Rank[] {
  const order = [...cards]
  rng.shuffle(order)
  return order.slice(0, PROGRAM_LENGTH)
}

/** All cards of a robot but those that lie under targets. */
const cardsIn = ({ reached }: SeenRobot): Rank[] =>
  without(
    RANKS,
    reached.map(({ target }) => target),
  )

const without = (cards: readonly Rank[], gone: readonly Rank[]): Rank[] => cards.filter((card) => !gone.includes(card))

import type { Position, Told } from '../../../core/game.ts'
import { rngFrom, type CountedRng, type Stream } from '../../../core/rng.ts'
import { PROGRAM_LENGTH } from '../material.ts'
import {
  RANKS,
  type CardbotDerby,
  type Event,
  type Rank,
  type Robot,
  type RobotIndex,
  type State,
  type Target,
} from '../shapes.ts'

/** A step of a match of this title, as it was reached. */
export interface Reached {
  position: Position<CardbotDerby>
  told: Told<Event>[]
}

/** One draw of a match, or the draws of one shuffle. */
export type Drawing = { kind: 'side' } | Shuffle
export interface Shuffle {
  kind: 'shuffle'
  /** The step in which it is made. */
  step: number
  robot: RobotIndex
  /** What lay there before, and what of it has been paid for targets since. */
  from: readonly Rank[]
  paid: readonly Target[]
  /** What it came to. */
  into: readonly Rank[]
}

/** All draws of a match, by step, from what has been told of it (section 8). */
export function dealings({ steps, stream }: { steps: readonly Reached[]; stream: Stream }): Drawing[][] {
  return steps.map((reached, step) => {
    const before = steps[step - 1]?.position
    const rng = rngFrom(stream, before?.drawn ?? 0)
    const drawings = before
      ? laterDrawings({ before: before.state, reached, step }, rng)
      : firstDrawings(reached.position.state, rng)
    if (rng.drawn !== reached.position.drawn)
      throw new Error(`step ${step}: ${reached.position.drawn} words were read, not ${rng.drawn}`)
    return drawings
  })
}

/** CD-1, and CD-6 for the first time. */
function firstDrawings({ robots }: State, rng: CountedRng): Shuffle[] {
  const all = robots.map((_, robot) => shuffled({ robot, from: RANKS, step: 0 }, rng))
  const drones = robots.flatMap(({ seat }, robot) => (seat === null ? [robot] : []))
  return [...all, ...drones.map((robot) => shuffled({ robot, from: all[robot]?.into ?? [], step: 0 }, rng))]
}

interface Later {
  before: State
  reached: Reached
  step: number
}

function laterDrawings({ before, reached: { told }, step }: Later, rng: CountedRng): Drawing[] {
  const events = told.map(({ event }) => event)
  const piles = before.robots.map(backInPile)
  return events.flatMap((event): Drawing[] => {
    if (event.kind === 'pingChosen' && event.by === 'drone') {
      rng.int(2)
      return [{ kind: 'side' }]
    }
    if (event.kind === 'pileShuffled') {
      const { robot } = event
      const paid = events.flatMap((each) => (each.kind === 'targetPaid' && each.robot === robot ? [each.target] : []))
      const shuffle = shuffled({ robot, from: piles[robot] ?? [], paid, step }, rng)
      piles[robot] = [...shuffle.into]
      return [shuffle]
    }
    if (event.kind !== 'roundStarted') return []
    return before.robots.flatMap(({ seat }, robot) =>
      seat === null ? [shuffled({ robot, from: piles[robot] ?? [], step }, rng)] : [],
    )
  })
}

/** Pile and program as they lie after the round; who has no program yet plays the draft. */
function backInPile({ pile, drawn, draft, program }: Robot): Rank[] {
  const played = program ?? draft.slice(0, PROGRAM_LENGTH)
  return [...pile, ...drawn.filter((card) => !played.includes(card)), ...played]
}

function shuffled(
  {
    robot,
    from,
    paid = [],
    step,
  }: { robot: RobotIndex; from: readonly Rank[]; paid?: readonly Target[]; step: number },
  rng: CountedRng,
): Shuffle {
  const into = from.filter((card) => !paid.some((target) => target === card))
  rng.shuffle(into)
  return { kind: 'shuffle', step, robot, from: [...from], paid, into }
}

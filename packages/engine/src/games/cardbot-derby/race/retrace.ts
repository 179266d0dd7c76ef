import { boardOf } from '../board.ts'
import type { Choice, Options, Placement, Race, RaceEvent, Rank } from '../shapes.ts'
import { placementOf, type Course } from './course.ts'
import { runStep } from './step.ts'

/** A command step as it was run, or as far as it has come. */
export interface Retraced {
  /** From 0. */
  step: number
  events: RaceEvent[]
  /** By robot, when these events are over. */
  after: Placement[]
  /** What the step waits for. */
  waiting: Choice | null
}

/** The steps of a round again, told by what everybody knows of it. */
export function retrace(race: Race, { board, finishOnTarget }: Pick<Options, 'board' | 'finishOnTarget'>): Retraced[] {
  const course: Course = { board: boardOf(board), finishOnTarget, robots: race.start.map(placementOf) }
  const sides = [...race.sides]
  return race.orders.map((order, step) => {
    const events: RaceEvent[] = []
    const hooks = { tell: (event: RaceEvent) => void events.push(event), choose: () => sides.shift() ?? null }
    const waiting = runStep(course, { step, order, commands: commandsIn(race, step) }, hooks)
    return { step, events, after: course.robots.map(placementOf), waiting: waiting?.choice ?? null }
  })
}

/** All robots' cards of one step. */
export const commandsIn = ({ commands }: Pick<Race, 'commands'>, step: number): Rank[] =>
  commands.map((own) => {
    const card = own[step]
    if (!card) throw new Error(`step ${step} has not been revealed`)
    return card
  })

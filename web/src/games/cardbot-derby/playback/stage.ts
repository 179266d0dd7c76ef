import type { Placement, RaceEvent, Rank, RobotIndex, Target, View } from '@robot-night/engine/games/cardbot-derby'
import type { Paid, Shot, StepPart } from './storyboard.ts'

/** How a robot stands and how far it has come, at a moment. */
export interface Standing extends Placement {
  touched: readonly Target[]
  reached: readonly { target: Target; round: number }[]
}

/** What the table shows at one moment of a round. */
export interface Stage {
  round: number
  /** From 0. */
  step: number
  part: StepPart
  /** Highest card first. */
  order: readonly { robot: RobotIndex; card: Rank }[]
  /** Whose command it is, by its place in the order. */
  acting: number | null
  /** What the moment is about, and all that happens in it. */
  event: RaceEvent | Paid | null
  events: readonly (RaceEvent | Paid)[]
  robots: readonly Standing[]
}

export function stageOf(shot: Shot, view: View): Stage {
  const { step, part, order, actor, events } = shot
  const acting = order.findIndex(({ robot }) => robot === actor)
  return {
    round: view.race?.round ?? view.round,
    ...{ step, part, order, events },
    acting: acting === -1 ? null : acting,
    event: mainOf(events),
    robots: standingIn(shot, view),
  }
}

/** A touch says most; else what set it off. */
function mainOf(events: Stage['events']): Stage['event'] {
  return events.find(({ kind }) => kind === 'touched') ?? events[0] ?? null
}

/** Nobody is ahead of what is shown: what is paid when the round is over is paid one after another. */
function standingIn({ after, touched, paid }: Shot, { robots, race }: View): Standing[] {
  return after.map((stand, robot) => ({
    ...stand,
    touched: touched[robot] ?? [],
    reached: (robots[robot]?.reached ?? []).filter(
      ({ target, round }) =>
        round < (race?.round ?? 0) || paid.some((one) => one.robot === robot && one.target === target),
    ),
  }))
}

export const standingNow = ({ robots }: View): Standing[] =>
  robots.map(({ at, facing, entry, next, touched, reached }) => ({ at, facing, entry, next, touched, reached }))

import type { Viewer } from '../../core/game.ts'
import { placementOf } from './race.ts'
import type { OwnRobot, Phase, Race, Rest, Robot, SeenRobot, State, View } from './shapes.ts'

/** All that a viewer may know, named piece by piece. */
export function view(state: Readonly<State>, viewer: Viewer): View {
  const { board, robotsPerPlayer, drones, finishOnTarget, drawCount } = state.options
  return {
    viewer,
    options: { board, robotsPerPlayer, drones, finishOnTarget, drawCount },
    seats: state.seats,
    phase: seenPhase(state.phase),
    round: state.round,
    robots: state.robots.map(seenRobot),
    race: state.race ? seenRace(state.race) : null,
    own: state.robots.flatMap((own, robot) => (own.seat === viewer ? [ownRobot(own, robot)] : [])),
    open: state.phase.kind === 'over' ? { piles: state.robots.map(({ pile }) => [...pile]) } : null,
  }
}

/** A pile is its size, to its owner too (CD-1). */
const seenRobot = (own: Robot): SeenRobot => ({
  ...placementOf(own),
  seat: own.seat,
  suit: own.suit,
  pileSize: own.pile.length,
  hasProgram: own.program !== null,
  touched: [...own.touched],
  reached: own.reached.map(({ target, round }) => ({ target, round })),
})

/** CD-20: cards and drafts are seen by no other seat. */
const ownRobot = ({ drawn, draft, program }: Robot, robot: number): OwnRobot => ({
  robot,
  drawn: [...drawn],
  draft: [...draft],
  program: program ? [...program] : null,
})

/** What has been revealed, and nothing else. */
export const seenRace = ({ round, start, commands, orders, sides }: Race): Race => ({
  round,
  start: start.map(placementOf),
  commands: commands.map((cards) => [...cards]),
  orders: orders.map((order) => [...order]),
  sides: [...sides],
})

export function seenPhase(phase: Phase): Phase {
  switch (phase.kind) {
    case 'choose':
      return { kind: 'choose', afterRace: phase.afterRace }
    case 'ping': {
      const { seat, cause, afterRace, robot, pinged, square, dir, sides } = phase
      const then = seenRest(phase.then)
      return { kind: 'ping', seat, cause, afterRace, then, robot, pinged, square, dir, sides: [...sides] }
    }
    case 'over': {
      const { result, winners, places } = phase
      return { kind: 'over', result, winners: [...winners], places: places.map((seats) => [...seats]) }
    }
  }
}

const seenRest = ({ step, order, stage, left, tiles, slid }: Rest): Rest => ({
  step,
  order: [...order],
  stage,
  left: [...left],
  tiles: [...tiles],
  slid: [...slid],
})

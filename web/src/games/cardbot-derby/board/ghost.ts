import type { Direction, Placement, RaceEvent, Square } from '@robot-night/engine/games/cardbot-derby'
import type { Ghost, GhostLeg, GhostStep } from './shapes.ts'

/** Where a robot would come if nobody interferes, from what the engine tells of each of its commands. */
export function ghostOf(
  { robot, face, isFaint }: Pick<Ghost, 'robot' | 'face' | 'isFaint'>,
  { at, facing }: Pick<Placement, 'at' | 'facing'>,
  told: readonly (readonly RaceEvent[])[],
): Ghost {
  let stand: Stand = { at, facing }
  const steps = told.map((events): GhostStep => {
    const legs = events.flatMap(legsOf)
    stand = events.reduce(stood, stand)
    return { ...stand, legs, isTouch: events.some(({ kind }) => kind === 'touched') }
  })
  return { robot, face, isFaint, at, facing, steps }
}

interface Stand {
  at: Square
  facing: Direction
}

function stood(stand: Stand, event: RaceEvent): Stand {
  if (event.kind === 'turned') return { ...stand, facing: event.facing }
  if (event.kind === 'moved') return { ...stand, at: event.to }
  const spun = event.kind === 'spun' ? event.robots[0] : undefined
  if (spun) return { ...stand, facing: spun.facing }
  const jump = event.kind === 'teleported' ? event.robots[0] : undefined
  return jump ? { ...stand, at: jump.to } : stand
}

function legsOf(event: RaceEvent): GhostLeg[] {
  if (event.kind === 'moved') {
    const { cause, from, to, dir } = event
    return [{ kind: cause === 'belt' ? 'belt' : 'own', from, to, dir }]
  }
  if (event.kind !== 'teleported') return []
  return event.robots.map(({ from, to }) => ({ kind: 'jump', from, to, dir: null }))
}

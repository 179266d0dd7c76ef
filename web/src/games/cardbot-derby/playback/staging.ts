import { TARGETS, type Placement, type RaceEvent } from '@robot-night/engine/games/cardbot-derby'

/** Where all stand when this has happened. Bookkeeping only: what happened is in the event. */
export function after(robots: readonly Placement[], event: RaceEvent): readonly Placement[] {
  switch (event.kind) {
    case 'turned':
      return changed(robots, event.robot, { facing: event.facing })
    case 'moved':
      return changed(robots, event.robot, { at: event.to, entry: event.dir })
    case 'teleported':
      return event.robots.reduce((before, { robot, to }) => changed(before, robot, { at: to, entry: null }), robots)
    case 'spun':
      return event.robots.reduce((before, { robot, facing }) => changed(before, robot, { facing }), robots)
    case 'touched':
      return changed(robots, event.robot, { next: TARGETS[TARGETS.indexOf(event.target) + 1] ?? null })
    case 'revealed':
    case 'stuck':
    case 'blocked':
      return robots
    default:
      return event satisfies never
  }
}

function changed(robots: readonly Placement[], robot: number, change: Partial<Placement>): readonly Placement[] {
  return robots.map((each, at) => (at === robot ? { ...each, ...change } : each))
}

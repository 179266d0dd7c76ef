import type { Choice, Direction, RaceEvent, Target } from '../shapes.ts'
import { enact, letterOf, named, type Circumstances } from '../testing.ts'

export interface Ran {
  /** `'(3,2)E'` by letter. */
  at: Record<string, string>
  next: Record<string, Target | null>
  entry: Record<string, Direction | null>
  /** `'a J'`, as they came. */
  touched: string[]
  /** Who acted after whom, step by step: `'ba'`. */
  orders: string[]
  asked: Choice[]
  events: RaceEvent[]
}

/** The steps to their end: what is asked goes by `sides`, then by the default. */
export function run(robots: string, { sides = [], ...told }: Circumstances = {}): Ran {
  const race = enact(robots, told)
  const chosen = [...sides]
  while (race.waiting) race.choose(chosen.shift() ?? race.waiting.choice.sides[0])
  const { events, asked } = race
  const letters = race.robots.map((_, robot) => letterOf(robot))
  const by = <T>(tell: (robot: number, letter: string) => T) =>
    Object.fromEntries(letters.map((letter, robot) => [letter, tell(robot, letter)]))
  return {
    at: by((_, letter) => race.at(letter)),
    next: by((_, letter) => race.next(letter)),
    entry: by((robot) => race.robots[robot]?.entry ?? null),
    touched: events.flatMap((event) => (event.kind === 'touched' ? [`${letterOf(event.robot)} ${event.target}`] : [])),
    orders: events.flatMap((event) =>
      event.kind === 'revealed' ? [event.order.map(({ robot }) => letterOf(robot)).join('')] : [],
    ),
    ...{ asked, events },
  }
}

/** The movements that came of it: `'b (3,2)-(4,2) shove'`. */
export const movesOf = ({ events }: Ran): string[] =>
  events.flatMap((event) => {
    if (event.kind !== 'moved') return []
    return [`${letterOf(event.robot)} ${named(event.from)}-${named(event.to)} ${event.cause}`]
  })

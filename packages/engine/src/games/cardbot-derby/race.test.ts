import { describe, expect, it } from 'vitest'
import type { Rng } from '../../core/game.ts'
import { rngOf } from '../../core/rng.ts'
import {
  BOARD_NAMES,
  boardOf,
  continueStep,
  DIRECTIONS,
  FOLLOWING,
  isFaulty,
  orderOf,
  placementOf,
  RANKS,
  readBoard,
  retrace,
  runSolo,
  runStep,
  solo,
  SQUARES,
  TARGETS,
  type Choice,
  type Course,
  type Direction,
  type Placement,
  type Race,
  type RaceEvent,
  type Rank,
} from './index.ts'

const ROBOTS = [1, 2, 5, 8]
const TRIES = 40

/** Robots anywhere on a board, with any programs. */
function anyCourse(rng: Rng, board: string, robots: number): { course: Course; programs: Rank[][] } {
  const squares = [...Array(SQUARES).keys()]
  rng.shuffle(squares)
  const placements = squares.slice(0, robots).map((at): Placement => ({
    at,
    facing: rng.pick(DIRECTIONS),
    entry: rng.pick([null, ...DIRECTIONS]),
    next: rng.pick([null, ...TARGETS]),
  }))
  const course = { board: boardOf(board), finishOnTarget: rng.int(2) === 0, robots: placements }
  return { course, programs: placements.map(() => anyProgram(rng)) }
}

function anyProgram(rng: Rng): Rank[] {
  const cards = [...RANKS]
  rng.shuffle(cards)
  return cards.slice(0, 5)
}

interface Ran {
  start: Placement[]
  /** By step. */
  events: RaceEvent[][]
  asked: Choice[]
  sides: Direction[]
  orders: number[][]
  /** By step. */
  after: Placement[][]
}

/** Five steps; `manner` says whether each choice stops the step or is answered at once. */
function run({ course, programs }: ReturnType<typeof anyCourse>, rng: Rng, manner: 'waiting' | 'at once'): Ran {
  const ran: Ran = { start: course.robots.map(placementOf), events: [], asked: [], sides: [], orders: [], after: [] }
  for (let step = 0; step < 5; step++) {
    const events: RaceEvent[] = []
    let answer: Direction | null = null
    const side = ({ sides }: Choice) => {
      ran.sides.push(rng.pick(sides))
      return ran.sides.at(-1)!
    }
    const choose = (choice: Choice) => {
      const given = answer
      answer = null
      if (given) return given
      ran.asked.push(choice)
      return manner === 'waiting' ? null : side(choice)
    }
    const hooks = { tell: (event: RaceEvent) => void events.push(event), choose }
    const order = orderOf(step, programs, 0)
    const commands = programs.map((program) => program[step]!)
    let waiting = runStep(course, { step, order, commands }, hooks)
    while (waiting) {
      answer = side(waiting.choice)
      const rest = JSON.parse(JSON.stringify(waiting.rest)) as typeof waiting.rest
      waiting = continueStep(course, { rest, commands }, hooks)
    }
    ran.orders.push(order)
    ran.events.push(events)
    ran.after.push(course.robots.map(placementOf))
  }
  return ran
}

/** What the events alone say of where the robots are. */
function fold(start: readonly Placement[], events: readonly RaceEvent[]): Placement[] {
  const robots = start.map(placementOf)
  for (const event of events) {
    if (event.kind === 'moved') {
      expect(robots[event.robot]!.at).toBe(event.from)
      Object.assign(robots[event.robot]!, { at: event.to, entry: event.dir })
    }
    if (event.kind === 'turned') robots[event.robot]!.facing = event.facing
    if (event.kind === 'spun') for (const { robot, facing } of event.robots) robots[robot]!.facing = facing
    if (event.kind === 'touched') {
      expect(robots[event.robot]!.next).toBe(event.target)
      robots[event.robot]!.next = FOLLOWING[event.target]
    }
    if (event.kind === 'teleported') {
      for (const { robot, from, to } of event.robots) {
        expect(robots[robot]!.at).toBe(from)
        Object.assign(robots[robot]!, { at: to, entry: null })
      }
    }
  }
  return robots
}

const courses = BOARD_NAMES.flatMap((board) => ROBOTS.map((robots) => ({ board, robots })))
const seeds = (name: string) => Array.from({ length: TRIES }, (_, seed) => rngOf(`${name} ${seed}`))

describe('any race', () => {
  it.each(courses)(
    'keeps $robots robots on squares of their own on $board, and tells all of it',
    ({ board, robots }) => {
      for (const rng of seeds(`${board} ${robots}`)) {
        const ran = run(anyCourse(rng, board, robots), rng, 'waiting')
        let before = ran.start
        ran.after.forEach((placements, step) => {
          expect(new Set(placements.map(({ at }) => at)).size).toBe(robots)
          expect(fold(before, ran.events[step]!)).toEqual(placements)
          before = placements
        })
      }
    },
  )

  it.each(courses)('of $robots on $board runs the same if nothing waits, and can be retraced', ({ board, robots }) => {
    for (const seed of seeds(`${board} ${robots}`).keys()) {
      const [one, other] = (['waiting', 'at once'] as const).map((manner) => {
        const rng = rngOf(`course ${board} ${seed}`)
        const given = anyCourse(rng, board, robots)
        return { ...run(given, rng, manner), ...given }
      })
      expect(one).toEqual(other)
      const { start, programs, orders, sides, course } = one!
      const race: Race = { round: 1, start, commands: programs, orders, sides }
      const steps = retrace(race, { board, finishOnTarget: course.finishOnTarget })
      expect(steps.map(({ events }) => events)).toEqual(one!.events)
      expect(steps.map(({ after }) => after)).toEqual(one!.after)
    }
  })

  it.each(BOARD_NAMES)('of one robot on %s is what the preview shows', (board) => {
    for (const seed of seeds(board).keys()) {
      const given = () => anyCourse(rngOf(`solo ${board} ${seed}`), board, 1)
      const { course, programs } = given()
      const ran = run(given(), rngOf('no choice'), 'at once')
      expect(solo(course, programs[0]!)).toEqual(ran.events)
      expect(course.robots).toEqual(ran.after.at(-1))
      const unheard = given().course
      runSolo(unheard, programs[0]!)
      expect(unheard.robots).toEqual(course.robots)
    }
  })
})

describe('boards of anybody’s making', () => {
  const SIGNS = '.......JQKnesweswjkq01234567'
  /** One of ours with some signs changed; seldom valid. */
  function anyText(rng: Rng): string {
    const signs = Array.from(boardOf(rng.pick(BOARD_NAMES)).text)
    const changes = rng.int(12)
    for (let change = 0; change < changes; change++) {
      const at = rng.int(8 * 7 - 1)
      if (signs[at] === '.' || rng.int(20) === 0) signs[at] = SIGNS.charAt(rng.int(SIGNS.length))
    }
    return signs.join('')
  }

  it('are faulty, or can be raced on', () => {
    const rng = rngOf('boards')
    const count = { valid: 0, faulty: 0 }
    for (let each = 0; each < 600; each++) {
      const text = anyText(rng)
      const read = readBoard(text)
      count[isFaulty(read) ? 'faulty' : 'valid'] += 1
      if (isFaulty(read)) continue
      const ran = run(anyCourse(rng, text, 8), rng, 'waiting')
      for (const placements of ran.after) expect(new Set(placements.map(({ at }) => at)).size).toBe(8)
      expect(read.starts.map(({ slot }) => slot)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    }
    expect(Math.min(count.valid, count.faulty)).toBeGreaterThan(100)
  })
})

describe('a race that waits', () => {
  const start: Placement[] = [
    { at: 16, facing: 'E', entry: null, next: 'J' },
    { at: 17, facing: 'N', entry: null, next: 'J' },
    { at: 18, facing: 'N', entry: null, next: 'J' },
  ]
  const race: Race = { round: 1, start, commands: [['K'], ['5'], ['4']], orders: [[0, 1, 2]], sides: [] }

  it('is retraced up to the choice, and on from there once it is made', () => {
    const [waiting] = retrace(race, { board: 'workshop', finishOnTarget: false })
    expect(waiting?.waiting).toEqual({ robot: 0, pinged: 1, square: 17, dir: 'E', sides: ['S', 'N'] })
    expect(waiting?.events.map(({ kind }) => kind)).toEqual(['revealed'])
    expect(waiting?.after).toEqual(start)
    const [chosen] = retrace({ ...race, sides: ['S'] }, { board: 'workshop', finishOnTarget: false })
    expect(chosen?.waiting).toBeNull()
    expect(chosen?.after.map(({ at }) => at)).toEqual([17, 24, 18])
    expect(race.sides).toEqual([])
  })
})

import type { Stream } from '../../core/rng.ts'
import { scenario, type Scenario } from '../../testing/index.ts'
import { boardOf, squareAt, xOf, yOf } from './board.ts'
import { cardbotDerby } from './index.ts'
import { PROGRAM_LENGTH, USUAL_OPTIONS } from './material.ts'
import { setup } from './setup.ts'
import { continueStep, orderOf, poleOf, runStep, type Course, type Hooks, type Waiting } from './race.ts'
import {
  DIRECTIONS,
  RANKS,
  TARGETS,
  type CardbotDerby,
  type Choice,
  type Direction,
  type Event,
  type Options,
  type Placement,
  type RaceEvent,
  type Rank,
  type Robot,
  type Square,
  type State,
  type Target,
} from './shapes.ts'

/** A robot as one would tell of it: `a (2,2)E K 4`, where it stands, which way it looks, its commands. */
interface ToldRobot {
  placement: Placement
  cards: Rank[]
}

/** `'a (2,2)E K, b (3,2)S 4'`: in the order of their letters. */
function robotsIn(text: string, next: Target | null = 'J'): ToldRobot[] {
  return text.split(/\s*,\s*(?=[a-h] )/).map((each, at) => {
    const found = /^([a-h]) \((\d),(\d)\)([NESW])((?: \w+)*)$/.exec(each.trim())
    if (!found || found[1] !== letterOf(at)) throw new Error(`no robot ${letterOf(at)} in ${each}`)
    const [, , x, y, facing] = found
    const placement = { at: squareAt(Number(x), Number(y)), facing: directionIn(facing ?? ''), entry: null, next }
    return { placement, cards: cardsIn(found[5] ?? '') }
  })
}

export function cardsIn(text: string): Rank[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const rank = RANKS.find((each) => each === word)
      if (!rank) throw new Error(`no card is called ${word}`)
      return rank
    })
}

export const letterOf = (robot: number): string => 'abcdefgh'.charAt(robot)
export const indexOf = (letter: string): number => 'abcdefgh'.indexOf(letter)
/** `'(3,2)'` */
export const squareIn = (text: string): Square => squareAt(Number(text.charAt(1)), Number(text.charAt(3)))
export const named = (square: Square): string => `(${xOf(square)},${yOf(square)})`
export const standing = ({ at, facing }: Placement): string => `${named(at)}${facing}`

function directionIn(text: string): Direction {
  const dir = DIRECTIONS.find((each) => each === text)
  if (!dir) throw new Error(`${text} is no direction`)
  return dir
}

export interface Circumstances {
  board?: string
  finishOnTarget?: boolean
  round?: number
  /** For all, or by letter; usually J. */
  next?: Target | null | Readonly<Record<string, Target | null>>
  /** The way a robot came, by letter. */
  entry?: Readonly<Record<string, Direction>>
  /** Answers to what will be asked, in this order; when there are no more, the race waits. */
  sides?: readonly Direction[]
}

/** A race without a match: the steps of the commands that were told, one after another. */
export interface Enacted {
  readonly events: RaceEvent[]
  /** All that was asked. */
  readonly asked: Choice[]
  readonly waiting: Waiting | null
  readonly robots: readonly Placement[]
  /** `'(3,2)E'` */
  at(letter: string): string
  next(letter: string): Target | null
  /** Answers what it waits for, and goes on. */
  choose(dir: Direction): void
}

/** Runs as many steps as the first robot has commands, or until a side must be chosen. */
export function enact(robots: string, told: Circumstances = {}): Enacted {
  const all = robotsIn(robots)
  const course: Course = {
    board: boardOf(told.board ?? 'workshop'),
    finishOnTarget: told.finishOnTarget ?? false,
    robots: all.map(({ placement }, at) => ({ ...placement, next: nextOf(told, at), entry: entryOf(told, at) })),
  }
  return enacted(
    course,
    all.map(({ cards }) => cards),
    told,
  )
}

function enacted(course: Course, programs: Rank[][], { sides = [], round = 1 }: Circumstances): Enacted {
  const [events, asked, answers]: [RaceEvent[], Choice[], Direction[]] = [[], [], [...sides]]
  let [waiting, step]: [Waiting | null, number] = [null, 0]
  const hooks: Hooks = {
    tell: (event) => void events.push(event),
    choose: (choice) => {
      if (!waiting) asked.push(choice)
      waiting = null
      return answers.shift() ?? null
    },
  }
  const commands = () => programs.map((cards) => cards[step] ?? '8')
  const runOn = () => {
    for (; !waiting && step < (programs[0]?.length ?? 0); step++) {
      const order = orderOf(step, programs, poleOf(round, programs.length))
      waiting = runStep(course, { step, order, commands: commands() }, hooks)
      if (waiting) return
    }
  }
  runOn()
  return {
    events,
    asked,
    get waiting() {
      return waiting
    },
    robots: course.robots,
    at: (letter) => standing(course.robots[indexOf(letter)]!),
    next: (letter) => course.robots[indexOf(letter)]!.next,
    choose(dir) {
      if (!waiting) throw new Error('nothing waits for a side')
      answers.push(dir)
      waiting = continueStep(course, { rest: waiting.rest, commands: commands() }, hooks)
      if (waiting) return
      step++
      runOn()
    },
  }
}

function nextOf({ next = 'J' }: Circumstances, robot: number): Target | null {
  if (next === null || typeof next === 'string') return next
  const own = next[letterOf(robot)]
  return own === undefined ? 'J' : own
}

const entryOf = ({ entry = {} }: Circumstances, robot: number): Direction | null => entry[letterOf(robot)] ?? null

/** A match in which cards have been drawn and nothing else is done. What is not said is as usual. */
export interface Given extends Pick<Circumstances, 'next' | 'entry'> {
  /** `'a (2,2)E K 4, b (3,2)S'`: where they stand, and the first cards they draw; all others wait on their start slots. */
  robots: string
  /** Usually one for each robot that is told of, and two at least. */
  seats?: number
  /** Usually one robot a seat and no drones. */
  options?: Partial<Options>
  round?: number
  /** Another round went before. */
  afterRace?: boolean
  /** In which round the last target was reached, by letter; usually 1. */
  reachedIn?: Readonly<Record<string, number>>
  /** Whole piles before the draw, top first, by letter; what is not named comes behind, turns before moves. */
  piles?: Readonly<Record<string, string>>
  /** Handed in already, by letter. */
  programs?: Readonly<Record<string, string>>
}
export type DerbyScenario = Scenario<CardbotDerby>

export const given = (told: Given, stream?: Stream): DerbyScenario => scenario(cardbotDerby, stateOf(told), stream)

export function stateOf(told: Given): State {
  const all = robotsIn(told.robots)
  const options = { ...USUAL_OPTIONS, robotsPerPlayer: 1, drones: 0, ...told.options } as const
  const state = setup(told.seats ?? Math.max(2, all.length), options)
  state.round = told.round ?? 1
  state.phase = { kind: 'choose', afterRace: told.afterRace ?? false }
  state.robots.forEach((own, robot) => {
    const { placement, cards } = all[robot] ?? { placement: own, cards: [] }
    Object.assign(own, placement, { next: nextOf(told, robot), entry: entryOf(told, robot) })
    giveCards(own, { robot, cards, told, count: own.seat === null ? PROGRAM_LENGTH : options.drawCount })
  })
  return state
}

/** Full turns first: those who were not told of do no harm. */
const HARMLESS: readonly Rank[] = ['8', '4', '9', '5', '7', '3', '6', '2', '10', 'A', 'J', 'Q', 'K']

function giveCards(
  own: Robot,
  { robot, cards, told, count }: { robot: number; cards: Rank[]; told: Given; count: number },
): void {
  const letter = letterOf(robot)
  const paid = own.next === null ? [...TARGETS] : TARGETS.slice(0, TARGETS.indexOf(own.next))
  own.reached = paid.map((target) => ({ target, round: told.reachedIn?.[letter] ?? 1 }))
  const program = cardsIn(told.programs?.[letter] ?? '')
  const first = [...program, ...cards, ...cardsIn(told.piles?.[letter] ?? '')]
  const deck = [...new Set([...first, ...HARMLESS])].filter((card) => !paid.some((target) => target === card))
  own.drawn = deck.slice(0, count)
  own.draft = [...own.drawn]
  own.pile = deck.slice(count)
  if (program.length === 0 && own.seat !== null) return
  own.program = program.length > 0 ? program : own.drawn
  own.pile.push(...own.drawn.filter((card) => !own.program?.includes(card)))
  own.drawn = []
  own.draft = []
}

/** The last move's events of one kind, as told to those who may know most. */
export function toldOf<K extends Event['kind']>(table: DerbyScenario, kind: K): Extract<Event, { kind: K }>[] {
  const is = (event: Event): event is Extract<Event, { kind: K }> => event.kind === kind
  return table.told.map(({ event }) => event).filter(is)
}

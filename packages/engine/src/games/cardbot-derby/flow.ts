import { boardOf } from './board.ts'
import { PROGRAM_LENGTH } from './material.ts'
import { commandsIn, continueStep, orderOf, placementOf, poleOf, runStep } from './race.ts'
import type { Course, Hooks, Waiting } from './race.ts'
import { afterRound } from './reset.ts'
import type { Direction, Phase, Race, Rank, Robot, RobotIndex, State } from './shapes.ts'
import { robotOf, type DerbyTable } from './table.ts'

/** CD-17: everybody draws; drones have their programs at once. */
export function beginRound(table: DerbyTable): void {
  const { state } = table
  state.phase = { kind: 'choose', afterRace: state.round > 0 }
  state.round += 1
  table.tell({ kind: 'roundStarted', round: state.round, pole: poleOf(state.round, state.robots.length) })
  state.robots.forEach((own, robot) => {
    own.touched = []
    if (own.seat === null) table.rng.shuffle(own.pile) // CD-6
    draw(table, robot)
  })
  state.robots.forEach(({ seat, draft }, robot) => {
    if (seat === null) handIn(table, { robot, cards: draft, by: 'drone' })
  })
}

function draw(table: DerbyTable, robot: RobotIndex): void {
  const own = robotOf(table.state, robot)
  own.drawn = own.pile.splice(0, own.seat === null ? PROGRAM_LENGTH : table.state.options.drawCount)
  own.draft = [...own.drawn] // CD-22
  const facts = { kind: 'drew', robot, count: own.drawn.length, pileLeft: own.pile.length, cards: null } as const
  if (own.seat === null) table.tell(facts)
  else table.whisper([own.seat], { ...facts, cards: [...own.drawn] }, facts)
}

/** The first five of these are the program; cards not chosen go under the pile, in the order drawn (CD-69). */
export function handIn(
  table: DerbyTable,
  { robot, cards, by }: { robot: RobotIndex; cards: readonly Rank[]; by: 'seat' | 'timeout' | 'drone' },
): void {
  const own = robotOf(table.state, robot)
  const program = cards.slice(0, PROGRAM_LENGTH)
  own.pile.push(...own.drawn.filter((card) => !program.includes(card)))
  own.program = program
  own.drawn = []
  own.draft = []
  table.tell({ kind: 'handedIn', robot, by })
}

/** CD-23: open programs are taken as they lie; then the race is run. */
export function closeChoose(table: DerbyTable): void {
  const { state } = table
  state.robots.forEach(({ program, draft }, robot) => {
    if (!program) handIn(table, { robot, cards: draft, by: 'timeout' })
  })
  state.race = {
    round: state.round,
    start: state.robots.map(placementOf),
    commands: state.robots.map(() => []),
    orders: [],
    sides: [],
  }
  runFrom(table, 0)
}

type Ping = Extract<Phase, { kind: 'ping' }>

/** CD-46: the mover's seat has chosen, and the step goes on where it stood still. */
export function choosePing(table: DerbyTable, { robot, seat, then }: Ping, dir: Direction): void {
  table.tell({ kind: 'pingChosen', seat, robot, dir, by: table.by === 'clock' ? 'timeout' : 'seat' })
  raceOf(table.state).sides.push(dir)
  const commands = commandsIn(raceOf(table.state), then.step)
  const waiting = continueStep(courseOf(table.state), { rest: then, commands }, hooksOf(table, dir))
  if (waiting) waitFor(table, waiting, { afterRace: false })
  else runFrom(table, then.step + 1)
}

/** The steps from this one on, until one must wait or the round is over. */
function runFrom(table: DerbyTable, first: number): void {
  const course = courseOf(table.state)
  for (let step = first; step < PROGRAM_LENGTH; step++) {
    const order = reveal(table.state, step)
    const commands = commandsIn(raceOf(table.state), step)
    const waiting = runStep(course, { step, order, commands }, hooksOf(table, null))
    if (waiting) return waitFor(table, waiting, { afterRace: true })
  }
  if (afterRound(table) === 'next') beginRound(table)
}

/** CD-35: the order may tell of cards that are not shown. */
function reveal(state: State, step: number): RobotIndex[] {
  const race = raceOf(state)
  const programs = state.robots.map(programOf)
  programs.forEach((program, robot) => race.commands[robot]?.push(...program.slice(step, step + 1)))
  const order = orderOf(step, programs, poleOf(state.round, programs.length))
  race.orders.push(order)
  return order
}

const courseOf = ({ options, robots }: State): Course => ({
  board: boardOf(options.board),
  finishOnTarget: options.finishOnTarget,
  robots,
})

/** `answer`: to the first choice that comes up; a drone's are drawn (CD-46), all others wait. */
function hooksOf(table: DerbyTable, answer: Direction | null): Hooks {
  let answered = answer
  return {
    tell(event) {
      if (event.kind === 'touched') robotOf(table.state, event.robot).touched.push(event.target)
      table.tell(event)
    },
    choose({ robot, sides }) {
      const dir = answered
      answered = null
      if (dir !== null || robotOf(table.state, robot).seat !== null) return dir
      const drawn = table.rng.pick(sides)
      table.tell({ kind: 'pingChosen', seat: null, robot, dir: drawn, by: 'drone' })
      raceOf(table.state).sides.push(drawn)
      return drawn
    },
  }
}

function waitFor(
  { state }: DerbyTable,
  { choice, cause, rest }: Waiting,
  { afterRace }: Pick<Ping, 'afterRace'>,
): void {
  const { seat } = robotOf(state, choice.robot)
  if (seat === null) throw new Error('a drone does not wait')
  state.phase = { kind: 'ping', seat, cause, afterRace, then: rest, ...choice }
}

function raceOf({ race }: State): Race {
  if (!race) throw new Error('no race is run')
  return race
}

function programOf({ program }: Robot): Rank[] {
  if (!program) throw new Error('a robot races without a program')
  return program
}

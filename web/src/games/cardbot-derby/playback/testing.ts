import {
  hear,
  keyStream,
  owing,
  rngFrom,
  start,
  submit,
  type Game,
  type Move,
  type Rng,
  type Seat,
} from '@robot-night/engine'
import {
  boardOf,
  BOARD_NAMES,
  cardbotDerby,
  DIRECTIONS,
  orderOf,
  placementOf,
  RANKS,
  runStep,
  SQUARES,
  type Board,
  type Event,
  type Options,
  type Placement,
  type RaceEvent,
  type Rank,
  type View,
} from '@robot-night/engine/games/cardbot-derby'

export const diceFrom = (seed: number): Rng => rngFrom(keyStream(new Uint8Array(32).fill(seed)))

/** For tests: robots anywhere on any of our boards, and what five random cards each do to them. */
export function anyRound(dice: Rng) {
  const board = boardOf(dice.pick(BOARD_NAMES))
  const count = 2 + dice.int(7)
  const squares = Array.from({ length: SQUARES }, (_, square) => square)
  dice.shuffle(squares)
  const robots = squares.slice(0, count).map((at): Placement => {
    const [facing, entry] = [dice.pick(DIRECTIONS), dice.pick(DIRECTIONS)]
    return { at, facing, entry, next: dice.pick(['J', 'Q', 'K', null] as const) }
  })
  const programs = robots.map(() => {
    const pile = [...RANKS]
    dice.shuffle(pile)
    return pile.slice(0, 5)
  })
  return { board, start: robots, ...runRound({ board, robots, programs, dice }) }
}

interface Round {
  board: Board
  robots: readonly Placement[]
  programs: readonly Rank[][]
  dice: Rng
}

function runRound({ board, robots, programs, dice }: Round) {
  const course = { board, finishOnTarget: false, robots: robots.map(placementOf) }
  const steps = [0, 1, 2, 3, 4].map((step) => {
    const events: RaceEvent[] = []
    const commands = programs.map((program) => program[step]!)
    runStep(
      course,
      { step, order: orderOf(step, programs, 0), commands },
      { tell: (event) => void events.push(event), choose: ({ sides }) => dice.pick(sides) },
    )
    return { step, events, after: course.robots.map(placementOf) }
  })
  return { steps, end: course.robots }
}

const game: Game = cardbotDerby

interface Match {
  seats: number
  viewer: Seat | 'spectator'
  seed: number
  options?: Partial<Options>
}

/** A match of random play, step by step, as one viewer lives it. */
export function* lived({ seats, viewer, seed, options }: Match) {
  const stream = keyStream(new Uint8Array(32).fill(seed))
  const dice = diceFrom(seed + 100)
  let { position } = start(game, seats, { ...cardbotDerby.options.usual, ...options }, stream)
  yield { events: [] as Event[], now: game.view(position.state, viewer) as View }
  for (let count = 0; count < 400 && !game.outcome(position.state); count++) {
    const [next] = owing(game, position.state)
    const { beat } = position
    const move: Move = next
      ? {
          ...{ what: 'answer', beat, seat: next.seat, kind: next.kind, by: 'bot' },
          action: game.decisions[next.kind]!.sample(next.prompt, dice),
        }
      : { what: 'close', beat }
    const done = submit(game, position, move, stream)
    if ('refused' in done) throw new Error(done.refused.code)
    position = done.position
    yield { events: hear(done.told, viewer) as Event[], now: game.view(position.state, viewer) as View }
  }
}

import { describe, expect, it } from 'vitest'
import type { Game, Position, Seat } from '../../core/game.ts'
import { owing } from '../../core/owed.ts'
import { keyOf, keyStream, rngOf } from '../../core/rng.ts'
import { atRandom, byPlayersAtRandom, fallback, look, playout, type Chooser } from '../../testing/index.ts'
import { cardbotDerby, USUAL_OPTIONS, type Decisions, type Options, type State } from './index.ts'
import { enact, given, squareIn, type DerbyScenario, type Enacted, type Given } from './testing.ts'

const { bot, decisions, imagine, view } = cardbotDerby
const SEEDS = ['one', 'two', 'three']

/** What the bot of seat 0 hands in. */
function program(told: Given, seed = 'one'): { robot: number; order: string[] } {
  const { state } = given(told)
  const prompt = decisions.program.asked(state).find(({ seat }) => seat === 0)?.prompt
  const answer = prompt && bot.program(view(state, 0), prompt, rngOf(seed))
  if (!answer) throw new Error('seat 0 is not asked, or has no answer')
  return answer
}

/** What the program of robot a does if nobody interferes, with each luck. */
const alone = (told: Given): Enacted[] =>
  SEEDS.map((seed) => {
    const where = told.robots.slice(0, 'a (0,0)N'.length)
    const { board = 'workshop', finishOnTarget = false } = told.options ?? {}
    const next = typeof told.next === 'string' ? told.next : (told.next?.['a'] ?? 'J')
    return enact(`${where} ${program(told, seed).order.join(' ')}`, { board, finishOnTarget, next })
  })

/** To which side it pings, once the race has come so far. */
function pings(table: DerbyScenario): string | undefined {
  table.close()
  const [asked] = decisions.ping.asked(table.state)
  if (!asked?.prompt) throw new Error('nobody is pinged')
  return bot.ping(table.view(asked.seat), asked.prompt, rngOf('bot'))?.dir
}

describe('the program', () => {
  it('touches the Jack when five cards allow it', () => {
    for (const run of alone({ robots: 'a (2,0)S 7 J A Q K, b (5,5)W' })) expect(run.next('a')).toBe('Q')
  })
  it('goes over the seam where that is nearer (CD-10)', () => {
    for (const run of alone({ robots: 'a (0,1)W 5 8 2 9 A, b (4,6)N', next: { a: 'Q' } }))
      expect(run.next('a')).toBe('K')
  })
  it('lets a belt carry it home (S15)', () => {
    for (const run of alone({ robots: 'a (6,1)E 9 A 4 8 6, b (4,6)N', next: { a: 'K' } })) {
      expect(run.next('a')).toBeNull()
    }
  })
  it('touches two targets in a round (S19)', () => {
    const told = { robots: 'a (2,3)E 5 K 10 Q J, b (4,6)N', options: { board: 'paternoster' } } as const
    for (const run of alone(told)) expect(run.next('a')).toBe('K')
  })
  it('does not end on a portal by accident (CD-59)', () => {
    const told = { robots: 'a (4,0)E 4 A 9 8 2, b (2,4)W', options: { board: 'carousel' } } as const
    for (const run of alone(told)) expect(run.robots[0]?.at).not.toBe(squareIn('(5,0)'))
    for (const run of alone(told)) expect(run.robots[0]?.at).not.toBe(squareIn('(1,6)'))
  })
  it('goes on from the end of a portal where it will be', () => {
    const told = { robots: 'a (3,0)E A K 10 8 4, b (2,4)W', options: { board: 'carousel' }, next: { a: 'Q' } } as const
    for (const run of alone(told)) expect(run.next('a')).toBe('K')
  })
  it('does not stand in the tar, looking the wrong way (CD-61)', () => {
    const told = { robots: 'a (1,2)S 7 A 4 8 6, b (4,6)N', options: { board: 'funhouse' } } as const
    for (const run of alone(told)) expect(run.robots[0]?.at).not.toBe(squareIn('(1,3)'))
  })
  it('stands on the King after the last command if the options ask for it (CD-77)', () => {
    const told = {
      robots: 'a (1,5)W 10 A 6 8 K, b (4,6)N',
      options: { finishOnTarget: true },
      next: { a: 'K' },
    } as const
    for (const run of alone(told)) expect(run.next('a')).toBeNull()
  })
  it('takes the five of seven that do it', () => {
    const told = { robots: 'a (2,0)S 8 A 4 7 J Q 10, b (5,5)W', options: { drawCount: 7 } } as const
    for (const run of alone(told)) expect(run.next('a')).toBe('Q')
  })
  it('is handed in first for the one of two robots that is ahead', () => {
    const robots = 'a (2,0)S, b (4,0)S, c (4,6)N, d (2,6)N'
    const told = { robots, seats: 2, options: { robotsPerPlayer: 2 } } as const
    expect(program({ ...told, next: { a: 'K' } }).robot).toBe(0)
    expect(program({ ...told, next: { c: 'K' } }).robot).toBe(2)
  })
})

describe('the ping', () => {
  const programs = { a: 'K 8 4 9 5', b: '5 8 4 9 7', c: '4 8 9 5 7' }

  it('is away from the target of a rival (S9)', () => {
    expect(pings(given({ robots: 'a (2,2)E, b (3,2)N, c (4,2)N', programs }))).toBe('N')
    expect(pings(given({ robots: 'a (2,4)E, b (3,4)N, c (4,4)N', programs }))).toBe('S')
  })
  it('is not onto a belt that carries a rival home', () => {
    expect(pings(given({ robots: 'a (1,3)S, b (1,4)N, c (1,5)N', programs, next: { b: 'K' } }))).toBe('E')
  })
  it('is onto the target of a robot of its own', () => {
    const robots = 'a (2,4)E, b (4,4)N, c (3,4)N, d (6,6)N'
    const options = { robotsPerPlayer: 2 } as const
    const four = { ...programs, d: '6 8 4 9 5' }
    expect(pings(given({ robots, programs: four, seats: 2, options }))).toBe('N')
  })
  it('is the usual one where both sides are alike', () => {
    const robots = 'a (6,3)E, b (0,3)N, c (1,3)N'
    expect(pings(given({ robots, programs, options: { board: 'carousel' }, next: { b: null } }))).toBe('S')
  })
})

/** For a machine that has much else to do: alone they take a few seconds. */
const PATIENCE = { timeout: 120_000 }
const TABLES: readonly (Partial<Options> & { seats: number })[] = [
  { seats: 2 },
  { seats: 3, board: 'paternoster' },
  { seats: 4, board: 'carousel', finishOnTarget: true },
  { seats: 4, board: 'funhouse', drawCount: 7, drones: 2 },
  { seats: 8, board: 'carousel', drawCount: 6 },
]

const isOurs = (state: object): state is State => 'race' in state

/** A search is dear, and one question is much like the next. */
const EACH = 5

/** Some of the questions of a match played at random. */
function* questions({ seats, ...chosen }: (typeof TABLES)[number]) {
  const seed = `questions ${seats}`
  let nth = 0
  const match = { seats, options: { ...USUAL_OPTIONS, ...chosen }, stream: keyStream(keyOf(seed)) }
  for (const { reached } of playout(cardbotDerby, match, atRandom(rngOf(seed)))) {
    const { state } = reached.position
    if (!isOurs(state)) throw new Error('no state of Cardbot Derby')
    const [asked] = owing(cardbotDerby, state)
    if (asked && nth++ % EACH === 0) yield { state, seat: asked.seat }
  }
}

/** The answer of one seat to its question, with the refusal, if any. */
function thought(state: State, seat: Seat, seed: string) {
  const put = owing(cardbotDerby, state).find((each) => each.seat === seat)
  const { kind, prompt } = put as unknown as { kind: keyof Decisions; prompt: never }
  const answer = bot[kind](view(state, seat), prompt, rngOf(seed))
  return { answer, refused: answer && decisions[kind].refuse(prompt, answer as never) }
}

describe.each(TABLES)('at a table of %j', PATIENCE, (table) => {
  it('answers legally wherever random play leads', () => {
    for (const { state, seat } of questions(table)) {
      expect(thought(state, seat, 'bot')).toMatchObject({ answer: expect.anything(), refused: null })
    }
  })
  it('answers alike to the same view and the same luck, whatever the others hold', () => {
    for (const { state, seat } of questions(table)) {
      const elsewhere = imagine(view(state, seat), rngOf('another world'))
      expect(thought(elsewhere, seat, 'bot')).toEqual(thought(state, seat, 'bot'))
    }
  })
})

/** The bot at one seat, random players at all others. */
function against(own: Seat, seed: string): Chooser {
  const [thinks, others] = [rngOf(`${seed} bot`), byPlayersAtRandom(rngOf(`${seed} others`))]
  return (game: Game, position: Position) => {
    const asked = owing(game, position.state)
    if (asked.some(({ seat }) => seat === own)) return look(game, { position, seat: own }, thinks)
    return asked.length > 0 ? others(game, position) : fallback(game, position)
  }
}

it('wins nearly always against random players', PATIENCE, () => {
  let won = 0
  for (let played = 0; played < 10; played++) {
    const own = played % 2
    const match = { seats: 2, options: USUAL_OPTIONS, stream: keyStream(keyOf(`strength ${played}`)) }
    for (const { reached } of playout(cardbotDerby, match, against(own, `strength ${played}`))) {
      const { state } = reached.position
      if (isOurs(state) && cardbotDerby.outcome(state)?.winners.includes(own)) won++
    }
  }
  expect(won).toBeGreaterThanOrEqual(9)
})

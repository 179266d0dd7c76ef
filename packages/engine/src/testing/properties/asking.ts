import { safeParse } from 'valibot'
import type { ClockRule, Game, Position, Seconds } from '../../core/game.ts'
import { submit } from '../../core/match.ts'
import { LIVE_PACES } from '../../core/paces.ts'
import { openOffers, owing } from '../../core/owed.ts'
import { rngOf } from '../../core/rng.ts'
import { fallback } from '../playout.ts'
import type { Played } from '../played.ts'

/** Somebody is asked or a window can be closed, until the match is over; then nobody is. */
export function* noDeadEnd(game: Game, { atRandom }: Played) {
  for (const { reached } of atRandom) {
    const { state } = reached.position
    const waits = owing(game, state).length > 0 || isWindow(game, state.phase.kind)
    if (game.outcome(state) ? openOffers(game, reached.position.state).length > 0 || waits : !waits)
      yield state.phase.kind
  }
}

/** Over all kinds of questions, and only to seats of this table. Outside of windows only questions that the clock can answer. */
export function* oneQuestionASeat(game: Game, { atRandom, seats }: Played) {
  for (const { reached } of atRandom) {
    const { state } = reached.position
    const owed = owing(game, state)
    const asked = owed.map(({ seat }) => seat)
    const found = `${state.phase.kind} asks ${asked.join(' ')}`
    if (new Set(asked).size < asked.length || asked.some((seat) => !(seat in Array(seats).fill(0)))) yield found
    if (isWindow(game, state.phase.kind)) continue
    if (owed.length > 1 || owed.some(({ kind }) => !game.decisions[kind]?.single)) yield `${found} without a window`
  }
}

/** Whatever `sample` says passes the schema, which refuses unknown fields, and is allowed. */
export function* samplesAreLegal(game: Game, { atRandom, name }: Played) {
  const rng = rngOf(`samples ${name}`)
  for (const { reached } of atRandom) {
    const asked = owing(game, reached.position.state).map((put) => ({ ...put, rules: game.decisions[put.kind] }))
    const open = openOffers(game, reached.position.state).map((put) => ({ ...put, rules: game.offers[put.kind] }))
    for (const { kind, prompt, rules } of [...asked, ...open]) {
      if (!rules) throw new Error(`${game.id} has no ${kind}`)
      const action = rules.sample(prompt, rng)
      if (!safeParse(rules.schema, action).success) yield `${kind}: schema refuses ${JSON.stringify(action)}`
      if (safeParse(rules.schema, { ...action, unknown: 1 }).success) yield `${kind}: schema takes unknown fields`
      if (rules.refuse(prompt, action)) yield `${kind}: refuses ${JSON.stringify(action)}`
    }
  }
}

export function* fallbacksAreLegal(game: Game, { atRandom, byBots, stream }: Played) {
  for (const { reached } of [...atRandom, ...byBots]) {
    if (game.outcome(reached.position.state)) continue
    const move = fallback(game, reached.position)
    if (!move) yield `no fallback in ${reached.position.state.phase.kind}`
    const submitted = move && submit(game, reached.position, move, stream)
    if (submitted && 'refused' in submitted) yield `${JSON.stringify(move)}: ${submitted.refused.code}`
  }
}

/** A window that is closed gives way to a new phase, however few have answered. */
export function* closingLeadsOn(game: Game, { atRandom, stream }: Played) {
  for (const { reached } of atRandom) {
    const { position } = reached
    if (game.outcome(position.state) || !isWindow(game, position.state.phase.kind)) continue
    const closed = submit(game, position, { what: 'close', beat: position.beat }, stream)
    if ('refused' in closed) yield `${position.state.phase.kind}: ${closed.refused.code}`
    else if (closed.position.beat !== position.beat + 1) yield `${position.state.phase.kind} stays`
  }
}

/** Whatever waits has a clock that is declared for every pace. */
export function* clocksAreDeclared(game: Game, { atRandom }: Played) {
  for (const { reached } of atRandom) {
    for (const name of clocksOf(game, reached.position)) {
      const clock = Object.hasOwn(game.clocks, name) ? game.clocks[name] : undefined
      if (!clock || !isSound(clock)) yield `clock ${name}`
    }
  }
}

function clocksOf(game: Game, { state }: Position): string[] {
  const window = isWindow(game, state.phase.kind) ? game.windows[state.phase.kind] : undefined
  if (window) return [window.clock(state)]
  return owing(game, state).flatMap(({ kind, prompt }) => game.decisions[kind]?.single?.clock(prompt) ?? [])
}

function isSound({ limit, lead, least, floor, rush, turn = 1 }: ClockRule): boolean {
  if (!(turn > 0 && turn <= 1)) return false
  return [limit, lead, least, floor, rush].every((seconds) => !seconds || isForAllPaces(seconds))
}

const isForAllPaces = (seconds: Seconds): boolean =>
  LIVE_PACES.every((pace) => Object.hasOwn(seconds, pace) && (seconds[pace] === null || seconds[pace] >= 0))

const isWindow = (game: Game, phase: string): boolean => Object.hasOwn(game.windows, phase)

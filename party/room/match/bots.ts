import { submit, copy, type Move, type Seat } from '@robot-night/engine'
import { entriesOfBeat } from './beat.ts'
import { timers, windowOf } from './clock.ts'
import { chairAt, isBot } from '../state/seats.ts'
import { done, type Step } from '../state/outcome.ts'
import { type Match, countOf, sceneOf } from '../state/match.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { afterPauses, pauseNow } from '../state/pauses.ts'
import { play } from './play.ts'
import { ownRng } from './keyStreams.ts'

/** Seconds before a bot takes up what is merely offered. */
const OFFER_PAUSE = [1, 3] as const

/** The seats that a bot moves for. */
export function botSeats(room: Room): Seat[] {
  const { head } = room
  if (!head) return []
  return [...head.chairs.keys()].filter((seat) => isBot(chairAt(room, head.chairs[seat] ?? 0)))
}

/** When the bot of a seat looks next; null: it has nothing to look at. */
export function nextLook(room: Room, seat: Seat, at: Moment): number | null {
  const { match } = room
  if (!match || room.facts.stage !== 'playing' || pauseNow(room.facts) === 'paused') return null
  const { asks, offers } = sceneOf(match, seat)
  const n = countOf(match, seat)
  if ((!asks && offers.length === 0) || match.silent[seat] === n) return null
  const range = asks ? (match.game.pause[asks.kind] ?? OFFER_PAUSE) : OFFER_PAUSE
  const moved = asks ? askedAt(room, match, { seat, at }) : afterPauses(room.facts, changedAt(match, seat))
  const since = Math.max(moved, afterPauses(room.facts, satDownAt(room, seat)))
  return since + pause(match, seat, range) * at.second
}

/** Human-like, and drawn before anything is looked at: how long it takes tells nothing of what is held. */
function pause(match: Match, seat: Seat, [least, most]: readonly [number, number]): number {
  const thousandths = ownRng(match.head.secret, 'pause', match.position.beat, seat).int(1001)
  return least + ((most - least) * thousandths) / 1000
}

/** Since when it may think of its question: from the clock's start, or, if it had nothing to say, from the news since. */
function askedAt(room: Room, match: Match, { seat, at }: { seat: Seat; at: Moment }): number {
  const entries = entriesOfBeat(match)
  const hasLooked = (match.silent[seat] ?? 0) >= (entries[0]?.ns[seat] ?? 0)
  const timer = timers(match, room.facts, at).find((each) => each.seat === null || each.seat === seat)
  return hasLooked
    ? afterPauses(room.facts, changedAt(match, seat))
    : (timer?.from ?? afterPauses(room.facts, entries[0]?.at ?? 0))
}

/** When this seat's world last changed. */
function changedAt(match: Match, seat: Seat): number {
  const n = countOf(match, seat)
  const before = match.log.findLastIndex((entry) => (entry.ns[seat] ?? 0) < n)
  return match.log.at(before + 1)?.at ?? 0
}

function satDownAt(room: Room, seat: Seat): number {
  const state = chairAt(room, room.head?.chairs[seat] ?? 0)
  if (state.kind === 'free') return 0
  return (state.kind === 'person' ? state.botSince : state.from) ?? 0
}

/** A bot looks at what its seat sees, and moves or leaves it. */
export function botMoves(room: Room, seat: Seat, given: { bots: 'think' | 'any'; at: Moment }): Step {
  const { match } = room
  if (!match) return done(room)
  const move = given.bots === 'think' ? thought(match, seat) : anyAnswer(match, seat)
  if (!move) return done({ ...room, match: { ...match, silent: match.silent.with(seat, countOf(match, seat)) } })
  const step = play(room, move, given.at)
  if (step.refused) throw new Error(`a bot may not answer ${move.kind}: ${step.refused.code}`)
  return step
}

type Answer = Exclude<Move, { what: 'close' }>

function thought(match: Match, seat: Seat): Answer | null {
  const { asks, offers, view } = sceneOf(match, seat)
  const { beat } = match.position
  const rng = ownRng(match.head.secret, 'thought', beat, seat, countOf(match, seat))
  if (asks) {
    const action = match.game.bot[asks.kind]?.(copy(view), copy(asks.prompt), rng) ?? null
    if (action) return { what: 'answer', beat, seat, kind: asks.kind, action, by: 'bot' }
    if (!windowOf(match)) return anyAnswer(match, seat)
  }
  for (const { kind, prompt } of offers) {
    const action = match.game.bot[kind]?.(copy(view), copy(prompt), rng) ?? null
    if (action) return { what: 'offer', beat, seat, kind, action, by: 'bot' }
  }
  return null
}

/** Something legal, so that nobody waits for ever. */
function anyAnswer(match: Match, seat: Seat): Answer | null {
  const { asks } = sceneOf(match, seat)
  const rules = asks ? match.game.decisions[asks.kind] : undefined
  if (!asks || !rules) return null
  const { beat } = match.position
  const rng = ownRng(match.head.secret, 'any', beat, seat)
  const choices = [rules.single?.fallback(asks.prompt), rules.sample(asks.prompt, rng)]
  const action = choices.find((each) => each !== undefined && isTaken(match, { seat, kind: asks.kind, action: each }))
  return action ? { what: 'answer', beat, seat, kind: asks.kind, action, by: 'bot' } : null
}

function isTaken(match: Match, { seat, kind, action }: { seat: Seat; kind: string; action: object }): boolean {
  const move: Move = { what: 'answer', beat: match.position.beat, seat, kind, action, by: 'bot' }
  return !('refused' in submit(match.game, match.position, move, match.stream))
}

import { owing, secondsAt, type ClockRule, type Figure, type Move, type Seat } from '@robot-night/engine'
import type { Clock } from '@robot-night/protocol'
import type { Facts } from '../state/facts.ts'
import type { Match, Entry } from '../state/match.ts'
import type { Moment } from '../state/moment.ts'
import { entriesOfBeat } from './beat.ts'
import { askedInBeat, hasFirstMove } from './firstMove.ts'
import { backSince, waitedSince, afterPauses, pauseNow } from '../state/pauses.ts'

/** Time as it runs for one seat's question, or for a window (seat null). `until` null: no limit. */
export interface Timer {
  seat: Seat | null
  from: number
  /** Nobody sees it run before this. */
  shownFrom: number
  until: number | null
  /** A window is not closed before. */
  least: number
  /** Others may not see that this seat was asked. */
  isHidden: boolean
}
type Pacing = Pick<Facts, 'pace' | 'paceFrom' | 'pauses'>
type Running = Pick<Match, 'head' | 'game' | 'position' | 'log'>

/** Seconds that are left at least to those who come back after the deadlines have stood for them. */
const TO_LOOK_ROUND = 10

/** All that runs now. Worked out from the journal alone, so it is the same after a waking. */
export function timers(match: Running, facts: Pacing, at: Pick<Moment, 'second'>): Timer[] {
  const { game, position } = match
  if (match.head.ended || game.outcome(position.state) || pauseNow(facts) === 'paused') return []
  const timing = timingOf(match, facts, at)
  return windowOf(match) ? [windowTimer(match, timing)] : singleTimers(match, timing)
}

/** What a viewer may see of the clocks. */
export function clocksFor(all: readonly Timer[], viewer: Seat | 'spectator'): Clock[] {
  return all.flatMap(({ seat, shownFrom, until, isHidden }) =>
    until === null || (isHidden && seat !== viewer) ? [] : [{ seat, from: shownFrom, until }],
  )
}

/** How time is counted in the present beat. */
interface Timing {
  began: number
  /** Null: the pace gives no limit. */
  ms(rule: ClockRule | undefined, figure: Figure): number | null
  /** So long after a moment, a pause not counted. */
  after(moment: number, length: number): number
  /** The same for a deadline: nor is counted what the table waited. Null: it is waiting. */
  deadline(moment: number, length: number): number | null
}

function timingOf(match: Running, facts: Pacing, at: Pick<Moment, 'second'>): Timing {
  const after = (moment: number, length: number) => afterPauses(facts, moment) + length
  return {
    began: Math.max(beganAt(match), facts.paceFrom),
    ms: (rule, figure) => {
      const seconds = secondsAt(rule, figure, facts.pace)
      return seconds === null ? null : seconds * at.second
    },
    after,
    deadline: (moment, length) => {
      if (pauseNow(facts) === 'waited') return null
      const back = backSince(facts, moment)
      const least = back === null ? 0 : after(back, TO_LOOK_ROUND * at.second)
      return Math.max(after(moment, length) + waitedSince(facts, moment), least)
    },
  }
}

function windowTimer(match: Running, timing: Timing): Timer {
  const rule = match.game.clocks[windowOf(match)?.clock(match.position.state) ?? '']
  const timer = usualWindowTimer(match, rule, timing)
  return hasFirstMove(match, askedInBeat(match)) ? unhurried(timer, rule, timing) : timer
}

function usualWindowTimer(match: Running, rule: ClockRule | undefined, timing: Timing): Timer {
  const { began, ms, after, deadline } = timing
  const lead = ms(rule, 'lead') ?? 0
  const from = after(began, lead)
  const soonest = ms(rule, 'least')
  const least = soonest === null ? after(began, 0) : from + soonest
  const finished = finishedIn(match)
  const first = finished.find((entry) => entry.move.by === 'player')
  const rush = ms(rule, 'rush')
  const limit = ms(rule, 'limit')
  const timer = { seat: null, from, shownFrom: from, least, isHidden: false }
  if (first && rush !== null)
    return { ...timer, until: latest(deadline(first.at, rush), deadline(began, lead + rush), least) }
  if (limit === null) return { ...timer, until: null }
  const floor = ms(rule, 'floor')
  const last = finished.at(-1)
  const kept = last && floor !== null ? deadline(last.at, floor) : 0
  const due = latest(deadline(began, lead + limit), kept, least)
  const alone = ms(rule, 'last')
  if (!last || alone === null || due === null || !isWaitedFor(match, finished)) return { ...timer, until: due }
  return { ...timer, until: latest(earliest(due, deadline(last.at, alone)), least) }
}

/** One seat alone keeps two people or more waiting, and all of them see it. Tin robots don't mind. */
function isWaitedFor({ game, position }: Running, finished: readonly Answered[]): boolean {
  const [owed, ...others] = owing(game, position.state)
  const people = finished.filter(({ move }) => move.by === 'player')
  const isSeen = owed !== undefined && game.decisions[owed.kind]?.shows === 'answered'
  return isSeen && others.length === 0 && people.length > 1
}

const earliest = (one: number, other: number | null): number => (other === null ? one : Math.min(one, other))

/** Null where one of them never comes. */
function latest(...moments: readonly (number | null)[]): number | null {
  return moments.reduce((one, other) => (one === null || other === null ? null : Math.max(one, other)))
}

/** For a first move of the match: it has a minimum time, and only the last third of that is shown as a clock. */
function unhurried(timer: Timer, rule: ClockRule | undefined, { began, ms, deadline }: Timing): Timer {
  const first = ms(rule, 'first')
  if (first === null || timer.until === null) return timer
  const until = latest(timer.until, deadline(began, (ms(rule, 'lead') ?? 0) + first))
  return { ...timer, until, shownFrom: until === null ? timer.from : Math.max(timer.from, until - first / 3) }
}

function singleTimers(match: Running, timing: Timing): Timer[] {
  const { began, ms, after, deadline } = timing
  const { game, position } = match
  return owing(game, position.state).flatMap(({ seat, kind, prompt }) => {
    const rules = game.decisions[kind]
    if (!rules?.single) return []
    const rule = game.clocks[rules.single.clock(prompt)]
    const lead = ms(rule, 'lead') ?? 0
    const from = after(began, lead)
    const limit = ms(rule, 'limit')
    const until = limit === null ? null : deadline(began, lead + limit)
    const timer = { seat, from, shownFrom: from, until, least: from, isHidden: rules.shows === 'nothing' }
    return [hasFirstMove(match, [seat]) ? unhurried(timer, rule, timing) : timer]
  })
}

export function windowOf(match: Pick<Match, 'game' | 'position'>) {
  const { kind } = match.position.state.phase
  return Object.hasOwn(match.game.windows, kind) ? match.game.windows[kind] : undefined
}

function beganAt(match: Pick<Match, 'log' | 'position'>): number {
  return entriesOfBeat(match)[0]?.at ?? 0
}

/**
 * The last answers of seats that owe nothing more in this beat, as far as the table may see them: a clock must not tell
 * the rest. A seat that answers more than once has finished with its last answer.
 */
function finishedIn(match: Running): Answered[] {
  const settled = new Set(owing(match.game, match.position.state).map(({ seat }) => seat))
  const last: Answered[] = []
  for (const entry of entriesOfBeat(match).toReversed()) {
    if (!isSeenAnswer(match, entry) || settled.has(entry.move.seat)) continue
    settled.add(entry.move.seat)
    last.unshift(entry)
  }
  return last
}

type Answered = Entry & { move: Extract<Move, { what: 'answer' }> }
function isSeenAnswer({ game, position }: Running, entry: Entry): entry is Answered {
  const { move } = entry
  if (move?.what !== 'answer' || move.beat !== position.beat) return false
  return game.decisions[move.kind]?.shows === 'answered'
}

import { owing, secondsAt, type ClockRule, type Figure, type Move, type Seat } from '@robot-night/engine'
import type { Clock } from '@robot-night/protocol'
import type { Entry, Facts, Match, Moment } from './shapes.ts'

/** Time as it runs for one seat's question, or for a window (seat null). `until` null: no limit. */
export interface Timer {
  seat: Seat | null
  from: number
  until: number | null
  /** A window is not closed before. */
  least: number
  /** Others may not see that this seat was asked. */
  isHidden: boolean
}
type Pacing = Pick<Facts, 'pace' | 'paceFrom'>
type Running = Pick<Match, 'head' | 'game' | 'position' | 'log'>

/** All that runs now. Worked out from the journal alone, so it is the same after a waking. */
export function timers(match: Running, facts: Pacing, at: Pick<Moment, 'second'>): Timer[] {
  const { game, position } = match
  if (match.head.ended || game.outcome(position.state)) return []
  const ms: Ms = (rule, figure) => {
    const seconds = secondsAt(rule, figure, facts.pace)
    return seconds === null ? null : seconds * at.second
  }
  const began = Math.max(beganAt(match), facts.paceFrom)
  return windowOf(match) ? [windowTimer(match, began, ms)] : singleTimers(match, began, ms)
}

/** What a viewer may see of the clocks. */
export function clocksFor(all: readonly Timer[], viewer: Seat | 'spectator'): Clock[] {
  return all.flatMap(({ seat, from, until, isHidden }) =>
    until === null || (isHidden && seat !== viewer) ? [] : [{ seat, from, until }],
  )
}

type Ms = (rule: ClockRule | undefined, figure: Figure) => number | null

function windowTimer(match: Running, began: number, ms: Ms): Timer {
  const { game, position } = match
  const rule = game.clocks[windowOf(match)?.clock(position.state) ?? '']
  const from = began + (ms(rule, 'lead') ?? 0)
  const soonest = ms(rule, 'least')
  const least = soonest === null ? began : from + soonest
  const finished = finishedIn(match)
  const first = finished.find((entry) => entry.move?.what === 'answer' && entry.move.by === 'player')
  const rush = ms(rule, 'rush')
  const limit = ms(rule, 'limit')
  const timer = { seat: null, from, least, isHidden: false }
  if (first && rush !== null) return { ...timer, until: Math.max(Math.max(first.at, from) + rush, least) }
  if (limit === null) return { ...timer, until: null }
  const floor = ms(rule, 'floor')
  const last = finished.at(-1)
  const kept = last && floor !== null ? last.at + floor : 0
  return { ...timer, until: Math.max(from + limit, kept, least) }
}

function singleTimers(match: Running, began: number, ms: Ms): Timer[] {
  const { game, position } = match
  return owing(game, position.state).flatMap(({ seat, kind, prompt }) => {
    const rules = game.decisions[kind]
    if (!rules?.single) return []
    const rule = game.clocks[rules.single.clock(prompt)]
    const from = began + (ms(rule, 'lead') ?? 0)
    const limit = ms(rule, 'limit')
    const until = limit === null ? null : from + limit
    return [{ seat, from, until, least: from, isHidden: rules.shows === 'nothing' }]
  })
}

export function windowOf(match: Pick<Match, 'game' | 'position'>) {
  const { kind } = match.position.state.phase
  return Object.hasOwn(match.game.windows, kind) ? match.game.windows[kind] : undefined
}

/** The entries of the present beat, the one that began it first. */
export function entriesOfBeat(match: Pick<Match, 'log' | 'position'>): Entry[] {
  const before = match.log.findLastIndex((entry) => entry.beat !== match.position.beat)
  return match.log.slice(before + 1)
}

function beganAt(match: Pick<Match, 'log' | 'position'>): number {
  return entriesOfBeat(match)[0]?.at ?? 0
}

/**
 * The last answers of seats that owe nothing more in this beat, as far as the table may see them: a clock must not tell
 * the rest. A seat that answers more than once has finished with its last answer.
 */
function finishedIn(match: Running): Entry[] {
  const settled = new Set(owing(match.game, match.position.state).map(({ seat }) => seat))
  const last: Entry[] = []
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

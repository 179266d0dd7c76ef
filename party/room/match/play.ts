import {
  entered,
  start,
  submit,
  timedOut,
  type Game,
  type Move,
  type Reached,
  type Seat,
  type Stream,
  type TimedOut,
} from '@robot-night/engine'
import { safeParse } from 'valibot'
import type { Chair } from '@robot-night/protocol'
import { unknownChains } from './chains.ts'
import { idleAfter } from '../absence/idle.ts'
import { note } from '../talk/tableTalk.ts'
import { windowOf } from './clock.ts'
import { isCoarse } from '../talk/coarse.ts'
import { heldSeat, isBot, withHead } from '../state/seats.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Facts } from '../state/facts.ts'
import type { Head, Match } from '../state/match.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { explained, refusedBefore } from './refusedBeforeRules.ts'
import { recorded } from './scenes.ts'

export function titleIn(at: Pick<Moment, 'titles'>, id: string): Game {
  const title = at.titles.find((game) => game.id === id)
  if (!title) throw new Error(`no title called ${id}`)
  return title
}

/** The table as it lies once this match is dealt. */
export function begun(room: Room, { head, game }: { head: Head; game: Game }, at: Moment): Room {
  const stream = at.stream(head)
  const reached = start(game, head.chairs.length, head.options, stream)
  return landed(room, freshMatch({ head, game, stream, reached }), { reached, move: null, at })
}

export function freshMatch(of: { head: Head; game: Game; stream: Stream; reached: Reached }): Match {
  const { head, game, stream, reached } = of
  const silent = head.chairs.map(() => 0)
  return {
    head,
    game,
    stream,
    position: reached.position,
    log: [],
    scenes: [],
    chains: unknownChains(of),
    silent,
    remarked: head.chairs.map(() => null),
  }
}

/** A move of anybody's: a person's, the clock's, a bot's. All go this one way. */
export function play(room: Room, given: Move, at: Moment): Step {
  const { match } = room
  if (!match || room.facts.stage === 'lobby') return refuse(room, { code: 'wrong_stage' })
  if (room.facts.stage === 'over') return refuse(room, { code: 'game_over' })
  const move = entered(match.game, given)
  const reached = submit(match.game, match.position, move, match.stream)
  if ('refused' in reached) return refuse(room, reached.refused)
  const late = timedOutBy(room, match, move)
  return done(landed(idleAfter(room, late), match, { reached, move, at, timedOut: late }))
}

/** The people for whom the clock plays with this move. Tin robots have nothing to be told. */
function timedOutBy(room: Room, { game, position, head }: Match, move: Move): TimedOut[] {
  return timedOut(game, position.state, move).filter(({ seat }) => {
    const chair = room.facts.chairs[head.chairs[seat] ?? -1]
    return chair !== undefined && !isBot(chair)
  })
}

interface Happened {
  reached: Pick<Reached, 'told' | 'position'>
  move: Move | null
  at: Moment
  timedOut?: readonly TimedOut[]
}

function landed(room: Room, match: Match, { reached, move, at, timedOut: late = [] }: Happened): Room {
  const { position } = reached
  const isOver = match.game.outcome(position.state) !== null
  const facts: Facts = isOver ? { ...room.facts, stage: 'over' } : room.facts
  const entry = {
    ...{ at: at.now, move, told: reached.told, beat: position.beat },
    ...(late.length > 0 && { timedOut: late }),
  }
  return { ...room, facts, match: recorded(match, entry, { facts, at, position }) }
}

/** A command to the match, by somebody in the room. */
export interface Played {
  what: 'answer' | 'offer'
  match: string
  beat: number
  kind: string
  action: object
}

export function playFrom(room: Room, who: { chair: Chair }, given: { played: Played; at: Moment }): Step {
  const seat = heldSeat(room, who.chair)
  if (seat === null) return refuse(room, { code: 'not_seated' })
  const refused = refusedBefore(room, given.played)
  if (refused) return refuse(room, refused)
  const { what, beat, kind, action } = given.played
  const move = { what, beat, seat, kind, action, by: 'player' } as const
  const step = play(room, move, given.at)
  if (step.refused) return { ...step, refused: explained(step.refused, room.match, move) }
  return room.match && isCoarse(room, room.match.game, move) ? refuse(room, { code: 'coarse' }) : step
}

/** What a silent seat gets when its time is over. */
export function fallbackOf(match: Match, seat: Seat): Move | null {
  const asks = match.scenes[seat]?.asks
  const single = asks ? match.game.decisions[asks.kind]?.single : undefined
  if (!asks || !single) return null
  const action = single.fallback(asks.prompt)
  return { what: 'answer', beat: match.position.beat, seat, kind: asks.kind, action, by: 'clock' }
}

export function closing(match: Match): Move | null {
  return windowOf(match) ? { what: 'close', beat: match.position.beat } : null
}

/** The host ends a running match without a result. */
export function stop(room: Room, at: Moment): Step {
  if (room.facts.stage !== 'playing' || !room.head) return refuse(room, { code: 'wrong_stage' })
  const stopped = endedAs('stopped', { room, head: room.head }, at)
  return done(note(stopped, { note: 'stopped', chair: null }, at.now))
}

/** Nobody has gone on with it for so long that the room goes. It ends first, so that its secret is published as any other. */
export const abandoned = (room: Room, at: Moment): Room =>
  room.facts.stage === 'playing' && room.head ? endedAs('abandoned', { room, head: room.head }, at) : room

function endedAs(ended: 'stopped' | 'abandoned', { room, head }: { room: Room; head: Head }, at: Moment): Room {
  const facts: Facts = { ...room.facts, stage: 'over' }
  return refreshed(withHead({ ...room, facts }, { ...head, ended }), at)
}

/** Shows a match again after something about it changed that is no move: its pace, or that it was stopped. */
export function refreshed(room: Room, at: Moment): Room {
  const { match, facts } = room
  if (!match) return room
  const entry = { at: at.now, move: null, told: [], beat: match.position.beat }
  return { ...room, match: recorded(match, entry, { facts, at }) }
}

/** The options that a title makes of these, in today's form; null: it takes none of them. */
export function optionsFor(game: Game, options: object): object | null {
  const parsed = safeParse(game.options.schema, game.options.renewed?.(options) ?? options)
  return parsed.success ? parsed.output : null
}

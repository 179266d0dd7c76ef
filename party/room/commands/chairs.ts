import type { Chair } from '@robot-night/protocol'
import { titleIn } from '../match/table.ts'
import { replaced } from '../people/absent.ts'
import { passLamp } from '../people/lamp.ts'
import { sentAway } from '../people/lobby.ts'
import type { Moment } from '../state/moment.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Room } from '../state/room.ts'
import { chairAt, isPresent, withChair } from '../state/seats.ts'
import { note } from '../talk/chat.ts'
import { tinName } from '../talk/names.ts'

/** A tin robot on one chair; or on as many as the title still needs; or, where none is needed, on all that are free. */
export function seatTins(room: Room, chair: Chair | null, at: Moment): Step {
  if (room.facts.stage === 'playing') return wrongStage(room)
  const { min, max } = titleIn(at, room.facts.title).seats
  if (chair !== null && chair >= max) return noSuchChair(room)
  const free = [...room.facts.chairs.keys()].filter((each) => each < max && chairAt(room, each).kind === 'free')
  if (chair !== null && !free.includes(chair)) return refuse(room, { code: 'chair_taken' })
  const missing = min - (max - free.length)
  const meant = chair === null ? free.slice(0, missing > 0 ? missing : free.length) : [chair]
  return done(meant.reduce((now, each) => withTin(now, each, at), room))
}

function withTin(room: Room, chair: Chair, at: Moment): Room {
  const from = at.random(1)[0] ?? 0
  const seated = withChair(room, chair, { kind: 'tin', name: tinName(room.facts.chairs, from) })
  return note(seated, { note: 'tinSat', chair }, at.now)
}

export function clearChair(room: Room, chair: Chair, at: Moment): Step {
  const state = chosen(room, chair)
  if (room.facts.stage === 'playing' && state?.kind === 'tin') return wrongStage(room)
  if (!state || state.kind === 'free' || chair === room.facts.host) return noSuchChair(room)
  const { tin, ...step } = sentAway(room, chair, { reason: 'sentHome', why: 'removed', at })
  const what = { note: state.kind === 'tin' ? 'tinLeft' : 'sentHome', chair, name: state.name } as const
  return { ...step, room: note(step.room, { ...what, ...(tin && { about: tin }) }, at.now) }
}

export function substitute(room: Room, { chair, on }: { chair: Chair; on: boolean }, at: Moment): Step {
  const state = chosen(room, chair)
  if (room.facts.stage !== 'playing') return wrongStage(room)
  if (state?.kind !== 'person' || (on && isPresent(room, chair))) return noSuchChair(room)
  if (on === (state.substituteFrom !== null)) return done(room)
  if (on) return done(replaced(room, chair, at))
  // A bot has played for the time they were away, so that time starts again from now.
  const changed = withChair(room, chair, { ...state, substituteFrom: null, awayFrom: at.now })
  return done(note(changed, { note: 'returned', chair }, at.now))
}

export function giveLamp(room: Room, chair: Chair, at: Moment): Step {
  return chosen(room, chair)?.kind === 'person' ? done(passLamp(room, chair, at)) : noSuchChair(room)
}

const noSuchChair = (room: Room): Step => refuse(room, { code: 'no_such_chair' })
const wrongStage = (room: Room): Step => refuse(room, { code: 'wrong_stage' })
const chosen = (room: Room, chair: Chair) => room.facts.chairs[chair]

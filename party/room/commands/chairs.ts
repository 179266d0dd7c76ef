import type { Chair } from '@robot-night/protocol'
import { titleIn } from '../match/play.ts'
import { replaced, waitedForAgain } from '../absence/keptSeat.ts'
import { passHost } from '../absence/hostSuccession.ts'
import { sentAway } from '../people/seating.ts'
import type { Moment } from '../state/moment.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Room } from '../state/room.ts'
import { chairAt, isPresent, withChair } from '../state/seats.ts'
import { note } from '../talk/tableTalk.ts'
import { botName } from '../talk/names.ts'

/** A tin robot on one chair; or on as many as the title still needs; or, where none is needed, on all that are free. */
export function seatBots(room: Room, chair: Chair | null, at: Moment): Step {
  if (room.facts.stage === 'playing') return wrongStage(room)
  const { min, max } = titleIn(at, room.facts.title).seats
  if (chair !== null && chair >= max) return noSuchChair(room)
  const free = [...room.facts.chairs.keys()].filter((each) => each < max && chairAt(room, each).kind === 'free')
  if (chair !== null && !free.includes(chair)) return refuse(room, { code: 'chair_taken' })
  const missing = min - (max - free.length)
  const meant = chair === null ? free.slice(0, missing > 0 ? missing : free.length) : [chair]
  return done(meant.reduce((now, each) => withBot(now, each, at), room))
}

function withBot(room: Room, chair: Chair, at: Moment): Room {
  const from = at.random(1)[0] ?? 0
  const seated = withChair(room, chair, { kind: 'bot', name: botName(room.facts.chairs, from) })
  return note(seated, { note: 'botSat', chair }, at.now)
}

export function clearChair(room: Room, chair: Chair, at: Moment): Step {
  const state = chosen(room, chair)
  if (room.facts.stage === 'playing' && state?.kind === 'bot') return wrongStage(room)
  if (!state || state.kind === 'free' || chair === room.facts.host) return noSuchChair(room)
  const { bot, ...step } = sentAway(room, chair, { reason: 'sentHome', why: 'removed', at })
  const what = { note: state.kind === 'bot' ? 'botLeft' : 'sentHome', chair, name: state.name } as const
  return { ...step, room: note(step.room, { ...what, ...(bot && { about: bot }) }, at.now) }
}

export function setBot(room: Room, { chair, on }: { chair: Chair; on: boolean }, at: Moment): Step {
  const state = chosen(room, chair)
  if (room.facts.stage !== 'playing') return wrongStage(room)
  if (state?.kind !== 'person' || (on && isPresent(room, chair))) return noSuchChair(room)
  if (on === (state.botSince !== null)) return done(room)
  return done(on ? replaced(room, chair, at) : waitedForAgain(room, chair, at))
}

export function giveHost(room: Room, chair: Chair, at: Moment): Step {
  return chosen(room, chair)?.kind === 'person' ? done(passHost(room, chair, at)) : noSuchChair(room)
}

const noSuchChair = (room: Room): Step => refuse(room, { code: 'no_such_chair' })
const wrongStage = (room: Room): Step => refuse(room, { code: 'wrong_stage' })
const chosen = (room: Room, chair: Chair) => room.facts.chairs[chair]

import type { Chair } from '@robot-night/protocol'
import { note } from '../talk/tableTalk.ts'
import { seenFrom } from '../state/shown.ts'
import { chairOf } from '../state/seats.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { RoomSettings } from '../state/facts.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { pauseNow, withPause } from '../state/pauses.ts'
import { refreshed } from '../match/play.ts'

/** The host, and when. */
export type Who = { chair: Chair; at: Moment }

/** All stand still, or go on. */
export function pause(room: Room, on: boolean, { chair, at }: Who): Step {
  if (room.facts.stage !== 'playing') return refuse(room, { code: 'wrong_stage' })
  if (on === (pauseNow(room.facts) === 'paused')) return done(room)
  const facts = withPause(room.facts, on ? 'paused' : null, at.now)
  return done(note(refreshed({ ...room, facts }, at), { note: on ? 'paused' : 'wentOn', chair }, at.now))
}

export function setAbsence(room: Room, absence: RoomSettings['absence'], { at }: Who): Step {
  if (absence === room.facts.settings.absence) return done(room)
  return done(note(withSettings(room, { absence }), { note: 'absence', chair: null, about: absence }, at.now))
}

export function lock(room: Room, on: boolean, { at }: Who): Step {
  if (on === room.facts.settings.isLocked) return done(room)
  return done(note(withSettings(room, { isLocked: on }), { note: on ? 'locked' : 'unlocked', chair: null }, at.now))
}

/** Those without a chair are shown out at once. */
export function shut(room: Room, on: boolean, { at }: Who): Step {
  if (on === room.facts.settings.isShut) return done(room)
  const isOut = (device: string | null) => on && chairOf(room, device) === null
  const sockets = room.sockets.filter(({ device }) => !isOut(device))
  const out = room.sockets.filter(({ device }) => isOut(device))
  const changed = withSettings({ ...room, sockets, galleries: on ? [] : room.galleries }, { isShut: on })
  return {
    room: note(changed, { note: on ? 'shut' : 'unshut', chair: null }, at.now),
    refused: null,
    closing: out.map(({ id }) => ({ socket: id, reason: 'shut' })),
  }
}

/** From the next deal on. During a match it can't be changed: it decides who may get somebody's cards. */
export function letTakeOver(room: Room, on: boolean, { at }: Who): Step {
  if (room.facts.stage === 'playing' || room.facts.shuffle) return refuse(room, { code: 'wrong_stage' })
  if (on === room.facts.settings.mayTakeOver) return done(room)
  return done(
    note(withSettings(room, { mayTakeOver: on }), { note: on ? 'takeOver' : 'noTakeOver', chair: null }, at.now),
  )
}

/** Those without a chair see everything so many seconds later. */
export function setDelay(room: Room, delay: RoomSettings['delay'], { at }: Who): Step {
  if (delay === room.facts.settings.delay) return done(room)
  const noted = note(withSettings(room, { delay }), { note: 'delay', chair: null, about: `${delay}` }, at.now)
  // What waits for the old delay to be over waits for the new one.
  const archiveQueue = room.archiveQueue.map((job) =>
    job.tries > 0 ? job : { ...job, at: seenFrom(noted, job.match, at) },
  )
  return done({ ...noted, archiveQueue })
}

export const withSettings = (room: Room, changed: Partial<RoomSettings>): Room => ({
  ...room,
  facts: { ...room.facts, settings: { ...room.facts.settings, ...changed } },
})

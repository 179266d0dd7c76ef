import type { Chair } from '@robot-night/protocol'
import { note } from '../talk/chat.ts'
import { seenFrom } from '../delay/shown.ts'
import { sentAway } from '../people/seating.ts'
import { chairOf, withChair } from '../state/seats.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { RoomSettings } from '../state/facts.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { pauseNow, withPause } from '../state/pauses.ts'
import { refreshed } from '../match/play.ts'

/** Longer than any list of people whom one table has had enough of. */
const BANNED_KEPT = 50

type Who = { chair: Chair; at: Moment }

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

/** It holds from the next deal on: in the middle of a match nobody changes whose cards somebody may get. */
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

export function mute(room: Room, given: { chair: Chair; on: boolean }, { chair: host, at }: Who): Step {
  const { chair, on } = given
  const state = room.facts.chairs[chair]
  if (state?.kind !== 'person' || chair === host) return refuse(room, { code: 'no_such_chair' })
  if (state.isMuted === on) return done(room)
  const changed = withChair(room, chair, { ...state, isMuted: on })
  return done(note(changed, { note: on ? 'muted' : 'unmuted', chair }, at.now))
}

/** Sent home, and the devices of this person may not come back. */
export function ban(room: Room, chair: Chair, { chair: host, at }: Who): Step {
  const state = room.facts.chairs[chair]
  if (state?.kind !== 'person' || chair === host) return refuse(room, { code: 'no_such_chair' })
  const { name } = state
  const devices = room.devices.flatMap((device) => (device.chair === chair ? [device.hash] : []))
  const { banned } = room.facts.settings
  const number = (banned.at(-1)?.number ?? 0) + 1
  const kept = withSettings(room, { banned: [...banned, { number, name, devices }].slice(-BANNED_KEPT) })
  const { bot, ...step } = sentAway(kept, chair, { reason: 'banned', why: 'removed', at })
  return { ...step, room: note(step.room, { note: 'banned', chair, name, ...(bot && { about: bot }) }, at.now) }
}

export function unban(room: Room, number: number, { at }: Who): Step {
  const { banned } = room.facts.settings
  const lifted = banned.find((each) => each.number === number)
  if (!lifted) return done(room)
  const changed = withSettings(room, { banned: banned.filter((each) => each !== lifted) })
  return done(note(changed, { note: 'unbanned', chair: null, name: lifted.name }, at.now))
}

const withSettings = (room: Room, changed: Partial<RoomSettings>): Room => ({
  ...room,
  facts: { ...room.facts, settings: { ...room.facts.settings, ...changed } },
})

import type { Chair } from '@robot-night/protocol'
import { sentAway } from '../people/seating.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Room } from '../state/room.ts'
import { withChair } from '../state/seats.ts'
import { note } from '../talk/tableTalk.ts'
import { withSettings, type Who } from './roomSettings.ts'

/** Longer than any list of people whom one table has had enough of. */
const BANNED_KEPT = 50

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

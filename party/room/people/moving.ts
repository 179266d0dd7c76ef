import type { Chair } from '@robot-night/protocol'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Room } from '../state/room.ts'
import { chairAt } from '../state/seats.ts'
import type { Deed } from './handOff.ts'
import { movedTo } from './seating.ts'
import { isFree } from './whoseSeat.ts'

/** In the lobby a person takes another chair, with all that is theirs: a free one, or a tin robot's, which takes theirs. */
export function move(room: Room, to: Chair, { chair: from, at }: Deed): Step {
  if (room.facts.stage !== 'lobby' || room.facts.shuffle) return refuse(room, { code: 'wrong_stage' })
  if (to === from) return done(room)
  if (!isFree(room, to, at)) return refuse(room, { code: 'chair_taken' })
  const devices = room.devices.flatMap(({ chair, hash }) => (chair === from ? [hash] : []))
  return movedTo(swapped(room, from, to), devices, 'seatChanged')
}

function swapped(room: Room, from: Chair, to: Chair): Room {
  const { facts, devices, tickets, whispers } = room
  const [leaving, going] = [chairAt(room, from), chairAt(room, to)]
  const follows = <T extends { chair: Chair | null }>(one: T): T => (one.chair === from ? { ...one, chair: to } : one)
  return {
    ...room,
    facts: {
      ...facts,
      chairs: facts.chairs.with(from, going).with(to, leaving),
      host: facts.host === from ? to : facts.host,
    },
    devices: devices.map(follows),
    // An invitation is to a chair, no matter who sits where.
    tickets: tickets.map((ticket) => (ticket.use === 'invite' ? ticket : follows(ticket))),
    whispers: whispers.with(to, whispers[from] ?? []).with(from, []),
  }
}

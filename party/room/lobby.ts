import { CHAIRS, cleanName, type Chair, type CloseReason } from '@robot-night/protocol'
import { note } from './chat.ts'
import { crowdOf } from './crowd.ts'
import { isBanned, usualHouse } from './doors.ts'
import { shownName } from './family.ts'
import { ownName, tinName } from './names.ts'
import { chairAt, chairOf, deviceOf, isTin, person, seatOf, withChair, withDevice, withHead } from './seats.ts'
import {
  done,
  refuse,
  type Claim,
  type Device,
  type Facts,
  type Input,
  type Moment,
  type Room,
  type Step,
} from './shapes.ts'
import { broughtBack, takenAlong } from './silence.ts'
import { optionsFor, titleIn } from './table.ts'
import { base64url } from './tokens.ts'
import { withoutHandOffs } from './tickets.ts'
import { noWhispers, withoutWhispers } from './whispers.ts'

/** A new room, its maker in the first chair; or why there can be none. */
export function open(
  claim: Claim,
  at: Moment,
): { room: Room } | { problem: 'bad_name' | 'no_such_title' | 'bad_options' } {
  const { wish, code, device } = claim
  const game = at.titles.find((title) => title.id === wish.title)
  if (!game) return { problem: 'no_such_title' }
  const name = cleanName(wish.name)
  if (name === null) return { problem: 'bad_name' }
  // What is not said is as usual.
  const options = optionsFor(game, { ...game.options.usual, ...wish.options })
  if (!options || game.options.refuse(options, game.seats.min)) return { problem: 'bad_options' }
  const chairs = Array.from({ length: CHAIRS }, () => ({ kind: 'free' }) as const)
  const facts: Facts = {
    id: base64url(at.random(16)),
    code,
    title: game.id,
    options,
    pace: wish.pace ?? 'normal',
    paceFrom: 0,
    house: usualHouse(),
    stills: [],
    peek: 'usual',
    talk: { typed: true, filtered: true },
    publicFrom: wish.public ? at.now : null,
    stage: 'lobby',
    chairs,
    host: 0,
    hostAwayFrom: at.now,
    matches: 0,
    guests: 0,
    shuffle: null,
    calledOff: [],
    at: at.now,
  }
  return {
    room: note(seated(emptyRoom(facts), { device, chair: 0, name, now: at.now }), { note: 'opened', chair: 0 }, at.now),
  }
}

const emptyRoom = (facts: Facts): Room => ({
  facts,
  devices: [],
  done: new Map(),
  tickets: [],
  talk: [],
  whispers: noWhispers(),
  murmurs: [],
  reactions: [],
  past: [],
  night: [],
  outbox: [],
  head: null,
  match: null,
  sockets: [],
  galleries: [],
  crowd: crowdOf(0),
})

type Sitting = Omit<Extract<Input, { kind: 'sit' }>, 'kind'>

/** Somebody takes a chair; whoever has one already gets that one again. */
export function sit(room: Room, taking: Sitting, at: Moment): Step {
  const { device, wish } = taking
  if (chairOf(room, device) !== null) return done(room)
  if (isBanned(room, device)) return refuse(room, { code: 'banned' })
  if (taking.isStranger && room.facts.publicFrom === null) return refuse(room, { code: 'not_public' })
  if (room.facts.house.isLocked) return refuse(room, { code: 'locked' })
  const isTakingOver = room.facts.stage === 'playing'
  if (isTakingOver && !room.facts.house.mayTakeOver) return refuse(room, { code: 'match_running' })
  const name = cleanName(wish.name)
  if (name === null) return refuse(room, { code: 'bad_name' })
  if (isTakingOver) return takenOver(room, { device, name, wanted: wish.chair }, at)
  const chair = wish.chair ?? freeChairs(room, at)[0]
  if (chair === undefined) return refuse(room, { code: 'room_full' })
  if (!freeChairs(room, at).includes(chair)) return refuse(room, { code: 'chair_taken' })
  const sat = seated(room, { device, chair, name: ownName(name, room.facts.chairs), now: at.now })
  return movedTo(note(sat, { note: 'sat', chair }, at.now), [device], 'seatChanged')
}

/** A person on a chair, by their device. */
export function seated(room: Room, who: { device: string; chair: Chair; name: string; now: number }): Room {
  const { device, chair, name, now } = who
  const known = deviceOf(room, device)
  const { guest, guests } = guestOf(room, known)
  const { room: back, isMuted } = broughtBack(room, device)
  const sitting = { ...person(name, guest), isMuted }
  const there = withChair({ ...back, facts: { ...back.facts, guests } }, chair, sitting)
  return withDevice(there, { kind: null, ...known, hash: device, chair, since: now })
}

/** Who comes back is who they were, unless they sit here already by another device of theirs. */
export function guestOf({ facts }: Room, known: Device | null): { guest: number; guests: number } {
  const isHere = facts.chairs.some((state) => state.kind === 'person' && state.guest === known?.guest)
  if (known?.guest !== undefined && !isHere) return { guest: known.guest, guests: facts.guests }
  return { guest: facts.guests + 1, guests: facts.guests + 1 }
}
export const isFree = (room: Room, chair: Chair, at: Moment): boolean => freeChairs(room, at).includes(chair)

/** In the middle of a match: a seat that a tin robot plays. The view is the seat's; the whispers were their person's. */
function takenOver(room: Room, who: { device: string; name: string; wanted: Chair | undefined }, at: Moment): Step {
  const { device, wanted } = who
  const open = (room.head?.chairs ?? []).filter(
    (each) => seatOf(room.head, each) !== null && isTin(chairAt(room, each)),
  )
  const chair = wanted ?? open[0]
  if (chair === undefined) return refuse(room, { code: 'room_full' })
  const before = chairAt(room, chair)
  if (!open.includes(chair) || before.kind === 'free') return refuse(room, { code: 'chair_taken' })
  const left = emptied(room, chair, 'seatChanged')
  const others = room.facts.chairs.toSpliced(chair, 1)
  const sat = seated(left.room, { device, chair, name: ownName(who.name, others), now: at.now })
  const told = note(sat, { note: 'tookOver', chair, about: shownName(room, before.name) }, at.now)
  const moved = movedTo(told, [device], 'seatChanged')
  return { ...moved, closing: [...left.closing, ...moved.closing] }
}

function freeChairs(room: Room, at: Moment): Chair[] {
  const { max } = titleIn(at, room.facts.title).seats
  return [...room.facts.chairs.keys()].filter((chair) => chair < max && chairAt(room, chair).kind === 'free')
}

/** The person of a chair is sent away. In the middle of a match a tin robot moves on in their place. */
export function sentAway(room: Room, chair: Chair, given: { reason: CloseReason; at: Moment }): Step {
  const { reason, at } = given
  const isAtPlay = room.facts.stage === 'playing' && seatOf(room.head, chair) !== null
  if (!isAtPlay) return vacated(room, chair, reason)
  const name = tinName(room.facts.chairs, at.random(1)[0] ?? 0)
  const step = emptied(room, chair, reason)
  return { ...step, room: withChair(step.room, chair, { kind: 'tin', name, from: at.now }) }
}

/** The person of a chair goes, or is sent: the chair is free, and in the present match it is nobody's seat any more. */
export function vacated(room: Room, chair: Chair, reason: CloseReason): Step {
  const step = emptied(room, chair, reason)
  return { ...step, room: withoutSeat(step.room, chair) }
}

/** The chair is nobody's, and its whispers are gone; the seat of the match stays. */
function emptied(room: Room, chair: Chair, reason: CloseReason): Step {
  const gone = room.devices.filter((device) => device.chair === chair)
  const state = chairAt(room, chair)
  const was = state.kind === 'person' ? { guest: state.guest } : {}
  const quiet = takenAlong(room, chair)
  const freed = withoutHandOffs(withoutWhispers(withChair(quiet, chair, { kind: 'free' }), chair), chair)
  // Who left last is remembered longest, whoever of them did something last.
  const others = freed.devices.filter((device) => !gone.includes(device))
  const devices = [...others, ...gone.map((device) => ({ ...device, ...was, chair: null }))]
  return movedTo(
    { ...freed, devices },
    gone.map(({ hash }) => hash),
    reason,
  )
}

export function withoutSeat(room: Room, chair: Chair): Room {
  const { head } = room
  return head?.chairs.includes(chair) ? withHead(room, { ...head, left: [...head.left, chair] }) : room
}

/** These devices have another place now: their connections begin anew. */
export function movedTo(room: Room, devices: readonly string[], reason: CloseReason): Step {
  const closed = room.sockets.filter(({ device }) => device !== null && devices.includes(device))
  const sockets = room.sockets.filter((socket) => !closed.includes(socket))
  return { room: { ...room, sockets }, refused: null, closing: closed.map(({ id }) => ({ socket: id, reason })) }
}

import { CHAIRS, cleanName, type Chair, type CloseReason } from '@robot-night/protocol'
import { note } from '../talk/tableTalk.ts'
import { crowdOf } from '../state/crowd.ts'
import { hindrance, usualSettings } from '../state/access.ts'
import { shownName } from '../talk/shownName.ts'
import { ownName, botName } from '../talk/names.ts'
import { seatedAt } from '../match/night.ts'
import { chairAt, chairOf, deviceOf, person, seatOf, withChair, withDevice, withHead } from '../state/seats.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Claim, Input } from '../state/input.ts'
import type { Device } from '../state/device.ts'
import type { Facts } from '../state/facts.ts'
import type { Former } from '../state/chair.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { broughtBack, takenAlong } from '../talk/silence.ts'
import { optionsFor, refreshed } from '../match/play.ts'
import { base64url } from '../../shell/hashes.ts'
import { usualPaceUnless } from '../state/usualPace.ts'
import { formerAt, formerNames, mayTake } from './whoseSeat.ts'
import { withoutHandOffs, withoutTicketsOf } from '../state/tickets.ts'
import { noWhispers, withoutWhispers } from '../talk/whispers.ts'

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
    ...usualPaceUnless(wish.pace),
    paceFrom: 0,
    settings: usualSettings(),
    pauses: [],
    peek: 'usual',
    talk: { typed: true, filtered: true },
    publicFrom: wish.public ? at.now : null,
    ...(wish.language && { language: wish.language }),
    ...(wish.beginners ? { beginners: true } : {}),
    stage: 'lobby',
    chairs,
    host: 0,
    hostAwayFrom: at.now,
    matches: 0,
    guests: 0,
    shuffle: null,
    calledOff: [],
    isUnused: true,
    played: [],
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
  watcherChat: [],
  reactions: [],
  past: [],
  night: [],
  archiveQueue: [],
  head: null,
  match: null,
  sockets: [],
  galleries: [],
  crowd: crowdOf(0),
})

type Sitting = Omit<Extract<Input, { kind: 'sit' }>, 'kind'>

/** Somebody takes a chair; if they have one already, they get that one again. */
export function sit(room: Room, taking: Sitting, at: Moment): Step {
  const { device, wish } = taking
  if (chairOf(room, device) !== null) return done(room)
  const right = mayTake(room, { device, way: taking.isStranger ? 'list' : 'post', chair: wish.chair }, at)
  const { from } = taking
  if ('by' in right && right.by === 'own') return cameBack(room, { device, chair: right.chair, from }, at)
  const name = cleanName(wish.name)
  // First, so that a name that can't be tells nobody whether a seat may be taken; who may not come in is told only that.
  if (name === null && hindrance(room, device) === null) return refuse(room, { code: 'bad_name' })
  if ('refused' in right) return refuse(room, right.refused)
  if (name === null) return refuse(room, { code: 'bad_name' })
  const { chair, by } = right
  if (by === 'passed') return takenOver(room, { device, name, chair, from }, at)
  const sat = seated(room, {
    device,
    chair,
    name: ownName(name, room.facts.chairs.toSpliced(chair, 1)),
    now: at.now,
    from,
  })
  return movedTo(note(sat, { note: 'sat', chair }, at.now), [device], 'seatChanged')
}

/** A person on a chair, by their device. */
export function seated(
  room: Room,
  who: { device: string; chair: Chair; name: string; now: number; from?: string | undefined },
): Room {
  const { device, chair, name, now } = who
  const from = who.from === undefined ? {} : { from: who.from }
  const known = deviceOf(room, device)
  const { guest, guests } = guestOf(room, known)
  const { room: back, isMuted } = broughtBack(room, device)
  const sitting = { ...person(name, guest), isMuted }
  const there = withChair({ ...back, facts: { ...back.facts, guests } }, chair, sitting)
  return withDevice(there, { kind: null, ...known, ...from, hash: device, chair, since: now })
}

/** Who comes back is who they were, unless they sit here already by another device of theirs. */
function guestOf({ facts }: Room, known: Device | null): { guest: number; guests: number } {
  const isHere = facts.chairs.some((state) => state.kind === 'person' && state.guest === known?.guest)
  if (known?.guest !== undefined && !isHere) return { guest: known.guest, guests: facts.guests }
  return { guest: facts.guests + 1, guests: facts.guests + 1 }
}

/** By which device somebody gets to which chair, and from which address. */
interface Arriving {
  device: string
  chair: Chair
  from: string | undefined
}

/** In the middle of a match: the seat goes to somebody new, with its view and without its person's whispers. */
function takenOver(room: Room, who: Arriving & { name: string }, at: Moment): Step {
  const { device, chair, from } = who
  const before = formerAt(room, chair)?.name ?? nameAt(room, chair)
  const left = emptied(room, chair, 'seatChanged')
  // Words that were meant for who sat here before must not find somebody who is called the same.
  const taken = [...room.facts.chairs.toSpliced(chair, 1), ...[before, ...formerNames(room, chair)].map(called)]
  const there = seated(left.room, { device, chair, name: ownName(who.name, taken), now: at.now, from })
  // Their next move is a first move, so the clocks may have changed.
  const told = note(
    refreshed(inherited(there, chair, at), at),
    { note: 'tookOver', chair, about: shownName(room, before) },
    at.now,
  )
  const moved = movedTo(told, [device], 'seatChanged')
  return { ...moved, closing: [...left.closing, ...moved.closing] }
}

const nameAt = (room: Room, chair: Chair): string => {
  const state = chairAt(room, chair)
  return state.kind === 'free' ? '' : state.name
}
const called = (name: string) => ({ kind: 'bot', name }) as const

/** From now on the seat of the match is theirs who sits there. */
function inherited(room: Room, chair: Chair, at: Moment): Room {
  const { head } = room
  const seat = seatOf(head, chair)
  if (!head || seat === null) throw new Error(`chair ${chair} has no seat to take over`)
  return withHead(room, {
    ...head,
    heirs: [...(head.heirs ?? []), { seat, at: at.now, ...seatedAt(room.facts, chair) }],
  })
}

/** Who has left in the middle of the match takes their seat up again, on all their devices. */
function cameBack(room: Room, { device, chair, from }: Arriving, at: Moment): Step {
  const former = formerAt(room, chair)
  if (!former) throw new Error(`nobody has left chair ${chair}`)
  const { room: back, isMuted } = broughtBack(room, device)
  const name = ownName(former.name, room.facts.chairs.toSpliced(chair, 1))
  const there = withChair(back, chair, { ...person(name, former.guest), isMuted })
  const theirs = former.devices.filter((hash) => hash === device || chairOf(room, hash) === null)
  const mayCome = theirs.filter((hash) => hash === device || hindrance(room, hash, 'ticket') === null)
  const all = mayCome.reduce((now, hash) => {
    const known = deviceOf(now, hash)
    const address = hash === device && from !== undefined ? { from } : {}
    if (!known && hash !== device) return now
    return withDevice(now, { kind: null, ...known, ...address, hash, chair, since: at.now })
  }, there)
  return movedTo(note(all, { note: 'returned', chair }, at.now), mayCome, 'seatChanged')
}

/** The person of a chair goes, or is sent away. In the middle of a match a tin robot moves on in their place. */
export function sentAway(
  room: Room,
  chair: Chair,
  given: { reason: CloseReason; why: Former['why']; at: Moment },
): Step & { bot?: string } {
  const { reason, why, at } = given
  const devices = room.devices.flatMap((device) => (device.chair === chair ? [device.hash] : []))
  // Who was removed lets nobody in either.
  const sent = why === 'removed' ? withoutTicketsOf(room, chair) : room
  const state = chairAt(room, chair)
  const isAtPlay = room.facts.stage === 'playing' && seatOf(room.head, chair) !== null
  if (!isAtPlay || state.kind !== 'person') return vacated(sent, chair, reason)
  const bot = botName(room.facts.chairs, at.random(1)[0] ?? 0)
  const step = emptied(sent, chair, reason)
  const after = { name: state.name, guest: state.guest, why, devices }
  return { ...step, bot, room: withChair(step.room, chair, { kind: 'bot', name: bot, from: at.now, after }) }
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
  // The last to leave is remembered longest, no matter which of them did something last.
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

/** These devices have another place now: their connections start over. */
export function movedTo(room: Room, devices: readonly string[], reason: CloseReason): Step {
  const closed = room.sockets.filter(({ device }) => device !== null && devices.includes(device))
  const sockets = room.sockets.filter((socket) => !closed.includes(socket))
  return { room: { ...room, sockets }, refused: null, closing: closed.map(({ id }) => ({ socket: id, reason })) }
}

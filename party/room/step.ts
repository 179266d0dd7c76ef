import { posted, posting } from '../archive/outbox.ts'
import { LIMITS, type Command } from '@robot-night/protocol'
import { vote } from './absent.ts'
import { arrive } from './arrival.ts'
import { say } from './chat.ts'
import { claim } from './claims.ts'
import { counted } from './crowd.ts'
import { shuffled } from './dealing.ts'
import { serveDue } from './due.ts'
import { heardFrom, sentTo } from './galleries.ts'
import { heard } from './heartbeat.ts'
import { remembering } from './late.ts'
import { manage } from './host.ts'
import { show, type Deed } from './handOff.ts'
import { sit } from './lobby.ts'
import { murmur, nameWatcher } from './murmurs.ts'
import { concluded } from './night.ts'
import { own } from './own.ts'
import { react } from './reactions.ts'
import { chairOf, deviceOf } from './seats.ts'
import { settled } from './settled.ts'
import { done, refuse, type Device, type DoneFor, type Input, type Moment, type Room, type Step } from './shapes.ts'
import { playFrom } from './table.ts'
import { closed, delivered, unseatedForgotten } from './waking.ts'
import { whisper } from './whispers.ts'

/**
 * The room as a pure function: what it becomes when something happens. What is to be stored and who is to be told
 * what follows from the two rooms, before and after: `writes.ts`, `news.ts`.
 */
export function step(room: Room, input: Input, at: Moment): Step {
  const taken = taking(concluded(room, at), input, at)
  if (taken.refused) return { ...taken, room }
  if (taken.room === room) return taken
  return { ...taken, room: became(room, taken.room, at) }
}

/** What follows from what was done. */
function became(before: Room, after: Room, at: Moment): Room {
  const now = counted(stamped(before, concluded(unseatedForgotten(settled(shuffled(after, at), at)), at), at), at)
  return remembering(before, now, at)
}

function taking(room: Room, input: Input, at: Moment): Step {
  switch (input.kind) {
    case 'sit':
      return sit(room, input, at)
    case 'nameWatcher':
      return nameWatcher(room, input)
    case 'connected':
      return arrive(onDevice(room, input), input.socket, at.now)
    case 'ticket':
      return show(room, input, at)
    case 'disconnected':
      return done(without(room, input))
    case 'command':
      return command(room, input, at)
    case 'sentTo':
      return sentTo(room, input.gallery)
    case 'gallery':
      return heardFrom(room, input.number, input.count)
    case 'heard':
      return done(heard(room, input.pings))
    case 'alarm':
      return serveDue(settled(room, at), { tins: input.tins, at })
    case 'posting':
      return posting(room, input.match, at)
    case 'posted':
      return posted(room, input.match)
    case 'delivered':
      return delivered(room, input)
  }
}

function without(room: Room, { socket, isClean = false }: { socket: string; isClean?: boolean }): Room {
  const gone = room.sockets.find(({ id }) => id === socket)
  if (!gone) return room
  const others = { ...room, sockets: room.sockets.filter((each) => each !== gone) }
  return isClean ? closed(others, chairOf(room, gone.device)) : others
}

/** A device says what it is. Where it is known it stays where it was in the list: who left last is remembered longest. */
function onDevice(room: Room, { socket, on }: Extract<Input, { kind: 'connected' }>): Room {
  const device = deviceOf(room, socket.device)
  if (!device || !on || device.kind === on) return room
  return { ...room, devices: room.devices.map((each) => (each === device ? { ...each, kind: on } : each)) }
}

/** A command is done once. Sent again, it is answered as it was the first time: only what was done is remembered. */
function command(room: Room, input: { socket: string; command: Command }, at: Moment): Step {
  const socket = room.sockets.find(({ id }) => id === input.socket)
  const device = deviceOf(room, socket?.device ?? null)
  if (!device) return refuse(room, { code: 'not_seated' })
  if (room.done.get(device.hash)?.includes(input.command.id)) return done(room)
  const obeyed = obey(room, input.command, { device, at })
  if (obeyed.refused) return obeyed
  const by = { device: device.hash, id: input.command.id }
  return { ...obeyed, room: remembered(journaled(room, obeyed.room, by), by) }
}

/** Where a command moved the match, the journal says which one it was. */
function journaled(before: Room, after: Room, by: DoneFor): Room {
  const { match } = after
  const last = match?.log.at(-1)
  if (!match || !last || last === before.match?.log.at(-1)) return after
  return { ...after, match: { ...match, log: match.log.withLast({ ...last, done: by }) } }
}

function obey(room: Room, given: Command, { device, at }: { device: Device; at: Moment }): Step {
  if (given.what === 'murmur') return murmur(room, given.text, { device, now: at.now })
  const { chair } = device
  return chair === null
    ? refuse(room, { code: 'not_seated' })
    : obeyChair(room, given, { chair, device: device.hash, at })
}

function obeyChair(room: Room, given: Exclude<Command, { what: 'murmur' }>, who: Deed): Step {
  switch (given.what) {
    case 'answer':
    case 'offer':
      return playFrom(room, who, { played: given, at: who.at })
    case 'say':
      return say(room, { chair: who.chair, now: who.at.now }, given.text)
    case 'whisper':
      return whisper(room, given, { chair: who.chair, now: who.at.now })
    case 'claim':
      return claim(room, given, who)
    case 'react':
      return react(room, given.reaction, { chair: who.chair, now: who.at.now })
    case 'manage':
      return manage(room, given.act, who)
    case 'vote':
      return vote(room, given, who)
    case 'self':
      return own(room, given.act, who)
  }
}

function remembered(room: Room, { device, id }: DoneFor): Room {
  const ids = [...(room.done.get(device) ?? []), id].slice(-LIMITS.rememberedIds)
  const known = [...room.done].filter(([hash]) => deviceOf(room, hash))
  return { ...room, done: new Map([...known, [device, ids]]) }
}

/** When the room was last changed stands with its facts. */
function stamped(before: Room, after: Room, at: Moment): Room {
  return before.facts === after.facts ? after : { ...after, facts: { ...after.facts, at: at.now } }
}

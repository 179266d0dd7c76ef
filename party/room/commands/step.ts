import { isOfId, isSame, rememberedAs } from './remembered.ts'
import { archived, archiving } from '../match/archiveQueue.ts'
import { LIMITS, type Command } from '@robot-night/protocol'
import { isSeenByAll, roused } from '../absence/idle.ts'
import { arrive } from '../people/newConnection.ts'
import { obeySeated } from './seatedCommands.ts'
import { withConsequences } from './consequences.ts'
import { serveDue } from './schedule.ts'
import { heardFrom, sentTo } from '../galleries/galleries.ts'
import { heard } from '../state/heartbeat.ts'
import { show } from '../people/handOff.ts'
import { sit } from '../people/seating.ts'
import { sayToWatchers, nameWatcher } from '../talk/watcherTalk.ts'
import { concluded } from '../match/night.ts'
import { chairOf, deviceOf } from '../state/seats.ts'
import { settled } from './settled.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Device } from '../state/device.ts'
import type { DoneFor } from '../state/match.ts'
import type { Input } from '../state/input.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { pageClosed, pushAnswered } from '../people/notifications.ts'

/**
 * The room as a pure function: what it becomes when something happens. What is to be stored and who is to be told
 * what follows from the two rooms, before and after: `changedRows.ts`, `frames.ts`.
 */
export function step(room: Room, input: Input, at: Moment): Step {
  const taken = taking(concluded(room, at), input, at)
  if (taken.refused) return { ...taken, room }
  if (taken.room === room) return taken
  return { ...taken, room: withConsequences(room, taken.room, at) }
}

type Inputs = { [Kind in Input['kind']]: Extract<Input, { kind: Kind }> }

const INPUTS: { [Kind in keyof Inputs]: (room: Room, input: Inputs[Kind], at: Moment) => Step } = {
  sit: (room, input, at) => sit(room, input, at),
  nameWatcher: (room, input, at) => nameWatcher(room, input, at),
  ticket: (room, input, at) => show(room, input, at),
  connected: (room, input, at) => arrive(onDevice(room, input), input.socket, at.now),
  disconnected: (room, input) => done(without(room, input)),
  command: (room, input, at) => command(room, input, at),
  sentTo: (room, { gallery }) => sentTo(room, gallery),
  gallery: (room, { number, count }) => heardFrom(room, number, count),
  heard: (room, input) => done(heard(room, input.at)),
  alarm: (room, { bots }, at) => serveDue(settled(room, at), { bots, at }),
  archiving: (room, { match }, at) => archiving(room, match, at),
  archived: (room, { match }) => archived(room, match),
  pushed: (room, input) => pushAnswered(room, input),
}

function taking<Kind extends Input['kind']>(room: Room, input: Inputs[Kind] & { kind: Kind }, at: Moment): Step {
  return INPUTS[input.kind](room, input, at)
}

function without(room: Room, { socket, isClean = false }: { socket: string; isClean?: boolean }): Room {
  const gone = room.sockets.find(({ id }) => id === socket)
  if (!gone) return room
  const others = { ...room, sockets: room.sockets.filter((each) => each !== gone) }
  return isClean ? pageClosed(others, chairOf(room, gone.device)) : others
}

/** A device says what it is. Where it is known it stays where it was in the list: who left last is remembered longest. */
function onDevice(room: Room, { socket, on }: Extract<Input, { kind: 'connected' }>): Room {
  const device = deviceOf(room, socket.device)
  if (!device || !on || device.kind === on) return room
  return { ...room, devices: room.devices.map((each) => (each === device ? { ...each, kind: on } : each)) }
}

/**
 * A command is done once. Sent again, it is answered as it was the first time: only what was done is remembered. Another
 * one under the same id is refused, or it would seem to be done.
 */
function command(room: Room, input: { socket: string; command: Command }, at: Moment): Step {
  const socket = room.sockets.find(({ id }) => id === input.socket)
  const device = deviceOf(room, socket?.device ?? null)
  if (!device) return refuse(room, { code: 'not_seated' })
  const by = { device: device.hash, id: rememberedAs(input.command) }
  const before = room.done.get(device.hash)?.find((each) => isOfId(each, input.command.id))
  if (before !== undefined) return isSame(before, by.id) ? done(room) : refuse(room, { code: 'id_used' })
  const obeyed = obey(room, input.command, { device, at })
  if (obeyed.refused) return obeyed
  const isSeen = isSeenByAll(input.command, { before: room, after: obeyed.room })
  const after = isSeen ? roused(obeyed.room, chairOf(obeyed.room, device.hash)) : obeyed.room
  return { ...obeyed, room: remembered(journaled(room, after, by), by) }
}

/** Where a command moved the match, the journal says which one it was. */
function journaled(before: Room, after: Room, by: DoneFor): Room {
  const { match } = after
  const last = match?.log.at(-1)
  if (!match || !last || last === before.match?.log.at(-1)) return after
  return { ...after, match: { ...match, log: match.log.with(-1, { ...last, done: by }) } }
}

function obey(room: Room, given: Command, { device, at }: { device: Device; at: Moment }): Step {
  if (given.what === 'watcherSay') return sayToWatchers(room, given.text, { device, at })
  const { chair } = device
  return chair === null
    ? refuse(room, { code: 'not_seated' })
    : obeySeated(room, given, { chair, device: device.hash, at })
}

function remembered(room: Room, { device, id }: DoneFor): Room {
  const ids = [...(room.done.get(device) ?? []), id].slice(-LIMITS.rememberedIds)
  const known = [...room.done].filter(([hash]) => deviceOf(room, hash))
  return { ...room, done: new Map([...known, [device, ids]]) }
}

import type { Pace } from '@robot-night/engine'
import type { Chair, HostAct } from '@robot-night/protocol'
import { replaced } from './absent.ts'
import { note } from './chat.ts'
import { deal } from './dealing.ts'
import { ban, letTakeOver, lock, mute, pause, setAbsence, setDelay, shut, unban } from './house.ts'
import { invite, type Deed } from './handOff.ts'
import { passLamp } from './lamp.ts'
import { sentAway } from './lobby.ts'
import { tinName } from './names.ts'
import { silence, unsilence } from './silence.ts'
import { setTalk } from './setTalk.ts'
import { chairAt, isPresent, withChair } from './seats.ts'
import { done, refuse, type Moment, type Room, type Step } from './shapes.ts'
import { optionsFor, refreshed, stop, titleIn } from './table.ts'
import { setTitle } from './titleChange.ts'

/** Something that only the holder of the lamp may do. */
export function manage(room: Room, act: HostAct, who: Deed): Step {
  if (who.chair !== room.facts.host) return refuse(room, { code: 'not_host' })
  return act.do === 'invite' ? invite(room, act, who) : ordered(room, act, who)
}

function ordered(room: Room, act: Exclude<HostAct, { do: 'invite' }>, who: Deed): Step {
  const { at } = who
  switch (act.do) {
    case 'setTitle':
      return setTitle(room, act, at)
    case 'setOptions':
      return setOptions(room, act.options, at)
    case 'setPace':
      return setPace(room, act.pace, at)
    case 'setPeek':
      return done({ ...room, facts: { ...room.facts, peek: act.peek } })
    case 'setTalk':
      return done(setTalk(room, act, at))
    case 'setPublic':
      return setPublic(room, act.on, at)
    case 'seatTin':
      return seatTins(room, act.chair, at)
    case 'clearChair':
      return clearChair(room, act.chair, at)
    case 'deal':
      return deal(room, at)
    case 'toLobby':
      return toLobby(room)
    case 'stop':
      return stop(room, at)
    case 'clearTable':
      return done({ ...room, facts: { ...room.facts, cleared: true } })
    case 'substitute':
      return substitute(room, act, at)
    case 'passLamp':
      return chosen(room, act.chair)?.kind === 'person' ? done(passLamp(room, act.chair, at)) : noSuchChair(room)
    case 'setAbsence':
    case 'pause':
    case 'lock':
    case 'shut':
    case 'setDelay':
    case 'letTakeOver':
      return housed(room, act, who)
    case 'mute':
    case 'silence':
    case 'unsilence':
    case 'ban':
    case 'unban':
      return curbed(room, act, who)
  }
}

type Housing = Extract<HostAct, { do: 'setAbsence' | 'pause' | 'lock' | 'shut' | 'setDelay' | 'letTakeOver' }>

/** What the host makes of the room beyond the match. */
function housed(room: Room, act: Housing, who: Deed): Step {
  switch (act.do) {
    case 'setAbsence':
      return setAbsence(room, act.absence, who)
    case 'pause':
      return pause(room, act.on, who)
    case 'lock':
      return lock(room, act.on, who)
    case 'shut':
      return shut(room, act.on, who)
    case 'setDelay':
      return setDelay(room, act.delay, who)
    case 'letTakeOver':
      return letTakeOver(room, act.on, who)
  }
}

type Curb = Extract<HostAct, { do: 'mute' | 'silence' | 'unsilence' | 'ban' | 'unban' }>

/** What the host does about one person, who would rather have it otherwise. */
function curbed(room: Room, act: Curb, who: Deed): Step {
  switch (act.do) {
    case 'mute':
      return mute(room, act, who)
    case 'silence':
      return silence(room, act.watcher, who)
    case 'unsilence':
      return unsilence(room, act.number, who)
    case 'ban':
      return ban(room, act.chair, who)
    case 'unban':
      return unban(room, act.number, who)
  }
}

const noSuchChair = (room: Room): Step => refuse(room, { code: 'no_such_chair' })
const wrongStage = (room: Room): Step => refuse(room, { code: 'wrong_stage' })
const chosen = (room: Room, chair: Chair) => room.facts.chairs[chair]

/** Between matches everybody sees it where it is set; in the middle of one it is worth a line. */
function setPace(room: Room, pace: Pace, at: Moment): Step {
  const changed = refreshed({ ...room, facts: { ...room.facts, pace, paceFrom: at.now } }, at)
  const isNoted = room.facts.stage === 'playing' && room.facts.pace !== pace
  return done(isNoted ? note(changed, { note: 'pace', chair: null, about: pace }, at.now) : changed)
}

function setOptions(room: Room, options: object, at: Moment): Step {
  const { facts } = room
  if (facts.stage === 'playing') return wrongStage(room)
  const game = titleIn(at, facts.title)
  // What is not said stays as it is, so that two choices made at once both hold.
  const chosenOptions = optionsFor(game, { ...facts.options, ...options })
  if (!chosenOptions) return refuse(room, { code: 'bad_options' })
  const taken = facts.chairs.filter(({ kind }) => kind !== 'free').length
  const refused = game.options.refuse(chosenOptions, Math.max(taken, game.seats.min))
  return refused ? refuse(room, refused) : done({ ...room, facts: { ...facts, options: chosenOptions } })
}

function setPublic(room: Room, isPublic: boolean, at: Moment): Step {
  const { facts } = room
  if (isPublic === (facts.publicFrom !== null)) return done(room)
  const changed: Room = { ...room, facts: { ...facts, publicFrom: isPublic ? at.now : null } }
  return done(note(changed, { note: isPublic ? 'madePublic' : 'madePrivate', chair: facts.host }, at.now))
}

/** A tin robot on one chair; or on as many as the title still needs; or, where none is needed, on all that are free. */
function seatTins(room: Room, chair: Chair | null, at: Moment): Step {
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

function clearChair(room: Room, chair: Chair, at: Moment): Step {
  const state = chosen(room, chair)
  if (room.facts.stage === 'playing' && state?.kind === 'tin') return wrongStage(room)
  if (!state || state.kind === 'free' || chair === room.facts.host) return noSuchChair(room)
  const step = sentAway(room, chair, { reason: 'sentHome', at })
  const what = { note: state.kind === 'tin' ? 'tinLeft' : 'sentHome', chair, name: state.name } as const
  return { ...step, room: note(step.room, what, at.now) }
}

function toLobby(room: Room): Step {
  if (room.facts.stage !== 'over') return wrongStage(room)
  return done({ ...room, head: null, match: null, facts: { ...room.facts, stage: 'lobby' } })
}

function substitute(room: Room, { chair, on }: { chair: Chair; on: boolean }, at: Moment): Step {
  const state = chosen(room, chair)
  if (room.facts.stage !== 'playing') return wrongStage(room)
  if (state?.kind !== 'person' || (on && isPresent(room, chair))) return noSuchChair(room)
  if (on === (state.substituteFrom !== null)) return done(room)
  if (on) return done(replaced(room, chair, at))
  // The time that they were away has been played for: from now on it is counted anew.
  const changed = withChair(room, chair, { ...state, substituteFrom: null, awayFrom: at.now })
  return done(note(changed, { note: 'returned', chair }, at.now))
}

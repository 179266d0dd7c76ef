import type { Pace } from '@robot-night/engine'
import type { HostAct } from '@robot-night/protocol'
import { optionsFor, refreshed, titleIn } from '../match/play.ts'
import type { Moment } from '../state/moment.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Room } from '../state/room.ts'
import { note } from '../talk/tableTalk.ts'

/** Between matches everybody sees it where it is set; in the middle of one it is worth a line. */
export function setPace(room: Room, pace: Pace, at: Moment): Step {
  const { isPaceUsual: _, ...facts } = room.facts
  const changed = refreshed({ ...room, facts: { ...facts, pace, paceFrom: at.now } }, at)
  const isNoted = room.facts.stage === 'playing' && room.facts.pace !== pace
  return done(isNoted ? note(changed, { note: 'pace', chair: null, about: pace }, at.now) : changed)
}

export function setOptions(room: Room, options: object, at: Moment): Step {
  const { facts } = room
  if (facts.stage === 'playing') return refuse(room, { code: 'wrong_stage' })
  const game = titleIn(at, facts.title)
  // What is not said stays as it is, so that two choices made at once both hold.
  const chosenOptions = optionsFor(game, { ...facts.options, ...options })
  if (!chosenOptions) return refuse(room, { code: 'bad_options' })
  const taken = facts.chairs.filter(({ kind }) => kind !== 'free').length
  const refused = game.options.refuse(chosenOptions, Math.max(taken, game.seats.min))
  return refused ? refuse(room, refused) : done({ ...room, facts: { ...facts, options: chosenOptions } })
}

export function setPublic(room: Room, isPublic: boolean, at: Moment): Step {
  const { facts } = room
  if (isPublic === (facts.publicFrom !== null)) return done(room)
  const changed: Room = { ...room, facts: { ...facts, publicFrom: isPublic ? at.now : null } }
  return done(note(changed, { note: isPublic ? 'madePublic' : 'madePrivate', chair: facts.host }, at.now))
}

type Welcome = Pick<Extract<HostAct, { do: 'setWelcome' }>, 'language' | 'beginners'>

/** By what strangers look for a table. What isn't said stays as it is. */
export function setWelcome(room: Room, said: Welcome): Step {
  const { language: spoken = null, beginners: isOpen = false, ...facts } = room.facts
  const { language = spoken, beginners = isOpen } = said
  if (language === spoken && beginners === isOpen) return done(room)
  return done({
    ...room,
    facts: { ...facts, ...(language && { language }), ...(beginners ? { beginners: true } : {}) },
  })
}

export function toLobby(room: Room): Step {
  if (room.facts.stage !== 'over') return refuse(room, { code: 'wrong_stage' })
  return done({ ...room, head: null, match: null, facts: { ...room.facts, stage: 'lobby' } })
}

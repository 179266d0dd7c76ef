import { cleanName, type Chair, type SelfAct } from '@robot-night/protocol'
import { note } from '../talk/tableTalk.ts'
import { handOff, letIn, revoke, signOut, type Deed } from '../people/handOff.ts'
import { move } from '../people/moving.ts'
import { sentAway } from '../people/seating.ts'
import { ownName } from '../talk/names.ts'
import { chairAt, withChair } from '../state/seats.ts'
import { formerNames } from '../people/whoseSeat.ts'
import { reveal, throwIn } from '../match/throws.ts'
import { subscribe } from '../people/notifications.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'

type Acts = { [Do in SelfAct['do']]: Extract<SelfAct, { do: Do }> }

const ACTS: { [Do in keyof Acts]: (room: Room, act: Acts[Do], who: Deed) => Step } = {
  rename: (room, { name }, { chair }) => rename(room, chair, name),
  move: (room, { chair: to }, who) => move(room, to, who),
  leave: (room, _act, { chair, at }) => leave(room, chair, at),
  here: (room) => done(room),
  wake: (room, { push }, who) => subscribe(room, push, who),
  handOff: (room, act, who) => handOff(room, act, who),
  letIn: (room, act, who) => letIn(room, act, who),
  revoke: (room, { ticket }, who) => revoke(room, ticket, who),
  signOut: (room, { device }, who) => signOut(room, device, who),
  throw: (room, act, who) => throwIn(room, act, who),
  reveal: (room, act, who) => reveal(room, act, who),
}

/** Something that anybody with a chair may do about their own. */
export function actOnSelf<Do extends SelfAct['do']>(room: Room, act: Acts[Do] & { do: Do }, who: Deed): Step {
  return ACTS[act.do](room, act, who)
}

function rename(room: Room, chair: Chair, typed: string): Step {
  const name = cleanName(typed)
  const state = chairAt(room, chair)
  if (name === null) return refuse(room, { code: 'bad_name' })
  if (state.kind !== 'person') throw new Error(`chair ${chair} has no person to rename`)
  const former = formerNames(room, chair).map((each) => ({ kind: 'bot', name: each }) as const)
  const others = [...room.facts.chairs.toSpliced(chair, 1), ...former]
  return done(withChair(room, chair, { ...state, name: ownName(name, others) }))
}

/** For good. In the middle of a match a tin robot plays on, and they may come back to it until it is over. */
function leave(room: Room, chair: Chair, at: Moment): Step {
  const state = chairAt(room, chair)
  const { bot, ...step } = sentAway(room, chair, { reason: 'seatChanged', why: 'left', at })
  const name = state.kind === 'free' ? '' : state.name
  return { ...step, room: note(step.room, { note: 'left', chair, name, ...(bot && { about: bot }) }, at.now) }
}

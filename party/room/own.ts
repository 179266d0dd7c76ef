import { cleanName, type Chair, type OwnAct } from '@robot-night/protocol'
import { note } from './chat.ts'
import { handOff, letIn, revoke, signOut, type Deed } from './handOff.ts'
import { vacated } from './lobby.ts'
import { ownName } from './names.ts'
import { chairAt, withChair } from './seats.ts'
import { reveal, throwIn } from './throws.ts'
import { wakeMe } from './waking.ts'
import { done, refuse, type Moment, type Room, type Step } from './shapes.ts'

/** Something that anybody with a chair may do about their own. */
export function own(room: Room, act: OwnAct, who: Deed): Step {
  switch (act.do) {
    case 'rename':
      return rename(room, who.chair, act.name)
    case 'leave':
      return leave(room, who.chair, who.at)
    case 'wake':
      return wakeMe(room, act.push, who)
    case 'handOff':
      return handOff(room, act, who)
    case 'letIn':
      return letIn(room, act, who)
    case 'revoke':
      return revoke(room, act.ticket, who)
    case 'signOut':
      return signOut(room, act.device, who)
    case 'throw':
      return throwIn(room, act, who)
    case 'reveal':
      return reveal(room, act, who)
  }
}

function rename(room: Room, chair: Chair, typed: string): Step {
  const name = cleanName(typed)
  const state = chairAt(room, chair)
  if (name === null) return refuse(room, { code: 'bad_text' })
  if (state.kind !== 'person') throw new Error(`chair ${chair} has no person to rename`)
  const others = room.facts.chairs.toSpliced(chair, 1)
  return done(withChair(room, chair, { ...state, name: ownName(name, others) }))
}

function leave(room: Room, chair: Chair, at: Moment): Step {
  const state = chairAt(room, chair)
  if (room.facts.stage === 'playing') return refuse(room, { code: 'wrong_stage' })
  const step = vacated(room, chair, 'seatChanged')
  const name = state.kind === 'free' ? '' : state.name
  return { ...step, room: note(step.room, { note: 'left', chair, name }, at.now) }
}

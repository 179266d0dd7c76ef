import { cleanTalk, LIMITS, type Chair, type Note, type TalkLine } from '@robot-night/protocol'
import { chairAt } from './seats.ts'
import { done, refuse, type Room, type Step } from './shapes.ts'

/** A person says something to the table. */
export function say(room: Room, who: { chair: Chair; now: number }, typed: string): Step {
  const text = cleanTalk(typed)
  if (text === null) return refuse(room, { code: 'bad_text' })
  const said = { kind: 'said', chair: who.chair, name: nameAt(room, who.chair), text, ...head(room, who.now) } as const
  return done(withLine(room, said))
}

/** The room itself notes what happened to whom. */
export function note(room: Room, what: { note: Note; chair: Chair | null; name?: string }, now: number): Room {
  const name = what.name ?? (what.chair === null ? '' : nameAt(room, what.chair))
  return withLine(room, { kind: 'noted', note: what.note, chair: what.chair, name, ...head(room, now) })
}

function head(room: Room, now: number): { number: number; at: number } {
  return { number: (room.talk.at(-1)?.number ?? 0) + 1, at: now }
}

function withLine(room: Room, line: TalkLine): Room {
  return { ...room, talk: [...room.talk, line].slice(-LIMITS.talkKept) }
}

function nameAt(room: Room, chair: Chair): string {
  const state = chairAt(room, chair)
  return state.kind === 'free' ? '' : state.name
}

import { cleanTalk, LIMITS, type Chair, type Note, type TalkLine } from '@robot-night/protocol'
import { saidAs } from '../../wordFilter/saidAs.ts'
import { shownName } from './shownName.ts'
import { maySay } from './maySay.ts'
import { chairAt } from '../state/seats.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Room } from '../state/room.ts'

/** A person says something to the table. */
export function say(room: Room, who: { chair: Chair; now: number }, typed: string): Step {
  const refused = maySay(room, who.chair, 'typed')
  if (refused) return refuse(room, refused)
  const text = cleanTalk(typed)
  return text === null ? refuse(room, { code: 'bad_text' }) : tell(room, who, saidAs(text))
}

/** What was said comes to the table's talk. */
export function tell(room: Room, who: { chair: Chair; now: number }, saying: Saying): Step {
  const by = { chair: who.chair, name: nameAt(room, who.chair) }
  const said = { kind: 'said', ...by, ...saying, ...head(room, who.now) } as const
  return done(withLine(room, said))
}

type Saying = Pick<Extract<TalkLine, { kind: 'said' }>, 'text' | 'clean' | 'claim' | 'remark'>

/** The room itself notes what happened to whom. */
export function note(
  room: Room,
  what: { note: Note; chair: Chair | null; name?: string; about?: string },
  now: number,
): Room {
  const given = what.name === undefined ? null : shownName(room, what.name)
  const name = given ?? (what.chair === null ? '' : nameAt(room, what.chair))
  const more = what.about === undefined ? {} : { about: what.about }
  return withLine(room, { kind: 'noted', note: what.note, chair: what.chair, name, ...more, ...head(room, now) })
}

function head(room: Room, now: number): { number: number; at: number } {
  return { number: (room.talk.at(-1)?.number ?? 0) + 1, at: now }
}

function withLine(room: Room, line: TalkLine): Room {
  return { ...room, talk: keptTalk([...room.talk, line]) }
}

/**
 * What is kept of the talk: the last lines that people said, and the last of each kind that the room noted, so that
 * neither talk nor any other coming and going pushes out that somebody was removed, or who took over whose seat.
 */
export function keptTalk(lines: readonly TalkLine[]): TalkLine[] {
  const counts = new Map<Note | null, number>()
  const isKept = (line: TalkLine): boolean => {
    const kind = line.kind === 'noted' ? line.note : null
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= (kind === null ? LIMITS.talkKept : LIMITS.notesKept)
  }
  return lines.toReversed().filter(isKept).toReversed()
}

export function nameAt(room: Room, chair: Chair): string {
  const state = chairAt(room, chair)
  return state.kind === 'free' ? '' : shownName(room, state.name)
}
